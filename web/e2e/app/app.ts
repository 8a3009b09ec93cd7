import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { quickFolder } from "../../../server/src/test/quick-folder.ts";
import { runNode, type ServerOptions, startServer } from "./try-it-server.ts";

export interface RunningApp {
  url: string;
  /** Absolute folder of its database and its files. */
  dataDir: string;
  mailboxUrl: string;
  /** Ends the server as Ctrl-C does, and removes its data. */
  stop: () => Promise<void>;
}

/** Builds pages and server when they are stale. */
export async function buildPages(): Promise<void> {
  const [built] = (await once(runNode("scripts/build.ts", { stdio: "inherit" }), "exit")) as [number | null];
  if (built !== 0) throw new Error("The pages could not be built.");
}

/**
 * Starts the server on the built pages in try-it mode, with the demo data and nothing else; `filled` is a folder of a server
 * that has ended, whose data this one begins with, `host` what it is called, `mailbox` where its mails go.
 */
export async function startApp(
  filled?: string,
  options: Pick<ServerOptions, "host" | "mailbox" | "settings"> = {},
): Promise<RunningApp> {
  const { dataDir, remove } = await newDataDir(filled);
  try {
    const { url, mailboxUrl, end } = await startServer({ dataDir, ...options });
    const stop = async () => {
      await end("SIGTERM");
      await remove();
    };
    return { url, dataDir, mailboxUrl, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A folder with the data of a server that has been started once and has ended. */
export async function filledDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const { dataDir, remove } = await newDataDir();
  try {
    await (await startServer({ dataDir })).end("SIGTERM");
    return { dataDir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A folder for one server: empty, or a copy of that of a server that has ended. */
export async function newDataDir(filled?: string): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(quickFolder(), "metiro-e2e-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // As root PostgreSQL runs under another account, which has to reach its cluster.
    await chmod(dataDir, 0o755);
    // It runs under the account that owns its files: a copy keeps them, which Node's own does not.
    if (filled !== undefined) await promisify(execFile)("cp", ["-a", `${filled}/.`, dataDir]);
    return { dataDir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
