import type { SourceMapPayload } from "node:module";
import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";

/** What a bundler writes of where each character comes from. */
export interface SourceMap {
  sources: string[];
  mappings: string;
}

/**
 * A map to the lines of our own sources, without their text: a process holds it all the time, and the whole one is 100 MB in it.
 */
export function ownLines({ sources: all, mappings }: SourceMap): SourceMapPayload {
  const kept = new Map<number, number>();
  let last = "";
  const lines = decode(mappings).map(([first]): SourceMapSegment[] => {
    const [, source, line] = first ?? [];
    const isOwn = source !== undefined && line !== undefined && !all[source]?.includes("node_modules");
    const place = isOwn ? `${source}:${line}` : "";
    if (place === last) return [];
    last = place;
    // A segment without a source ends what came before it.
    if (!isOwn) return [[0]];
    const index = kept.get(source) ?? kept.size;
    kept.set(source, index);
    return [[0, index, line, 0]];
  });
  const sources = [...kept.keys()].map((index) => all[index] ?? "");
  return { version: 3, file: "", sourceRoot: "", sources, sourcesContent: [], names: [], mappings: encode(lines) };
}
