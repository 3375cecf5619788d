export default import.meta.glob<string>("../text/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
