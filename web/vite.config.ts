import babel from "@rolldown/plugin-babel";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const cwd = import.meta.dirname;
const macros = linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd });

/** What the script of the plain pages (entry-public.ts) is made of; the application uses it as well. */
const plainParts =
  /\/src\/(app\.css|page\/|session\/(browser|claims|session)\.|layout\/public\/search\/(attach-[a-z]+|fetch-data)\.|i18n\/(catalogue-name|language)\.|art\/drawing-of\.)/;

export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: cwd,
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: mode !== "test",
      routeFileIgnorePattern: "\\.test\\.",
      generatedRouteTree: "./src/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    babel({ cwd, presets: [macros] }),
    lingui({ cwd }),
    tailwindcss(),
  ],
  // One bundle draws all pages, React included: left outside it would be its slow development build in every mode but production.
  ...(command === "build" && { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }),
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false, rolldownOptions: { input: "src/entry-server.tsx" } }
    : {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: ["src/entry-client.tsx", "src/entry-public.ts"],
          // What every page of a kind needs comes as one file: it compresses better than a dozen small ones.
          output: {
            codeSplitting: {
              groups: [
                { name: "plain", test: plainParts, priority: 2 },
                { name: "application", tags: ["$initial"], test: /^(?!.*entry-public)/, priority: 1 },
              ],
            },
          },
        },
      },
}));
