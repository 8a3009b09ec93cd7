import { maxHeaderSize } from "node:http";

/** Characters of a text that costs whoever reads it before it looks at the length. */
export const hostileLength = 30_000;

/** Milliseconds of a processor in which it is answered. */
export const maxCpuMs = 20;

/** What patterns, parsers and writers of text are slow with, by what it is. */
const units: Record<string, string> = {
  blanks: " ",
  figures: "7",
  letters: "a",
  "e-mails": "a@",
  "combining marks": "e\u0301\u0308",
  "invisible signs": "\u202e\u200b\ufeff",
  emoji: "👩🏽‍🔧",
  phones: "(0) +41 7 ",
  lines: "\r\n\t",
  sites: "www.a.",
  quotes: String.raw`"\'`,
};

export interface HostileText {
  kind: string;
  text: string;
}

const made = new Map<number, readonly HostileText[]>();

/** A text of each kind, with something at its end that fits none of them: what is tried is tried to the end. */
export function hostileTexts(length = hostileLength): readonly HostileText[] {
  const known = made.get(length);
  if (known) return known;
  const texts = Object.entries(units).map(([kind, unit]) => ({
    kind,
    text: unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - 1)) + "!",
  }));
  made.set(length, texts);
  return texts;
}

/** As much of a text of each kind as fits into an address: what is longer, Node's parser refuses before anything of ours reads it. */
export function addressTexts(): readonly HostileText[] {
  return hostileTexts().map(({ kind, text }) => {
    const most = Math.floor((maxHeaderSize / encodeURIComponent(text.toWellFormed()).length) * text.length);
    return { kind, text: `${text.slice(0, most - 1)}!` };
  });
}

const threadCpu = (before?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** Milliseconds that the loop below takes on the machine for which `maxCpuMs` was chosen. */
const usualLoop = 20;

/** How many times as long as there everything takes here and now: processors that others share are slow as well as busy. */
function slowness(): number {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let n = 0; n < 50_000_000; n++) sum += n & 7;
  return sum > 0 ? Math.max(1, threadCpu(before) / usualLoop) : 1;
}

/**
 * Milliseconds of a processor of the usual speed that something takes, however busy the machine is. What seems to take too much
 * is looked at again: the first time it may have been compiled, or garbage been collected.
 */
export async function cpuOf(act: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5 && least > maxCpuMs; time++) {
    const before = process.threadCpuUsage();
    await act();
    const taken = threadCpu(before);
    least = Math.min(least, taken > maxCpuMs ? taken / slowness() : taken);
  }
  return least;
}
