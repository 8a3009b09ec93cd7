import type { ProcedurePath } from "@metiro/shared/permissions";
import { rulesOf } from "../../security/fields/index.ts";
import { type Tree, treeWith } from "../../security/fields/paths.ts";
import type { FieldReader, State } from "../../security/fields/readers.ts";
import type { ValueName } from "../../security/fields/values.ts";

/** Where something was read: by whom, while the request stood where. */
export type Cell = `${FieldReader} ${State}`;
export type Needles = Record<ValueName, readonly string[]>;

const add = <Key, One>(map: Map<Key, Set<One>>, key: Key, one: One) =>
  map.set(key, (map.get(key) ?? new Set()).add(one));

/** Keeps what was read: every field by name, and every protected value by its words, wherever they stood. */
export function recorder() {
  const fields = new Map<string, Map<string, Set<Cell>>>();
  const values = new Map<ValueName, Map<Cell, Set<string>>>();
  const trees = new Map<string, Tree>();
  const treeFor = (path: string) => {
    const tree = trees.get(path) ?? treeWith(rulesOf(path).keys());
    trees.set(path, tree);
    return tree;
  };
  return {
    fields,
    values,
    /** Notes which of the values a text holds. */
    text(cell: Cell, where: string, { text, needles }: { text: string; needles: Needles }): ValueName[] {
      const found = (Object.keys(needles) as ValueName[]).filter((name) =>
        needles[name].some((one) => text.includes(one)),
      );
      for (const name of found) {
        const cells = values.get(name) ?? new Map<Cell, Set<string>>();
        values.set(name, add(cells, cell, where));
      }
      return found;
    },
    /** Notes the fields of an answer. */
    answer(cell: Cell, path: ProcedurePath, data: unknown) {
      const ways = fields.get(path) ?? new Map<string, Set<Cell>>();
      for (const way of waysIn(data, treeFor(path))) add(ways, way, cell);
      fields.set(path, ways);
    },
  };
}

/** The ways to every value of an answer, as the table names them; what it has no name for comes by its own. Nothing within a leaf is looked at. */
function* waysIn(value: unknown, tree: Tree | undefined, way = ""): Generator<string> {
  const isLeaf = tree !== undefined && Object.keys(tree).length === 0;
  if (value === undefined || (value === null && tree !== undefined && !isLeaf)) return;
  if (typeof value !== "object" || value === null || isLeaf) {
    yield way;
    return;
  }
  if (Array.isArray(value)) {
    for (const one of value) yield* waysIn(one, tree?.["[]"], `${way}[]`);
    return;
  }
  for (const [name, inner] of Object.entries(value))
    if (tree?.["{}"] && !Object.hasOwn(tree, name)) yield* waysIn(inner, tree["{}"], `${way}{}`);
    else yield* waysIn(inner, tree?.[name], way === "" ? name : `${way}.${name}`);
}
