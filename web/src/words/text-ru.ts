// What every page says; the texts of a game come with the game.
export default import.meta.glob<string>("../text/ru/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
