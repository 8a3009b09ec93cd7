import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../step.ts";

const file = path.join(root, "deploy/compose.yaml");
/** Since then a file may hold what is made a file of a container (`content` of `configs`). */
const enough = [2, 23, 1];

const told = (program: readonly string[], words: readonly string[], env: Record<string, string> = {}) => {
  const [name = "", ...first] = program;
  return spawnSync(name, [...first, ...words], { encoding: "utf8", env: { PATH: process.env["PATH"], ...env } });
};
function isEnough(program: readonly string[]): boolean {
  const { stdout } = told(program, ["version", "--short"]);
  const version =
    /^v?(\d+)\.(\d+)\.(\d+)/
      .exec(stdout ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  const at = enough.findIndex((least, index) => version[index] !== least);
  return version.length === enough.length && (at === -1 || (version[at] ?? 0) > (enough[at] ?? 0));
}
const compose = [["docker", "compose"], ["docker-compose"]].find(isEnough);

it.skipIf(compose === undefined)(
  `Compose ${enough.join(".")} or later takes compose.yaml with two settings, and refuses it without either, saying which`,
  () => {
    const settings: Record<string, string> = {
      PUBLIC_URL: "https://metiro.example.ch",
      SMTP_URL: "smtps://metiro:a@mail.example.ch",
    };
    const read = (env: Record<string, string>, ...words: string[]) =>
      told(compose ?? [], ["--file", file, ...words, "config"], env);
    const whole = read(settings, "--profile", "backup", "--profile", "log");
    expect(whole).toMatchObject({ status: 0, stderr: "" });
    const services = /^services:\n([\s\S]*?)^\S/m.exec(whole.stdout)?.[1] ?? "";
    expect([...services.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)).toEqual([
      "backup",
      "database",
      "log",
      "metiro",
    ]);
    for (const missing of Object.keys(settings)) {
      const { status, stderr } = read({ ...settings, [missing]: "" });
      expect(status).not.toBe(0);
      expect(stderr).toContain(`required variable ${missing} is missing a value`);
    }
  },
);
