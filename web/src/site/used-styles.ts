import { type Container, parse } from "postcss";

/** A part of a sheet: a rule as it stands, with the classes that each of its selectors asks for, or what a condition surrounds. */
interface Part {
  text: string;
  selectors?: readonly (readonly string[])[];
  within?: readonly Part[];
}

/** A sheet that has been read: gives of it what a page can use at its first paint. */
export type UsedStyles = (html: string) => string;

/** Of these what is used within them stays. */
const conditions = new Set(["media", "supports", "layer", "container"]);

/**
 * Reads a sheet once, for the part of it that a page uses to stand in its document. What asks for no class stays, and what stands in
 * brackets only narrows a selector, so more is kept rather than less. The whole sheet comes after it.
 */
export function usedStyles(sheet: string): UsedStyles {
  const parts = partsOf(parse(sheet));
  return (html) => {
    const given = classesOf(html);
    return written(parts, (classes) => classes.every((name) => given.has(name)));
  };
}

function written(parts: readonly Part[], isUsed: (classes: readonly string[]) => boolean): string {
  return parts
    .map(({ text, selectors, within }) => {
      if (within) {
        const inside = written(within, isUsed);
        return inside && `${text}{${inside}}`;
      }
      return !selectors || selectors.some(isUsed) ? text : "";
    })
    .join("");
}

const partsOf = ({ nodes = [] }: Pick<Container, "nodes">): Part[] =>
  nodes.flatMap((node): Part[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") return [{ text: node.toString(), selectors: node.selectors.map(classesAsked) }];
    if (node.type !== "atrule" || !node.nodes) return [{ text: `${node.toString()};` }];
    if (!conditions.has(node.name)) return [{ text: node.toString() }];
    return [{ text: `@${node.name}${node.raws.afterName ?? " "}${node.params}`, within: partsOf(node) }];
  });

/** The classes that a selector asks for, outside of brackets. */
function classesAsked(selector: string): string[] {
  const signs = /\\(?:[\da-f]{1,6}\s?|.)|"[^"]*"|[^\\"]/gis;
  const names: string[] = [];
  let depth = 0;
  let name: string | undefined;
  for (const sign of [...(selector.match(signs) ?? []), " "]) {
    const isOfName = sign.startsWith("\\") || /[\w-]|\P{ASCII}/u.test(sign);
    if (depth === 0 && name !== undefined && isOfName) {
      name += unescaped(sign);
      continue;
    }
    if (name) names.push(name);
    name = depth === 0 && sign === "." ? "" : undefined;
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
  }
  return names;
}

const unescaped = (sign: string): string => {
  const code = /^\\([\da-f]{1,6})\s?$/i.exec(sign)?.[1];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  return sign.startsWith("\\") ? sign.slice(1) : sign;
};

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one).split(/\s+/))
      found.add(name);
  return found;
}
