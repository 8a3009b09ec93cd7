import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../embedded/postgres.ts";
import { quickFolder } from "../quick-folder.ts";

export interface TestPostgres {
  /** Superuser connection. */
  url: string;
  stop: () => Promise<void>;
}

/** Nothing has to survive a test run. */
const carefree = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
  // Days: what it samples while a file runs, of a table that was empty then or is told to be larger than it is, changed plans in
  // some runs. Off would be a finding of the doctor.
  autovacuum_naptime: "2147483",
};
const image = "postgres:18-alpine";

/** Where an engine would answer; looked at before its client is loaded, which is large. */
const engineSockets = [
  "/var/run/docker.sock",
  path.join(homedir(), ".docker/run/docker.sock"),
  ...(process.env["XDG_RUNTIME_DIR"] === undefined
    ? []
    : ["docker.sock", "podman/podman.sock"].map((name) => path.join(String(process.env["XDG_RUNTIME_DIR"]), name))),
];
const mayHaveEngine = () =>
  process.env["DOCKER_HOST"] !== undefined || engineSockets.some((socket) => existsSync(socket));

/** A throw-away PostgreSQL: a container when an engine answers, else the embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  return (await hasContainerEngine()) ? inContainer() : embedded();
}

async function hasContainerEngine(): Promise<boolean> {
  if (!mayHaveEngine()) return false;
  const { getContainerRuntimeClient } = await import("testcontainers");
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

async function inContainer(): Promise<TestPostgres> {
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  const flags = Object.entries(carefree).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const container = await new PostgreSqlContainer(image)
    .withPassword(randomBytes(24).toString("base64url"))
    .withCommand(["postgres", ...flags])
    .start();
  return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
}

async function embedded(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(path.join(quickFolder(), "metiro-test-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // As root PostgreSQL runs under another account, which has to reach its cluster.
    await chmod(dataDir, 0o755);
    const server = await startEmbeddedPostgres({ dataDir, settings: carefree });
    const stop = async () => {
      await server.stop();
      await remove();
    };
    endBySignal(stop);
    return { url: server.url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A run that is ended by force tears nothing down by itself, and PostgreSQL would stay. */
function endBySignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
}
