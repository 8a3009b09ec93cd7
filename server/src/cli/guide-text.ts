import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type GuideName, installedAt, operatorGuides } from "../config/operator-guides.ts";
import { slugOf } from "../plugins/reference/slug.ts";

interface Line {
  text: string;
  /** Of a heading: how deep it stands, and its name in addresses. */
  heading?: { depth: number; anchor: string };
}

const names = Object.keys(operatorGuides) as GuideName[];

export const isGuide = (name: string): name is GuideName => Object.hasOwn(operatorGuides, name);

/** A guide line by line; what begins with `#` among commands is no heading. */
function linesOf(name: GuideName, folder: string): Line[] {
  let isCode = false;
  return readFileSync(path.join(folder, operatorGuides[name]), "utf8")
    .trimEnd()
    .split("\n")
    .map((text) => {
      if (text.startsWith("```")) isCode = !isCode;
      const [, marks = "", words = ""] = (!isCode && /^(#+) (.*)$/.exec(text)) || [];
      return marks === "" ? { text } : { text, heading: { depth: marks.length, anchor: slugOf(words) } };
    });
}

/** Every guide with the anchors of its sections. */
export const guideContents = (folder = installedAt): { name: GuideName; title: string; sections: string[] }[] =>
  names.map((name) => {
    const headings = linesOf(name, folder).filter(({ heading }) => heading);
    const [title, ...sections] = headings;
    return {
      name,
      title: title?.text.replace(/^#+ /, "") ?? name,
      sections: sections.flatMap(({ heading }) => heading?.anchor ?? []),
    };
  });

/**
 * A guide, or one section of it with those below it, as it is read where Metiro is installed: a link says by which command or at which path
 * what it leads to is found there, and one to what only the sources have is its words alone. Undefined where no section has that anchor.
 */
export function guideText(name: GuideName, anchor?: string, folder = installedAt): string[] | undefined {
  const lines = linesOf(name, folder);
  const first = anchor === undefined ? 0 : lines.findIndex(({ heading }) => heading?.anchor === anchor);
  if (first < 0) return undefined;
  const depth = lines[first]?.heading?.depth ?? 0;
  const next = lines.findIndex(({ heading }, at) => at > first && heading !== undefined && heading.depth <= depth);
  return lines.slice(first, next < 0 ? undefined : next).map(({ text }) => withPlaces(text, name, folder));
}

const link = /\[([^\]]+)\]\(([^)#\s]*)(#[^)\s]+)?\)/g;

const nested = /\(([^()]*) \(([^()]*)\)\)/g;

const withPlaces = (text: string, name: GuideName, folder: string): string =>
  text
    .replaceAll(link, (whole: string, words: string, target: string, anchor = "") => {
      if (/^\w+:/.test(target)) return whole;
      const file = target === "" ? operatorGuides[name] : path.join(path.dirname(operatorGuides[name]), target);
      const guide = names.find((one) => operatorGuides[one] === file);
      if (guide !== undefined) return `${words} (\`metiro guide ${guide}${anchor}\`)`;
      const place = path.join(folder, file);
      return existsSync(place) ? `${words} (${place})` : words;
    })
    .replaceAll(nested, "($1: $2)");
