import { parseArgs } from "node:util";
import { type Command, type Given, UsageError } from "./command.ts";
import { metiroCommand } from "../config/operator-program.ts";
import { guideCommand } from "../config/operator-guides.ts";

export type ParsedCommandLine = { help: Command | "all" } | ({ command: Command; json: boolean } & Given);

/** Reads a command line; one that names no command, too much or too little is a `UsageError`. */
export function readLine(commands: readonly Command[], argv: readonly string[]): ParsedCommandLine {
  const [name] = argv;
  if (name === undefined || name === "--help" || name === "-h") return { help: "all" };
  if (name === "help") return { help: argv.length === 1 ? "all" : commandIn(commands, argv.slice(1)).command };
  const { command, rest } = commandIn(commands, argv);
  const { positionals, values } = parsed(command, rest);
  const { help, json, ...options } = values;
  if (help) return { help: command };
  if (positionals.length !== command.args.length) throw new UsageError(`Usage: ${usageOf(command)}`);
  return {
    command,
    json: json === true,
    args: positionals,
    options: Object.fromEntries(Object.entries(options).map(([option, value]) => [option, String(value)])),
  };
}

/** Whether the outcome is for a program, also of a line that cannot be read. */
export const asksJson = (argv: readonly string[]): boolean => argv.includes("--json");

/** The command that a line begins with, and what comes after its name. */
function commandIn(commands: readonly Command[], words: readonly string[]): { command: Command; rest: string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = commands.find((one) => one.name === name || one.formerly === name);
    if (command) return { command, rest: words.slice(length) };
  }
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
  const names = (group.length > 0 ? group : commands).map(({ name }) => name).join(", ");
  const asked = words.filter((word) => !word.startsWith("-")).slice(0, 2);
  throw new UsageError(`There is no command "${asked.join(" ")}". There are: ${names}.`);
}

function parsed(command: Command, args: string[]) {
  const own = Object.fromEntries(Object.keys(command.options).map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...own, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usageOf(command)}`);
  }
}

const usageOf = ({ name, args, options }: Command) =>
  [
    metiroCommand(name),
    ...args.map((arg) => `<${arg}>`),
    ...Object.entries(options).map(([option, { value }]) => `[--${option} <${value}>]`),
  ].join(" ");

/** What there is to say of all commands, or of one. */
export function helpOf(commands: readonly Command[], about: Command | "all"): string[] {
  if (about !== "all") return [about.about, "", `Usage: ${usageOf(about)}`, "", ...table(optionsOf(about))];
  return [
    `Usage: ${metiroCommand("<command>")}`,
    "",
    ...table(commands.map(({ name, args, about: text }) => [[name, ...args.map((arg) => `<${arg}>`)].join(" "), text])),
    "",
    `The settings are those of the server: ${guideCommand("operations#settings")}`,
    "Every command takes --help, and --json for programs:",
    `${metiroCommand("admin list --json")} (after npm run --silent, which prints nothing else). What went wrong is { "error": "…" } then.`,
    "It ends with 0 when it did what was asked, 1 when it could not, 2 when the command line is wrong.",
  ];
}

const optionsOf = ({ options }: Command): [string, string][] => [
  ...Object.entries(options).map(([name, { value, about }]): [string, string] => [`--${name} <${value}>`, about]),
  ["--json", "Tell the outcome as JSON."],
];

function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
}
