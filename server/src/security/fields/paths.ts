/** What an answer holds, by name; `[]` is each element of a list, `{}` each entry of a record. Nothing within: a leaf, whatever it holds. */
export interface Tree {
  [name: string]: Tree;
}

const words = /[^\s()[\]{}]+|\[\]|\{\}|[()]/g;

/** Reads names as the table writes them: `id category(id name) photos[](url) translations{}(name)`. */
export function treeOf(written: string): Tree {
  const root: Tree = {};
  const above: Tree[] = [];
  let [here, last] = [root, root];
  for (const word of written.match(words) ?? [])
    if (word === "(") {
      above.push(here);
      here = last;
    } else if (word === ")") here = above.pop() ?? root;
    else if (word === "[]" || word === "{}") last = last[word] ??= {};
    else last = here[word] ??= {};
  return root;
}

/** The ways to the leaves of a tree: `category.name`, `photos[].url`. */
export function leavesOf(tree: Tree, way = ""): string[] {
  const names = Object.entries(tree);
  if (names.length === 0) return [way];
  return names.flatMap(([name, inner]) =>
    leavesOf(inner, name === "[]" || name === "{}" || way === "" ? `${way}${name}` : `${way}.${name}`),
  );
}

/** The tree of these ways. */
export function treeWith(ways: Iterable<string>): Tree {
  const root: Tree = {};
  for (const way of ways) {
    let here = root;
    for (const name of way.match(/[^.[\]{}]+|\[\]|\{\}/g) ?? []) here = here[name] ??= {};
  }
  return root;
}
