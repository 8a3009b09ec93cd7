import type { Config, Environment } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import type { Migration } from "../db/migrations/migration-files.ts";

/** What a command tells: lines for a person, or with `--json` a value for a program. */
interface Told {
  lines: string[];
  value: unknown;
  /** It did what was asked, and what it tells is bad news: ends the program with 1. */
  failed?: boolean;
}

/** Why a command did nothing, in words for the operator. Ends the program with 1. */
export class CommandRefused extends Error {}
/** The command line is wrong. Ends the program with 2, after the usage. */
export class UsageError extends Error {}

/** How a command and whoever asked for it hear of each other while it works. */
export interface Conversation {
  /** Told what is being done, by a command that takes long. */
  say: (line: string) => void;
  /** Aborted when it is to be given up. */
  signal: AbortSignal;
}

/** What a command stands on. */
export interface Ground {
  config: Config;
  db: Db;
  /** Connection string of the database. */
  url: string;
  /** What `migrate` would do, for a command that leaves the database as it is. */
  plan: readonly Migration[];
}

interface Option {
  /** What stands for its value in the usage: `name`. */
  value: string;
  about: string;
}

interface Named {
  /** One word or two: `doctor`, `admin invite`. */
  name: string;
  /** What it was called before it stood in a group: that works still. */
  formerly?: string;
  about: string;
  /** Names of its arguments, all of them required. */
  args: readonly string[];
  options: Readonly<Record<string, Option>>;
}

/** A command that works on the database. */
export interface DatabaseCommand extends Named {
  /** What a database that lacks migrations means to it: `refuse` leaves one in use to `migrate`, `leave` every one. */
  unmigrated: "refuse" | "migrate" | "leave";
  run: (ground: Ground & Conversation, given: Given) => Promise<Told>;
}

/** A command that opens what it needs itself: nothing has to work for it to run. */
interface FreeCommand extends Named {
  unmigrated: "unasked";
  run: (ground: { environment: Environment; open: AsyncDisposableStack } & Conversation, given: Given) => Promise<Told>;
}

export type Command = DatabaseCommand | FreeCommand;

/** What was typed: a value for each argument, in their order, and for each option that was given. */
export interface Given {
  args: string[];
  options: Partial<Record<string, string>>;
}
