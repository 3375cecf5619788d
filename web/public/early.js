// Runs before the first paint: a chosen theme never flashes in the other one, and the words of the reader's language
// set out together with the page instead of after it.
const kept = (place) => {
  try {
    return localStorage.getItem(`freeport.${place}`);
  } catch {
    // Without storage the system's theme and language hold.
    return null;
  }
};
try {
  const { theme } = JSON.parse(kept("settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // What cannot be read is not followed.
}
const pieces = JSON.parse(document.querySelector("meta[name=freeport-texts]")?.content ?? "{}");
const tongues = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), "en"];
const words = pieces[tongues.find((tongue) => tongue !== null && tongue in pieces)];
if (words) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = words;
  document.head.append(link);
}
