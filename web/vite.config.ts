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
  /\/src\/(app\.css|page\/|drafts\/(notice|begun|kept)\.|session\/(browser|claims|session)\.|layout\/public\/search\/(attach-[a-z]+|fetch-data)\.|i18n\/(catalogue-name|language)\.|art\/drawing-of\.)/;

/** The client of the API with its cache. */
const callParts = /\/node_modules\/(@trpc|@tanstack\/(react-query|query-core))\//;

/** Small parts that many pages are made of; nothing that brings a library. */
const ownParts =
  /\/web\/src\/((ui\/(?!overlay\/dialog\.)|(art|i18n|session|site|layout)\/)|form\/(focus-fault|server-problem|use-on-language)\.)|\/node_modules\/lucide-react\//;

/** What most forms are made of. */
const formParts =
  /\/node_modules\/react-hook-form\/|\/web\/src\/form\/(form-shell|use-zod-form|field-binding|(field\/|code\/)?[a-z-]+-fields?)\./;

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
                { name: "plain", test: plainParts, priority: 4 },
                { name: "application", tags: ["$initial"], test: /^(?!.*entry-public)/, priority: 3 },
                { name: "calls", test: callParts, priority: 2 },
                { name: "parts", test: ownParts, minShareCount: 12, priority: 1 },
                { name: "forms", test: formParts, minShareCount: 10, priority: 0 },
              ],
            },
          },
        },
      },
}));
