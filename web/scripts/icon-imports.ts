import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const everyIcon = "lucide-react/dist/esm/lucide-react.mjs";

/** The file of each icon in the package, by every name that it has there. */
function filesByName(): Map<string, string> {
  const list = readFileSync(createRequire(import.meta.url).resolve(everyIcon), "utf8");
  return new Map(
    [...list.matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[\w-]+)\.mjs'/gm)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
}

/**
 * Names each icon by its own file. Through the one that names them all the bundler does not tell which module draws which icon, and
 * every section would start with those of every page.
 */
export const iconImports = (): Plugin => {
  const files = filesByName();
  return {
    name: "icon-imports",
    enforce: "post",
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /lucide-react/ },
      handler: (code) => ({
        code: code.replaceAll(/import \{([^}]*)\} from "lucide-react";?/g, (_, names: string) => importsOf(names)),
        map: null,
      }),
    },
  };

  function importsOf(names: string): string {
    const each = names.split(",").filter((name) => name.trim() !== "");
    return each.map((name) => `import ${localOf(name)} from "lucide-react/${fileOf(name)}";`).join(" ");
  }

  function fileOf(name: string): string {
    const [exported = ""] = name.trim().split(" as ");
    const file = files.get(exported);
    if (file === undefined) throw new Error(`lucide-react has no icon ${exported}.`);
    return file;
  }
};

const localOf = (name: string): string => name.trim().split(" as ").at(-1) ?? "";
