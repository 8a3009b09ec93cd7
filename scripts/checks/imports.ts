import { readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";
import { guestWriters, pairs, staircases, walls, writers } from "./import-rules.ts";

interface Import {
  from: string;
  /** A path of the repository, or the name of a package. */
  to: string;
  isType: boolean;
}

const source = /^((server|shared|web)\/src|scripts|bench)\/.*\.tsx?$/;
/** Tests, their helpers and what is generated read everything. */
const readsAll = /\.(test|fixture)\.tsx?$|\/test\/|\/test-|-for-test\.tsx?$|\/generate\.ts$|\.gen\.ts$/;
const statement =
  /(?:^|\n)\s*(?:import|export)\s(type\s)?[^"';]*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']|(?:^|\n)import\s+["']([^"']+)["']/g;

/** Every import runs down the stairs and through the doors: see `import-rules.ts`. */
export async function importsRunOneWay(): Promise<Outcome> {
  const files = ownFiles().filter((file) => source.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  return faults(faultsOfImports(texts));
}

/** What the imports and the writes of some files, each with its text, do against the rules; one line a fault. */
export function faultsOfImports(texts: ReadonlyMap<string, string>): string[] {
  const files = [...texts].filter(([file]) => !readsAll.test(file));
  const tables = tablesIn(texts);
  const imports = files.flatMap(([file, text]) => importsOf(file, text));
  return [
    ...imports.flatMap(uphill),
    ...roomsWithoutStep(files.map(([file]) => file)),
    ...imports.flatMap(throughWall),
    ...bothWays(imports),
    ...circles(imports).map((circle) => `These files import each other: ${circle.join(", ")}`),
    ...files.flatMap(([file, text]) => foreignWrites(file, text, tables)),
  ];
}

function importsOf(file: string, text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(statement)].map(([, type, named, dynamic, bare]) => ({
    from: file,
    to: targetOf(file, named ?? dynamic ?? bare ?? ""),
    isType: type !== undefined,
  }));
}

/** The file or the package that an import names. */
function targetOf(file: string, name: string): string {
  if (name.startsWith(".")) return path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith("#")) return `web/src/${name.slice(1)}`;
  if (name === "@metiro/server/router") return "server/src/app/router.ts";
  if (name.startsWith("@metiro/")) return name.replace(/^@metiro\/(\w+)\/(.*)$/, "$1/src/$2.ts");
  return /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;
}

/** The folder of a base that a file is in; undefined beside the folders and elsewhere. */
const roomIn = (base: string, file: string): string | undefined =>
  file.startsWith(`${base}/`) && file.slice(base.length + 1).includes("/")
    ? file.slice(base.length + 1).split("/")[0]
    : undefined;

/** The step of a room, from the bottom; below 0 where it has none. */
const stepOf = (base: string, room: string): number =>
  staircases[base]?.findIndex((rooms) => rooms.includes(room)) ?? -1;

/** Rooms that nobody has given a step, whatever they import and whoever imports them; each with a file. */
function roomsWithoutStep(files: readonly string[]): string[] {
  return Object.keys(staircases).flatMap((base) => {
    const rooms = new Map(files.map((file) => [roomIn(base, file), file]));
    return [...rooms].flatMap(([room, file]) =>
      room === undefined || stepOf(base, room) >= 0
        ? []
        : [`${base}/${room} has no step in scripts/checks/import-rules.ts (${file})`],
    );
  });
}

function uphill({ from, to }: Import): string[] {
  return Object.keys(staircases).flatMap((base) => {
    const [room, other] = [roomIn(base, from), roomIn(base, to)];
    // A style sheet is no room's, it is one for all pages; what is generated stands beside what it is made from.
    if (room === undefined || room === other || !to.startsWith(`${base}/`) || /\.css$|\.gen\.ts$/.test(to)) return [];
    // Of a room without a step it is told that it has none.
    if (stepOf(base, room) < 0 || (other !== undefined && stepOf(base, other) < stepOf(base, room))) return [];
    return [`${from} imports ${to}: ${base}/${room} stands below or beside it`];
  });
}

