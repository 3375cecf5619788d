import { mount } from "svelte";
import App from "./App.svelte";
import { apply } from "./app/settings.svelte";
import "./theme/fonts.css";
import "./theme/theme.css";
import { words } from "./words/words.svelte";

apply();
await words.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
