import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { processEnvironment } from "./config/config.ts";

/** What an image runs: the server, with a secret of its own making where its settings name a file for it in the data folder. */
const { JWT_SECRET_FILE: file, DATA_DIR: folder } = processEnvironment();
if (file !== undefined && folder !== undefined && path.dirname(file) === folder) makeOnce(file);
await import("./main.ts");

/** Leaves one alone that is there: all keys follow from it. */
function makeOnce(secret: string): void {
  try {
    writeFileSync(secret, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
