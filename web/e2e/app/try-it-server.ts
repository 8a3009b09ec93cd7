import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../../server/src/embedded/free-port.ts";
import { underClock } from "./clock.ts";

export interface TryItServer {
  url: string;
  mailboxUrl: string;
  /** Signals the server, or its whole group, and returns the exit code or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
}

/** A mailbox that runs already. */
export interface Mailbox {
  smtpUrl: string;
  webUrl: string;
}

export interface ServerOptions {
  /** Absolute folder of the database and the mails. */
  dataDir: string;
  settings?: Record<string, string>;
  /** The name that the site has: no passkey is bound to a bare address. */
  host?: "127.0.0.1" | "localhost";
  /** Starts it in a process group of its own, which a signal then reaches as a whole. */
  ownGroup?: boolean;
  /** Takes its mails; else it starts a mailbox of its own. */
  mailbox?: Mailbox;
}

const root = path.resolve(import.meta.dirname, "../../..");
const patience = 120_000;

/** Between the choice of a port and its use another program may take it. */
const tries = 3;

/** Starts the built app on a data folder; resolves when it takes calls. */
export async function startServer(options: ServerOptions): Promise<TryItServer> {
  for (let nth = 1; ; nth += 1)
    try {
      return await startOnce(options);
    } catch (error) {
      if (nth === tries || !/ in use/.test(String(error))) throw error;
    }
}

async function startOnce({
  dataDir,
  settings,
  host = "127.0.0.1",
  ownGroup = false,
  mailbox,
}: ServerOptions): Promise<TryItServer> {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const url = `http://${host}:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), MAILBOX_PORT: String(mailboxPort) };
  const named: Record<string, string> = host === "127.0.0.1" ? {} : { PUBLIC_URL: url };
  const server = runNode("server/dist/main.js", {
    // The channel ends the server when the tests are ended by force.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    settings: { ...own, ...named, ...crowd, ...(mailbox && { SMTP_URL: mailbox.smtpUrl }), ...settings },
    detached: ownGroup,
  });
  server.channel?.unref();
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    server.once("exit", (code, signal) => resolve(code ?? signal ?? 0)),
  );
  const end = (signal: NodeJS.Signals) => {
    const runs = server.exitCode === null && server.signalCode === null;
    if (server.pid && runs) process.kill(ownGroup ? -server.pid : server.pid, signal);
    return ended;
  };
  try {
    const mailboxUrl = mailbox?.webUrl;
    const [, told = ""] = await lineOf(
      server,
      mailboxUrl === undefined ? /^Mailbox: (http:\S+)$/m : /^Metiro: (http:\S+)$/m,
    );
    return { url, mailboxUrl: mailboxUrl ?? told, end };
  } catch (error) {
    await end("SIGTERM");
    throw error;
  }
}

/** All visitors of a suite, and the machine that reads every page, come from one address. */
const crowd = { RATE_LIMIT_PER_MINUTE: "12000" };

/** Nothing of the developer's own settings reaches the server under test. */
const foreign =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_|JWT_SECRET|SMTP_URL|MAIL|PUBLIC_URL|LOG_LEVEL|RATE_LIMIT|VITEST)/;

/** Runs a program of the project. */
export function runNode(
  entry: string,
  { settings = {}, ...options }: Pick<SpawnOptions, "stdio" | "detached"> & { settings?: Record<string, string> },
): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(inherited), ...settings };
  return spawn(...underClock(process.execPath, [path.resolve(root, entry)]), { cwd: root, env, ...options });
}

/** The line that says that the server is ready, among those that it prints. */
function lineOf(server: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`The server did not start in time.\n${said}`)), patience);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    server.stderr?.on("data", (chunk) => {
      said += String(chunk);
      process.stderr.write(String(chunk));
    });
    server.stdout?.on("data", (chunk) => {
      said += String(chunk);
      const line = pattern.exec(said);
      if (line) settle(() => resolve(line));
    });
    if (server.stdout) createInterface(server.stdout).on("line", tellFault);
    server.once("exit", () => settle(() => reject(new Error(`The server ended.\n${said}`))));
  });
}

/** A page only hears « 500 » of what nobody foresaw: its cause stands in the log, a JSON object a line, of level 50 and more. */
function tellFault(line: string): void {
  if (/"level":[56]0/.test(line)) process.stderr.write(`${line}\n`);
}
