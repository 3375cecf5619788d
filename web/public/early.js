// Runs before the first paint, so that a chosen theme never flashes in the other one.
try {
  const kept = JSON.parse(localStorage.getItem("freeport.settings") ?? "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch {
  // Without storage the system's theme holds.
}
