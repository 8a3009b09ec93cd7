import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { guideOf, wordsOf } from "../../backup/test/guide.ts";
import { readLine } from "../../cli/command-line.ts";
import { operatorCommands } from "../../cli/program.ts";
import { processEnvironment } from "../../config/config.ts";
import { commandsRunBy, type standIns } from "./guide-commands.ts";

const held = commandsRunBy("test/guide/deployed-guides.test.ts");
const root = path.resolve(import.meta.dirname, "../../../..");
const deployed = (file: string) => readFile(path.join(root, "deploy", file), "utf8");
const folder = await mkdtemp(path.join(tmpdir(), "metiro-deployed-"));
afterAll(() => rm(folder, { recursive: true }));
const calls = path.join(folder, "calls");
beforeEach(() => writeFile(calls, ""));

/** A program that only notes by which words it was called, and then does this. */
async function noting(name: keyof typeof standIns, then = ""): Promise<void> {
  const file = path.join(folder, "bin", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\n{ printf '%s\\037' ${name} "$@"; echo; } >> "${calls}"\n${then}\n`);
  await chmod(file, 0o755);
}
// Metiro's own lines for Node are run, on a folder of this test in place of the volume.
const scripts = `case "$*" in *" -e "*) for last; do :; done; exec node -e "$(printf %s "$last" | sed 's#/data/#${folder}/#')";; esac`;
await noting("docker", scripts);
const isRoot = process.getuid?.() === 0;
if (!isRoot) await noting("install");
await noting("systemctl");

async function inShell(text: string, variables: Record<string, string>): Promise<string[][]> {
  const PATH = `${path.join(folder, "bin")}:${processEnvironment()["PATH"]}`;
  const script = `shopt -s expand_aliases\ncd '${folder}'\n${text}`;
  await promisify(execFile)("bash", ["-euc", script], { env: { PATH, ...variables } });
  const lines = (await readFile(calls, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => line.split("\u001F").slice(0, -1));
}

interface Service {
  profiles?: string[];
  build?: object;
}
const { services } = parse(await deployed("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
/** Commands that want PostgreSQL's programs, which the image of Metiro has not. */
const withPrograms = /^(?:restore|backup$|backup (?:list|base|log))/;

/** Looks whether what docker was told is there: profile, services, and the command of the operator's program. */
function understood(words: readonly string[]): void {
  if (words[0] === "load") return expect(words.slice(1)).toEqual(["-i", "metiro.oci.tar"]);
  const line = words.join(" ");
  const [, profile, verb = "", rest = ""] =
    /^compose (?:--profile (\w+) )?(up|exec|run|stop|build)(?: (.*))?$/.exec(line) ?? [];
  expect(verb, line).not.toBe("");
  const told = rest.replaceAll(/(?:^| )(?:-d|-T|--wait|--rm|--no-deps|-v \S+)(?= |$)/g, "").trim();
  const [name = "", ...others] = told.split(" ").filter(Boolean);
  const named = ["exec", "run"].includes(verb) ? [name] : [name, ...others].filter(Boolean);
  for (const one of named) {
    expect(Object.keys(services), line).toContain(one);
    const { profiles } = services[one] ?? {};
    if (profiles) expect(profiles, line).toContain(profile);
  }
  if (!["exec", "run"].includes(verb) || others.includes("-e")) return;
  const at = others.indexOf("server/dist/metiro.js");
  // An image's own entry is Node; what is made for backups has none.
  const node = verb === "run" && name === "metiro" ? [] : ["/app/bin/node"];
  expect(others.slice(0, at), line).toEqual(node);
  const asked = others.slice(at + 1);
  expect(readLine(operatorCommands, asked), line).toHaveProperty("command");
  if (withPrograms.test(asked.slice(0, 2).join(" "))) expect(services[name]?.build, line).toBeDefined();
}

test("containers: install, backup, upgrade, restore and admins name what is there", async () => {
  const variables = {
    IMAGE: "metiro.oci.tar",
    PUBLIC_URL: "https://metiro.example.ch",
    SMTP_URL: "smtps://metiro:a@mail.example.ch",
    ADMIN: "anna@exemple.ch",
    NEW_ADMIN: "beat@exemple.ch",
    BACKUP_FOLDER: path.join(folder, "backups"),
    LOG_FOLDER: path.join(folder, "log"),
    BACKUP_RECIPIENT: "age1abc",
    IDENTITY: "/safe/identity",
    SECRET: path.join(folder, "secret"),
  };
  await writeFile(path.join(folder, "jwt-secret"), "made once");
  const sections = await guideOf("containers.md");
  const [alias] = sections.get("Containers") ?? [...sections.values()][0] ?? [];
  expect(alias?.text).toMatch(/^alias metiro='docker compose exec metiro /);
  const told: string[][] = [];
  for (const blocks of sections.values())
    for (const block of blocks) {
      await writeFile(calls, "");
      told.push(...(await inShell(`${alias?.text}\n${block.text}`, variables)));
      held.note(block);
    }
  const docker = told.filter(([program]) => program === "docker").map(([, ...words]) => words);
  expect(docker.length).toBeGreaterThan(30);
  for (const words of docker) understood(words);
  expect(await readFile(variables.SECRET, "utf8")).toBe("made once");
  expect(await readFile(path.join(folder, "jwt-secret"), "utf8")).toBe("made once");
  for (const made of isRoot ? [variables.BACKUP_FOLDER, variables.LOG_FOLDER] : [])
    expect(await stat(made)).toMatchObject({ uid: 65_532, gid: 65_532, mode: 0o40700 });
  const env = path.join(folder, ".env");
  expect((await stat(env)).mode & 0o077).toBe(0);
  const names = (await readFile(env, "utf8")).match(/^\w+/gm) ?? [];
  expect(names).toEqual(["PUBLIC_URL", "SMTP_URL", "BACKUP_FOLDER", "BACKUP_RECIPIENT"]);
  const compose = await deployed("compose.yaml");
  for (const name of [...names, "LOG_FOLDER"]) expect(compose).toContain(`\${${name}:`);
});

test("containers: how the program calls itself is how the guide does", async () => {
  const { services: all } = parse(await deployed("compose.yaml"), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  for (const name of ["metiro", "backup", "log"]) {
    const called = all[name]?.environment["METIRO_PROGRAM"] ?? "";
    understood([
      ...called
        .replace("compose", name === "metiro" ? "compose" : `compose --profile ${name}`)
        .split(" ")
        .slice(1),
      "doctor",
    ]);
    expect(called).toBe(`docker compose exec ${name} /app/bin/node server/dist/metiro.js`);
  }
});

test("under systemd the log is fetched, encrypted and based by the commands of the guide, which the program knows", async () => {
  const [, slot, first, fetching, sealing, weekly, settings, begin] =
    (await guideOf("backup-and-restore.md")).get("To a given second") ?? [];
  const variables: Record<string, string> = {
    WAL: "/run/metiro-log",
    LOG: "/var/lib/metiro-log/wal",
    BASES: "/var/lib/metiro-log/bases",
    BACKUP_SETTINGS: path.join(folder, "etc/backup"),
    PGHOST: "db.example.ch",
    PGPORT: "5432",
    PGUSER: "metiro_backup",
    PGPASSWORD: "7c1f0e9b",
    BACKUP_RECIPIENT: "age1abc",
  };
  const filled = (text = "") =>
    text.replaceAll(/"|\$(\w+)/g, (_all, name?: string) => (name ? (variables[name] ?? "") : "")).trim();
  const started = async (unit: string) =>
    [...(await deployed(unit)).matchAll(/^ExecStart(?:Pre)?=(.*)$/gm)].map(([, line = ""]) =>
      line
        .replace(/^\/usr\/bin\/|^\/opt\/metiro\/bin\//, "")
        .replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => variables[name] ?? ""),
    );
  expect(await started("metiro-log.service")).toEqual([
    filled(slot?.text),
    filled(first?.text),
    filled(fetching?.text),
  ]);
  expect(await started("metiro-log-encrypt.service")).toEqual([filled(sealing?.text)]);
  expect(await started("metiro-base.service")).toEqual([filled(weekly?.lines[0])]);
  for (const unit of ["metiro-log.service", "metiro-log-encrypt.service", "metiro-base.service"])
    for (const line of (await started(unit)).filter((one) => !one.startsWith("pg_receivewal ")))
      expect(readLine(operatorCommands, wordsOf(line, {}) ?? []), line).toHaveProperty("command");

  await inShell(settings?.text ?? "", variables);
  held.note(settings);
  const file = variables["BACKUP_SETTINGS"] ?? "";
  expect((await stat(file)).mode & 0o077).toBe(0);
  const written = (await readFile(file, "utf8")).trim().split("\n");
  expect(written).toContain("PGHOST=db.example.ch");
  const asked = (await deployed("metiro-base.service")).match(/(?<=\$\{)\w+/g) ?? [];
  for (const name of asked) expect(written.some((line) => line.startsWith(`${name}=`))).toBe(true);
  const units = (await inShell(begin?.text ?? "", variables)).flatMap((words) =>
    words.filter((word) => word.startsWith("metiro-")),
  );
  held.note(begin);
  expect(units).toHaveLength(4);
  for (const unit of units) expect(await deployed(unit.includes(".") ? unit : `${unit}.service`)).toContain("[Unit]");
});

test("no command of these guides was left out", async () => {
  expect(await held.left()).toEqual([]);
});
