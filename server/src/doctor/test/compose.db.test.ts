import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { operate } from "../../cli/program.ts";
import { loadConfig, settingNames } from "../../config/config.ts";
import { openPostgres } from "../../db/pool/open.ts";
import { startEmbeddedPostgres } from "../../embedded/postgres.ts";
import { productionSettings } from "../../test/app/production-settings.ts";
import type { Examined } from "../index.ts";

interface Service {
  environment: Record<string, string>;
  volumes: string[];
  profiles?: string[];
  read_only?: boolean;
  command: string[];
  healthcheck: { test: string[] };
}

const password = "7c1f0e9b5a3d42c8";
const file = path.resolve(import.meta.dirname, "../../../../deploy/compose.yaml");
const text = readFileSync(file, "utf8");
const { services, configs } = parse(text, { merge: true }) as {
  services: Record<"metiro" | "database" | "backup" | "log", Service>;
  configs: { roles: { content: string } };
};
const folder = await mkdtemp(path.join(tmpdir(), "metiro-compose-"));
const cluster = await startEmbeddedPostgres({ dataDir: folder });
const { BACKUP_RECIPIENT = "" } = JSON.parse((await operate(["backup", "keys", "--json"], {})).stdout) as Record<
  string,
  string
>;
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

/** What a service is told where its `.env` says what is asked for; its secret is made by the image as it starts. */
function told({ environment }: Service): Record<string, string> {
  const { PUBLIC_URL, SMTP_URL, JWT_SECRET } = productionSettings(cluster.url);
  const given: Record<string, string> = { PUBLIC_URL, SMTP_URL, BACKUP_RECIPIENT };
  const { JWT_SECRET_FILE: _, ...settings } = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, asked: string, or = "") => given[asked] ?? or),
    ]),
  );
  return { ...settings, JWT_SECRET };
}

test("what serves and what backs up are told settings that there are, the same ones, and keep files in the volume of the files", () => {
  const { metiro, backup, log } = services;
  for (const service of [metiro, backup]) {
    const names = Object.keys(told(service)).filter((name) => name !== "NODE_ENV");
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(loadConfig(told(service)).dataDir).toBe("/data");
    expect(service.volumes).toContain("files:/data");
  }
  // Each is entered by its own name.
  const { METIRO_PROGRAM: _, ...same } = told(metiro);
  expect(told(backup)).toMatchObject(same);
  for (const service of [metiro, backup, log]) expect(service.read_only).toBe(true);
});

test("the folders that the log and its base backups go to are made in the one that is given", () => {
  const script = services.log.command.at(-1) ?? "";
  const told = text.matchAll(/(?:--to|--log) (\/log\/\w+)/g);
  const places = new Set([...told].map(([, place]) => place));
  expect(places).toEqual(new Set(/^mkdir -p (.*)$/m.exec(script)?.[1]?.split(" ")));
  expect(places.size).toBe(2);
});

test("podman too reads how the server is asked whether it is ready, and takes words apart at blanks", () => {
  for (const word of services.metiro.healthcheck.test) expect(word).not.toContain(" ");
});

test("its roles make a database that the doctor has nothing against: what serves cannot change its tables", async () => {
  const superuser = openPostgres(cluster.url, { max: 1, onnotice: () => undefined });
  for (const statement of configs.roles.content.trim().split("\n")) await superuser.unsafe(statement);
  expect(
    await superuser`select rolreplication, rolsuper from pg_roles where rolname = ${services.log.environment["PGUSER"] ?? ""}`,
  ).toEqual([{ rolreplication: true, rolsuper: false }]);
  // Here it listens on a network, and asks for passwords.
  for (const role of ["metiro_owner", "metiro_app"])
    await superuser.unsafe(`alter role ${role} password '${password}'`);
  await superuser.end();
  const { host } = new URL(cluster.url);
  const here = (url = "") => url.replace("@localhost", `:${password}@${host}`).replace(/\?.*/, "");
  const settings = told(services.metiro);
  const env = {
    ...settings,
    DATA_DIR: folder,
    DATABASE_URL: here(settings["DATABASE_URL"]),
    DATABASE_OWNER_URL: here(settings["DATABASE_OWNER_URL"]),
  };
  expect(await operate(["migrate", "run"], env)).toMatchObject({ code: 0, stderr: "" });
  const { stdout } = await operate(["doctor", "--json"], env);
  const ofRoles = (JSON.parse(stdout) as Examined[]).filter(({ name }) =>
    ["roles-apart", "role-is-modest", "migrations"].some((one) => name.startsWith(one)),
  );
  expect(ofRoles.length).toBeGreaterThan(1);
  expect(ofRoles.filter(({ state }) => state !== "sound")).toEqual([]);
});
