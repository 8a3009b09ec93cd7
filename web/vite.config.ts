import { existsSync } from "node:fs";
import path from "node:path";
import babel from "@rolldown/plugin-babel";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { moduleTexts } from "./scripts/module-texts.ts";
import { iconImports } from "./scripts/icon-imports.ts";
import { chunkGroups, isLater, notAtStart } from "./scripts/chunks.ts";
import { allSections, entryOf, sectionOf } from "./src/site/section.ts";

const cwd = import.meta.dirname;
/** Whether a route surrounds all pages of a section: `/admin`, by its file. */
const isLayout = (routeId: string) =>
  /^\/[^/]+$/.test(routeId) &&
  sectionOf(routeId) !== undefined &&
  existsSync(path.join(cwd, `src/routes${routeId}/route.tsx`));

const macros = linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd });

export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: cwd,
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: mode !== "test",
      // What surrounds all pages of a section is needed by each of them: it comes with the section's entry.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (isLayout(routeId) ? [] : undefined) },
      routeFileIgnorePattern: "\\.test\\.",
      generatedRouteTree: "./src/sections/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    babel({ cwd, presets: [macros] }),
    lingui({ cwd }),
    tailwindcss(),
    ...(command === "build" && !isSsrBuild ? [iconImports(), moduleTexts()] : []),
  ],
  // One bundle draws all pages, React included: left outside it would be its slow development build in every mode but production.
  ...(command === "build" && { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }),
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false, rolldownOptions: { input: "src/entry-server.tsx" } }
    : {
        outDir: "dist/client",
        manifest: true,
        modulePreload: { resolveDependencies: (file, names) => (isLater(file) ? [] : names.filter(notAtStart)) },
        rolldownOptions: {
          input: [...allSections.map(entryOf), "src/entry-public.ts"],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}));
