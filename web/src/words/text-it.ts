export default import.meta.glob<string>("../text/it/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
