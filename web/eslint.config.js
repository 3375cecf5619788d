import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist", "src/wire/ahoy.ts", "src/wire/four.ts", "src/wire/wire.ts"]),
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error", "warn"] }],
      // The router catches clicks on plain links; there is no SvelteKit to resolve paths.
      "svelte/no-navigation-without-resolve": "off",
      // Plain maps and sets are right where nothing is drawn from them; whoever needs more says SvelteMap.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);
