import { createHash } from "node:crypto";
import { v7 } from "uuid";

/** The UUIDv7 of a seeded row: its place in time from `createdAt`, the rest from what names it, so that it is the same each time. */
export function rowId(createdAt: string, ...name: string[]): string {
  const random = createHash("sha256").update(name.join("\0")).digest();
  return v7({ msecs: Date.parse(createdAt), random });
}
