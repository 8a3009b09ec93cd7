import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../embedded/free-port.ts";
import type { Member } from "./fleet.ts";
import { endProgram, programOf } from "./programs.ts";

const shipped = path.join(import.meta.dirname, "../../../../deploy/haproxy.cfg");

export const haproxy = programOf("haproxy");

interface Proxy extends AsyncDisposable {
  origin: string;
  /** Waits until it sends calls to every process. */
  untilAllUp: () => Promise<void>;
}

/** The haproxy of this machine by the file that is shipped, without TLS, before these processes. */
export async function startHaproxy(members: readonly Member[]): Promise<Proxy> {
  const [port, looks] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), "metiro-haproxy-"));
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, configOf(members, { port, looks }));
  const child = spawn(String(haproxy), ["-W", "-db", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  const untilAllUp = async () => {
    while (!(await allUp(looks))) {
      if (child.exitCode !== null) throw new Error("haproxy has ended");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await untilAllUp();
  return {
    origin,
    untilAllUp,
    async [Symbol.asyncDispose]() {
      await endProgram(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configOf(members: readonly Member[], { port, looks }: { port: number; looks: number }): string {
  const lines = readFileSync(shipped, "utf8").split("\n");
  const kept = lines.filter((line) => !/^ {2}(?:bind |server |http-request redirect )/.test(line));
  const at = kept.indexOf("frontend site");
  kept.splice(at + 1, 0, `  bind 127.0.0.1:${port}`);
  const states = ["listen states", `  bind 127.0.0.1:${looks}`, "  stats enable", "  stats uri /", ""];
  kept.splice(at, 0, ...states);
  // The shipped file ends with the processes.
  const servers = members.map((member, index) => `  server web${index + 1} 127.0.0.1:${member.port}`);
  return [...kept.filter((line, index) => line !== "" || index < kept.length - 1), ...servers, ""].join("\n");
}

/** Whether it takes every process for one that serves, by its own page of states. */
async function allUp(port: number): Promise<boolean> {
  const states = await fetch(`http://127.0.0.1:${port}/;csv`).catch(() => undefined);
  const lines = (await states?.text())?.split("\n").filter((line) => line.startsWith("metiro,web")) ?? [];
  // Before its first look it says UP of every one, with the reason INI.
  return lines.length > 0 && lines.every((line) => /,UP,/.test(line) && /,L7OK,/.test(line));
}
