import type { TestApp } from "../../app/app.ts";
import type { Confirmed, People } from "../people.ts";

export interface World extends Pick<TestApp, "db" | "sql"> {
  people: People;
}

/** A call that is in order but for whose it is, on rows of its own. */
export interface RowCase {
  /** The whole input. Called once for each call that is tried. */
  input: (world: World) => Promise<Record<string, unknown>>;
  /** Whose row it is: who is answered. Of all others whom the guard lets pass, nobody finds it. */
  finds: readonly Confirmed[];
  /** The input on a row whose state refuses the call: those who find it are told 409, the others still 404. */
  conflicting?: (world: World) => Promise<Record<string, unknown>>;
}

export const admin = ["admin"] as const;
export const idOf = async (row: Promise<{ id: string }>) => ({ id: (await row).id });
