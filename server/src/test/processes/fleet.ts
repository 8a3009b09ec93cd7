import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../embedded/free-port.ts";

interface FleetOptions {
  /** Processes that answer. */
  web: number;
  /** Processes that do the other work. */
  workers?: number;
  databaseUrl: string;
  secret: string;
  /** Settings besides. */
  env?: Readonly<Record<string, string>>;
  /** A folder that others use too; one of its own unless told. */
  dataDir?: string;
  /** Program of the first process of each member; this version's unless told. */
  program?: string;
}

/** One process of a fleet, at an address of its own whichever process is there. */
export interface Member {
  origin: string;
  port: number;
  /** Ends it as an upgrade does, and starts this version in its place; how the one before ended. */
  restart: () => Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  stop: () => Promise<void>;
}

export interface Fleet extends AsyncDisposable {
  web: Member[];
  workers: Member[];
  dataDir: string;
}

const thisVersion = path.join(import.meta.dirname, "../outages/server-process.ts");

/** Real processes on one database and one folder of files. */
export async function startFleet({
  web,
  workers = 0,
  program = thisVersion,
  ...options
}: FleetOptions): Promise<Fleet> {
  const own = options.dataDir === undefined ? mkdtempSync(path.join(tmpdir(), "metiro-fleet-")) : undefined;
  const dataDir = own ?? options.dataDir ?? "";
  const env = {
    NODE_ENV: "test",
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: options.secret,
    RATE_LIMIT_PER_MINUTE: "0",
    // In production behind one name; tokens are of that origin.
    PUBLIC_URL: "http://127.0.0.1:3000",
    TRUSTED_PROXIES: "1",
    SMTP_URL: "smtp://127.0.0.1:1",
    SHUTDOWN_NOTICE: "1",
    ...options.env,
  };
  const started = (role: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => startMember(program, { ...env, ROLE: role })));
  const [webs, others] = await Promise.all([started("web", web), started("worker", workers)]);
  return {
    web: webs,
    workers: others,
    dataDir,
    async [Symbol.asyncDispose]() {
      await Promise.all([...webs, ...others].map((member) => member.stop()));
      if (own !== undefined) rmSync(own, { recursive: true, force: true });
    },
  };
}

async function startMember(program: string, env: Readonly<Record<string, string>>): Promise<Member> {
  const port = await freePort();
  const start = async (script: string) => {
    const child = spawn(process.execPath, [script], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...env, PORT: String(port) },
    });
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => {
        throw new Error("A process ended before it served");
      }),
    ]);
    return child;
  };
  const end = async (child: ChildProcess) => {
    const exit = once(child, "exit");
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    else return [child.exitCode, child.signalCode] as const;
    return (await exit) as [number | null, NodeJS.Signals | null];
  };
  let child = await start(program);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async restart() {
      const [code, signal] = await end(child);
      child = await start(thisVersion);
      return [code, signal];
    },
    stop: async () => void (await end(child)),
  };
}
