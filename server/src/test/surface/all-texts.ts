import { configKeys } from "@metiro/shared/application-config/keys";
import type { z } from "zod";
import { csvExports } from "../../app/exports.ts";
import { procedures } from "./calls.ts";
import { textsIn } from "./strings-in.ts";

const inputs: { name: string; schema: z.ZodType }[] = [
  ...procedures.flatMap(({ path, inputs: schemas }) => schemas.map((schema) => ({ name: path, schema }))),
  ...csvExports.map(({ call, input }) => ({ name: call, schema: input })),
  ...Object.entries(configKeys).map(([key, { value }]) => ({ name: `configuration ${key}`, schema: value })),
];

/** What strangers may send to the product, with every text in it. */
export const walked = inputs.map(({ name, schema }) => ({ name, root: schema, ...textsIn(schema) }));

/** Every text of every call, of every list as a file, and of the configuration. */
export const texts = walked.flatMap(({ name, root, texts: all }) =>
  all.map(({ at, schema }) => ({ name: `${name} ${at}`, schema, root, at })),
);

/** An input that holds a text at a place, and nothing else. */
export function inputWith(at: string, text: string): unknown {
  if (at === "") return text;
  if (at.startsWith("[]")) return [inputWith(at.slice(2), text)];
  if (at.startsWith("{key}")) return { [text]: null };
  if (at.startsWith("{}")) return { key: inputWith(at.slice(2), text) };
  const [, name = "", rest = ""] = /^\.?(\w+)(.*)$/.exec(at) ?? [];
  return { [name]: inputWith(rest, text) };
}
