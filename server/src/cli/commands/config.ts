import { configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import type { FieldViolations } from "@metiro/shared/errors/field-error";
import { allItems, updateAsOperator } from "../../domains/application-config/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { type Command, CommandRefused, type Ground, UsageError } from "../command.ts";

export const configListCommand: Command = {
  name: "config list",
  about: "Tell the configuration of the platform, as « Configuration » in the back office has it.",
  args: [],
  options: {},
  unmigrated: "refuse",
  async run({ db }) {
    const items = await allItems(db);
    const told = items.map(({ key, value, type, isPublic }) => ({
      key,
      value,
      type,
      isPublic,
      ...(isConfigKey(key) && { default: configKeys[key].default }),
    }));
    return { lines: told.map(({ key, value }) => `${key} = ${JSON.stringify(value)}`), value: told };
  },
};

export const configSetCommand: Command = {
  name: "config set",
  about: "Set a value of the configuration, by the rules of the back office, on every process at once.",
  args: ["key", "value"],
  options: {},
  unmigrated: "refuse",
  async run(ground, { args: [key = "", typed = ""] }) {
    return set(ground, key, typedValue(key, typed));
  },
};

export const configResetCommand: Command = {
  name: "config reset",
  about: "Give a value of the configuration its default again.",
  args: ["key"],
  options: {},
  unmigrated: "refuse",
  run: (ground, { args: [key = ""] }) => set(ground, key, null),
};

async function set({ db, config }: Ground, key: string, value: unknown) {
  if (!isConfigKey(key) || !(await updateAsOperator(db, key, value, config).catch(explain)))
    throw new UsageError(`There is no key "${key}". There are: ${Object.keys(configKeys).join(", ")}.`);
  const now = (await allItems(db)).find((item) => item.key === key)?.value;
  return { lines: [`${key} = ${JSON.stringify(now)}`], value: { key, value: now } };
}

/** Text stays text; a number, a truth or a list is read as JSON writes it. */
function typedValue(key: string, typed: string): unknown {
  const kind = isConfigKey(key) ? configKeys[key].type : undefined;
  if (kind !== "number" && kind !== "boolean" && kind !== "json") return typed;
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    throw new UsageError(
      `${key} is a ${kind}: ${{ number: "5", boolean: "true or false", json: '["fr","en"]' }[kind]}.`,
    );
  }
}

function explain(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "VALIDATION_FAILED") throw error;
  const { value: faults = [] }: FieldViolations = error.errors ?? {};
  const told = faults.map(({ rule, ...params }) =>
    [rule, ...Object.entries(params).map(([name, limit]) => `${name} ${String(limit)}`)].join(" "),
  );
  throw new CommandRefused(`It may not be that: ${told.join(", ")}. Nothing was changed.`);
}
