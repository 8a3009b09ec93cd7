import type { Config, Environment } from "../config/config.ts";
import type { Db, Sql } from "../db/client.ts";
import type { World } from "./world.ts";

/** Something that is not as it should be: what it is, and what to do about it. */
export interface Finding {
  /** `fault`: something does not work, or data is in danger. `warning`: it works, and could be better or safer. */
  weight: "fault" | "warning";
  cause: string;
  remedy: string;
}

/** What every check looks at: the settings as they were given, and the machine. */
export interface Surroundings {
  env: Environment;
  world: World;
}

/** What a check looks at once the settings hold. */
export interface Configured extends Surroundings {
  config: Config;
}

/** What a check looks at once the database answers. */
export interface Connected extends Configured {
  db: Db;
  sql: Sql;
  /** The settings of the database server, as they are for a session of this program. */
  server: Readonly<Record<string, string>>;
  /** Under the role that owns the tables; the same one where there is one role. */
  ownerUrl: string;
  url: string;
}

/** One thing that the doctor looks at. It finds nothing where all is well. */
export interface Check<Seen> {
  name: string;
  /** What is so where all is well, in a sentence. */
  holds: string;
  /** Whether it says anything about a try-it installation too. */
  everywhere?: true;
  look: (seen: Seen) => Promise<Finding[]> | Finding[];
}

/** It could not be looked at, for a reason that is not the installation's fault. */
export class NotLookedAt extends Error {}

export const fault = (cause: string, remedy: string): Finding => ({ weight: "fault", cause, remedy });
export const warning = (cause: string, remedy: string): Finding => ({ weight: "warning", cause, remedy });

/** The finding where it is so, and nothing where it is not. */
export const when = (isSo: boolean, finding: () => Finding): Finding[] => (isSo ? [finding()] : []);
