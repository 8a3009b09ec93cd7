/** A part of a sheet: a rule as it stands, with the classes that each of its selectors asks for, or what a condition surrounds. */
interface Part {
  text: string;
  selectors?: readonly (readonly string[])[];
  within?: readonly Part[];
}

/** A sheet that has been read: gives of it what a page can use at its first paint. */
export type UsedStyles = (html: string) => string;

const surrounds = /^@(media|supports|layer|container)\b/;

/**
 * Reads a sheet once, for the part of it that a page uses to stand in its document. What asks for no class stays, and what stands in
 * brackets only narrows a selector, so more is kept rather than less. The whole sheet comes after it.
 */
export function usedStyles(sheet: string): UsedStyles {
  const parts = partsOf(sheet.replace(/\/\*.*?\*\//gs, ""));
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

function partsOf(sheet: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < sheet.length;) {
    const [end, sign] = nextSign(sheet, at);
    const head = sheet.slice(at, end).trim();
    if (sign !== "{") {
      if (head) parts.push({ text: `${head};` });
      at = end + 1;
      continue;
    }
    const close = closing(sheet, end);
    const body = sheet.slice(end + 1, close);
    if (surrounds.test(head)) parts.push({ text: head, within: partsOf(body) });
    else if (head.startsWith("@")) parts.push({ text: `${head}{${body}}` });
    else parts.push({ text: `${head}{${body}}`, selectors: selectorsOf(head) });
    at = close + 1;
  }
  return parts;
}

/** Where a head ends, and whether a block follows; what is quoted or escaped ends nothing. */
function nextSign(sheet: string, from: number): [at: number, sign: string] {
  for (let at = from; at < sheet.length; at += 1) {
    const sign = sheet.charAt(at);
    if (sign === "{" || sign === ";") return [at, sign];
    at = beyond(sheet, at);
  }
  return [sheet.length, ""];
}

function closing(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sheet.length; at += 1) {
    const sign = sheet.charAt(at);
    if (sign === "{") depth += 1;
    if (sign === "}" && (depth -= 1) === 0) return at;
    at = beyond(sheet, at);
  }
  return sheet.length;
}

/** The last place of what begins here and is one thing: an escaped sign, a quoted text. */
function beyond(sheet: string, at: number): number {
  const sign = sheet.charAt(at);
  if (sign === "\\") return at + 1;
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < sheet.length && sheet.charAt(end) !== sign) end += sheet.charAt(end) === "\\" ? 2 : 1;
  return end;
}

/** The classes that each selector of a list asks for, outside of brackets. */
function selectorsOf(head: string): string[][] {
  const bare = /\\(?:[\da-f]{1,6}\s?|.)|"[^"]*"|[^\\"]/gis;
  const selectors: string[][] = [[]];
  let depth = 0;
  let name: string | undefined;
  const end = () => {
    if (name) selectors.at(-1)?.push(name);
    name = undefined;
  };
  for (const [sign] of head.matchAll(bare)) {
    const isOfName = sign.startsWith("\\") || /[\w-]|\P{ASCII}/u.test(sign);
    if (depth === 0 && name !== undefined && isOfName) {
      name += unescaped(sign);
      continue;
    }
    end();
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0 && sign === ".") name = "";
    else if (depth === 0 && sign === ",") selectors.push([]);
  }
  end();
  return selectors;
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
