import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { guideOf, wordsOf } from "../../backup/test/guide.ts";
import { operate } from "../../cli/program.ts";
import { processEnvironment } from "../../config/config.ts";
import { testDatabase } from "../database/database.ts";
import { productionSettings } from "../app/production-settings.ts";
import { commandsRunBy, type standIns } from "./guide-commands.ts";

const held = commandsRunBy("test/guide/processes-guide.db.test.ts");
const { url } = await testDatabase();
const root = path.resolve(import.meta.dirname, "../../../..");
const folder = await mkdtemp(path.join(tmpdir(), "metiro-processes-"));
const open: Server[] = [];
afterAll(async () => {
  for (const server of open) server.close();
  await rm(folder, { recursive: true });
});

/** A server on this machine, and its port. */
async function listening(answer: (path: string) => number): Promise<number> {
  const server = createServer((request, response) => response.writeHead(answer(request.url ?? "")).end()).listen(
    0,
    "127.0.0.1",
  );
  open.push(server);
  await new Promise((done) => server.once("listening", done));
  return (server.address() as AddressInfo).port;
}

test(
  "processes: the commands of « One after the other » restart each once the one before is back",
  { timeout: 60_000 },
  async () => {
    const happened: string[] = [];
    const unready = new Map<string, number>();
    const web = async (name: string) =>
      listening(() => {
        const left = unready.get(name) ?? 0;
        unready.set(name, left - 1);
        if (left === 0) happened.push(`${name} is ready`);
        return left > 0 ? 503 : 200;
      });
    const ports = { 3001: await web("3001"), 3002: await web("3002") };
    const control = await listening((unit) => {
      happened.push(`restart ${unit.slice(1)}`);
      const [name = ""] = /\d+$/.exec(unit) ?? [];
      for (const [meant, port] of Object.entries(ports)) if (name === String(port)) unready.set(meant, 3);
      return 204;
    });
    // What systemd would do: this machine need not have it.
    const systemctl = path.join(folder, "systemctl" satisfies keyof typeof standIns);
    await writeFile(systemctl, `#!/bin/sh\n[ "$1" = restart ] && exec curl -fsS "http://127.0.0.1:${control}/$2"\n`);
    await chmod(systemctl, 0o755);
    const [block] = (await guideOf("processes.md")).get("One after the other") ?? [];
    const text = Object.entries(ports).reduce(
      (all, [name, port]) => all.replaceAll(name, String(port)),
      block?.text ?? "",
    );
    await promisify(execFile)("bash", ["-euc", text], { env: { PATH: `${folder}:${processEnvironment()["PATH"]}` } });
    held.note(block);
    const told = Object.entries(ports).reduce(
      (all, [name, port]) => all.replaceAll(`@${port}`, `@${name}`),
      happened.join("\n"),
    );
    expect(told.split("\n")).toEqual([
      "restart metiro@3001",
      "3001 is ready",
      "restart metiro@3002",
      "3002 is ready",
      "restart metiro-worker",
    ]);
  },
);

/** Commands within sentences, as they stand. */
async function namedIn(guide: string): Promise<string[]> {
  const text = await readFile(path.join(root, "docs/operations", guide), "utf8");
  return [...text.replaceAll(/^```.*?^```$/gms, "").matchAll(/`((?:npm run|pnpm|node|metiro|systemctl) [^`]+)`/g)].map(
    ([, line = ""]) => line,
  );
}

const settings = productionSettings(url, folder);

test.each(["processes.md", "scale.md"])(
  "%s: every command that it names does something",
  { timeout: 120_000 },
  async (guide) => {
    const { scripts } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const lines = await namedIn(guide);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      const words = wordsOf(line, {});
      const [program, name = ""] = line.split(" ");
      if (words) {
        const { code, stderr } = await operate(words, settings);
        // The doctor finds what is wrong with a test, and says so with 1.
        expect({ line, code, stderr }).toEqual({
          line,
          code: words[0] === "doctor" ? expect.any(Number) : 0,
          stderr: "",
        });
      } else if (program === "pnpm")
        expect({ line, script: scripts[name] }).toEqual({ line, script: expect.any(String) });
      else if (program === "node") expect((await stat(path.join(root, name))).isFile()).toBe(true);
      else {
        const units = [...new Set([...line.matchAll(/metiro(@|-worker)?/g)].map(([unit]) => unit))];
        for (const unit of units) expect((await stat(path.join(root, `deploy/${unit}.service`))).isFile()).toBe(true);
      }
    }
  },
);

test("no command of this guide was left out", async () => {
  expect(await held.left()).toEqual([]);
});
