import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

const parts = ["calls", "writes", "key-read", "sign-ins", "lists", "pages", "office", "prices", "trust"] as const;
type Part = (typeof parts)[number];

export interface Options {
  /** Job requests of the two data sets, the smaller first. */
  sizes: [small: number, large: number];
  /** Absolute folder of the database; it is kept, so that the next run need not fill it again. */
  folder: string;
  /** How often each call of `calls` is made on each data set. */
  times: number;
  /** Seconds that each round of `key-read` and `pages` lasts. */
  seconds: number;
  /** What is measured; only filling, when empty. */
  only: readonly Part[];
  /** Of `trust` the calls whose name holds it. */
  named: string;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      small: { type: "string", default: "10000" },
      large: { type: "string", default: "300000" },
      folder: { type: "string", default: path.join(tmpdir(), "metiro-bench") },
      times: { type: "string", default: "200" },
      seconds: { type: "string", default: "1.5" },
      named: { type: "string", default: "" },
      only: { type: "string", default: parts.join(",") },
    },
  });
  return {
    sizes: [Number(values.small), Number(values.large)],
    folder: path.resolve(values.folder),
    times: Number(values.times),
    seconds: Number(values.seconds),
    named: values.named,
    only: parts.filter((part) => values.only.split(",").includes(part)),
  };
}
