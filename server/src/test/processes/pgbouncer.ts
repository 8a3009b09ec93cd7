import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../embedded/free-port.ts";
import { programOf } from "./programs.ts";

const shipped = path.join(import.meta.dirname, "../../../../deploy/pgbouncer.ini");

export const pgbouncer = programOf("pgbouncer");

interface Pooler extends AsyncDisposable {
  /** The same database, through it. */
  url: string;
}

/** The pgbouncer of this machine by the file that is shipped, before a database of a test. */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "metiro-pgbouncer-"));
  // It refuses to run as root.
  chmodSync(folder, 0o755);
  const place = `${name} = host=${hostname} port=${databasePort} dbname=${name}`;
  const config = readFileSync(shipped, "utf8")
    .replace(/^metiro = host=\S+ port=\S+ dbname=\S+/m, place)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*/m, `auth_file = ${path.join(folder, "users.txt")}`);
  writeFileSync(path.join(folder, "pgbouncer.ini"), config);
  writeFileSync(path.join(folder, "users.txt"), `"${username}" "${decodeURIComponent(password)}"\n`);
  const asRoot = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(String(pgbouncer), [...asRoot, "-q", path.join(folder, "pgbouncer.ini")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilListening(port, () => child.exitCode !== null);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      const exit = once(child, "exit");
      if (child.exitCode === null) {
        child.kill("SIGINT");
        child.kill("SIGTERM");
        await exit;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number, isOver: () => boolean): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const outcome = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (outcome) return;
    if (isOver()) throw new Error("pgbouncer did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
