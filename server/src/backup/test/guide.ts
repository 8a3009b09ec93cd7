import { readFile } from "node:fs/promises";
import path from "node:path";

export interface Block {
  guide: string;
  /** The words of the heading of the second level that it stands under. */
  section: string;
  /** What stands behind `sh`: nothing, or how it is run. */
  kind: string;
  text: string;
  /** Commands without what is behind a `#`, one a line. */
  lines: string[];
}

/** The commands of a guide, block by block, under the heading that they stand under. */
export async function guideOf(name: string): Promise<Map<string, Block[]>> {
  const text = await readFile(path.resolve(import.meta.dirname, "../../../../docs/operations", name), "utf8");
  const sections = new Map<string, Block[]>();
  for (const written of text.split(/^## /m)) {
    const section = written.split("\n")[0] ?? "";
    const blocks = [...written.matchAll(/^```sh *(\w*)\n(.*?)^```$/gms)].map(([, kind = "", commands = ""]) => ({
      guide: name,
      section,
      kind,
      text: commands,
      lines: commands.split("\n").filter((line) => line !== ""),
    }));
    sections.set(section, blocks);
  }
  return sections;
}

const begin = "metiro ";

/** The words of a command of the operator's program, with variables; undefined for any other command. */
export function wordsOf(line: string, variables: Readonly<Record<string, string>>): string[] | undefined {
  if (!line.startsWith(begin)) return undefined;
  return [...line.slice(begin.length).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? "").replaceAll(/\$(\w+)/g, (whole, name: string) => variables[name] ?? whole),
  );
}
