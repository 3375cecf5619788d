export default import.meta.glob<string>("../text/ru/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
