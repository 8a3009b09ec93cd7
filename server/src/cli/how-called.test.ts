import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { operate } from "./program.ts";

afterEach(() => vi.unstubAllEnvs());

const wrong = { NODE_ENV: "production", VAPID_PUBLIC_KEY: "none", BACKUP_TO: "/backups" };
const ways = [
  { where: "an installed folder", told: "/opt/metiro/bin/metiro", called: "/opt/metiro/bin/metiro" },
  {
    where: "a container",
    told: "docker compose exec metiro node x.js",
    called: "docker compose exec metiro node x.js",
  },
  { where: "the sources", told: "", called: "npm run metiro --" },
];

test.each(ways)("help, refusals and remedies say what can be typed in $where", async ({ told, called }) => {
  vi.stubEnv("METIRO_PROGRAM", told);
  expect((await operate(["--help"])).stdout).toContain(`Usage: ${called} <command>`);
  expect((await operate(["admin", "invite"])).stderr).toContain(`Usage: ${called} admin invite <mail>`);
  const { stderr } = await operate(["admin", "list"], wrong);
  expect(stderr).toContain(`VAPID_PUBLIC_KEY: is not one of the keys that ${called} push keys makes`);
  expect(stderr).toContain(`${called} backup keys makes a key`);
  const doctor = (await operate(["doctor"], wrong)).stdout;
  expect(doctor).toContain(`${called} backup keys makes a key`);
  for (const other of ways) if (other.called !== called) expect(doctor).not.toContain(other.called);
});

test("one place knows how the program is called, and no other text says so", () => {
  const sources = path.resolve(import.meta.dirname, "../..");
  const files = readdirSync(path.join(sources, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /npm run metiro|\bmetiro -- /.test(readFileSync(path.join(sources, "src", file), "utf8")));
  expect(files).toEqual(["config/operator-program.ts"]);
});
