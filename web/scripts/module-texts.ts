import path from "node:path";
import type { Plugin } from "vite";

/** By module, from the folder of the web: what it imports, what it fetches later, and the ids of texts that it names. */
export type ModuleTexts = Record<string, { imports: string[]; later: string[]; texts: string[] }>;

/** Where the client build leaves them for `section-catalogues.ts`, which takes them away. */
export const moduleTextsFile = ".vite/texts.json";

const web = path.resolve(import.meta.dirname, "..");
const nameOf = (id: string): string => path.relative(web, id).split(path.sep).join("/");
/** No package speaks to anybody. */
const isOwn = (id: string): boolean => path.isAbsolute(id) && !id.includes("/node_modules/");

/** The macros leave a text's id as a string of its own; another string that is spelt like an id brings a text too many. */
const namesIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/["'`]([\w+/=.-]+)(?=["'`])/g)].map(([, name]) => name ?? "")),
];

/** Notes which texts each module names, as far as the build keeps it: a file holds modules that not all who fetch it come to show. */
export const moduleTexts = (): Plugin => ({
  name: "module-texts",
  generateBundle(_options, bundle) {
    const code = new Map<string, string>();
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk")
        for (const [id, rendered] of Object.entries(chunk.modules)) code.set(id, rendered.code ?? "");
    const modules: ModuleTexts = {};
    for (const id of [...this.getModuleIds()].filter(isOwn)) {
      const info = this.getModuleInfo(id);
      modules[nameOf(id)] = {
        imports: (info?.importedIds ?? []).filter(isOwn).map(nameOf),
        later: (info?.dynamicallyImportedIds ?? []).filter(isOwn).map(nameOf),
        texts: namesIn(code.get(id) ?? ""),
      };
    }
    this.emitFile({ type: "asset", fileName: moduleTextsFile, source: JSON.stringify(modules) });
  },
});