function throughWall({ from, to, isType }: Import): string[] {
  return walls.flatMap(({ from: files, never, but, typesPass, why }) => {
    const match = files.exec(from);
    if (!match || (typesPass && isType)) return [];
    if (!new RegExp(never.replaceAll("$1", match[1] ?? "")).test(to)) return [];
    return but !== undefined && new RegExp(but).test(to) ? [] : [`${from} imports ${to}: ${why}`];
  });
}

/** Folders beside each other that import each other, at any depth; each with a file of either side that does. */
function bothWays(imports: readonly Import[]): string[] {
  const ways = new Map<string, Import>();
  for (const one of imports) {
    const way = wayOf(one);
    if (way !== undefined) ways.set(way, one);
  }
  return [...ways].flatMap(([way, { from }]) => {
    const [base = "", room = "", other = ""] = way.split(" ");
    const back = room < other ? ways.get([base, other, room].join(" ")) : undefined;
    if (!back || `${base}: ${room} and ${other}` in pairs) return [];
    return [`${base}: ${room} and ${other} import each other (${from}, ${back.from})`];
  });
}

/** Between which folders of one folder an import goes; undefined beside the folders, within one, and to packages. */
function wayOf({ from, to }: Import): string | undefined {
  const [own, theirs] = [from.split("/"), to.split("/")];
  const parting = own.findIndex((part, at) => part !== theirs[at]);
  if (parting < 1 || parting >= own.length - 1 || parting >= theirs.length - 1) return undefined;
  return [own.slice(0, parting).join("/"), own[parting], theirs[parting]].join(" ");
}

/** Files that import each other, for types too: the strongly connected components (Tarjan). */
function circles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const { to } of targets.get(file) ?? []) {
      const reached = order.has(to)
        ? open.includes(to)
          ? (order.get(to) ?? 0)
          : Infinity
        : targets.has(to)
          ? visit(to)
          : Infinity;
      lowest.set(file, Math.min(lowest.get(file) ?? 0, reached));
    }
    if (lowest.get(file) === order.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return lowest.get(file) ?? 0;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** The tables by the names that the code and the database have for them, each with its file in the schema, or its folder where that has no writers of its own. */
const tablesIn = (texts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([
    ["removedTables", "removedTables"],
    ...[...texts]
      .filter(([file]) => file.startsWith("server/src/db/schema/"))
      .flatMap(([file, text]) =>
        [...text.matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].flatMap(([, ...names]) =>
          names.map((name): [string, string] => [name ?? "", ownerIn(file)]),
        ),
      ),
  ]);

/** `schema/account/user.ts` is "user", which has writers by name; `schema/job-request/notes.ts` is "job-request". */
function ownerIn(file: string): string {
  const name = path.posix.basename(file, ".ts");
  return name in writers ? name : (roomIn("server/src/db/schema", file) ?? name);
}

/** By drizzle, in SQL with the table's object or its name, as a target of `saveRevision` and `savePatch`, and all that go with an account. */
const writes = [
  /\.(?:insert|update|delete)\(\s*(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{)?(\w+)/g,
  /\btable: (\w+),\s*revision\b/g,
  /\b(removedTables)\(/g,
];
/** Demo data and the rows of tests are put in beside the rules. */
const fillsIn = /^server\/src\/(seed|factories)\//;

function foreignWrites(file: string, text: string, tables: ReadonlyMap<string, string>): string[] {
  const room = roomIn("server/src/domains", file) ?? roomIn("server/src", file);
  if (room === undefined || fillsIn.test(file) || file in guestWriters) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, "");
  const imported = [...code.matchAll(/\bimport\s*\{([^}]*)\}/g)].map(([, names = ""]) => names).join(", ");
  const renamed = new Map(
    [...imported.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, table = "", name = ""]) => [name, table]),
  );
  const named = writes.flatMap((write) => [...code.matchAll(write)].map(([, name = ""]) => name));
  const written = new Set(named.map((name) => renamed.get(name) ?? name));
  return [...written].flatMap((table) => {
    const schema = tables.get(table);
    if (schema === undefined || (writers[schema] ?? [schema]).includes(room)) return [];
    return [`${file} writes ${table}: its rows are written by ${(writers[schema] ?? [schema]).join(" and ")}`];
  });
}
