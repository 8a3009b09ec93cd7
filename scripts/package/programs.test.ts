import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../step.ts";
import { addPrograms } from "./folder.ts";
import { serverFlags } from "./server-flags.ts";

const folder = mkdtempSync(path.join(tmpdir(), "metiro-programs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (...names: string[]) => path.join(folder, ...names);
for (const part of ["bin", "server/dist", "beside"]) mkdirSync(inFolder(part), { recursive: true });
for (const file of ["metiro.js", "main.js"])
  writeFileSync(
    inFolder("server/dist", file),
    `if (process.env.SAY === "flags") console.log(JSON.stringify(process.execArgv));
else console.log(process.env.METIRO_PROGRAM);`,
  );
symlinkSync(process.execPath, inFolder("bin/node"));
addPrograms(inFolder("bin"));

/** What a program prints, with no settings but these. */
function printed(program: string, words: readonly string[], env: Record<string, string> = {}): string[] {
  const { stdout, stderr } = spawnSync(program, words, {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });
  return `${stdout}${stderr}`.trim().split("\n");
}

it("both programs of a folder tell by which line the operator's is called there, unless the settings do", () => {
  for (const name of ["metiro", "metiro-server"]) {
    const program = inFolder("bin", name);
    expect(printed(program, [])).toEqual([inFolder("bin/metiro")]);
    expect(printed(program, [], { METIRO_PROGRAM: "metiro" })).toEqual(["metiro"]);
  }
});

it("the server runs with its flags of Node, however it is started", () => {
  expect(printed(inFolder("bin/metiro-server"), [], { SAY: "flags" })).toEqual([JSON.stringify(serverFlags)]);
  expect(printed(inFolder("bin/metiro"), [], { SAY: "flags" })).toEqual(["[]"]);
  const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
  expect(textOf("scripts/run.mjs")).toContain(`flags: ${JSON.stringify(serverFlags)}`);
  expect(textOf("deploy/compose.yaml")).toContain(`[/app/bin/node, ${serverFlags.join(", ")}, server/dist/main.js]`);
});

it("the program of a machine with systemd has the settings as they stand, and the account of the service", () => {
  const settings = inFolder("settings");
  const [mail, secret, site] = [
    "smtps://metiro:a$b&c;d'e@mail.example.ch",
    "kV3p9wQz 7LmX2",
    "https://metiro.example.ch",
  ];
  writeFileSync(settings, `# A=comment\n\nSMTP_URL=${mail}\nJWT_SECRET="${secret}"\nPUBLIC_URL='${site}'`);
  const stub = inFolder("beside/runuser");
  const told = ["SMTP_URL", "JWT_SECRET", "PUBLIC_URL", "DATA_DIR", "METIRO_PROGRAM"].map((name) => `"$${name}"`);
  writeFileSync(stub, `#!/bin/sh\nprintf "%s\\n" "$*" ${told.join(" ")}\n`);
  chmodSync(stub, 0o755);
  const env = { PATH: `${inFolder("beside")}:${process.env["PATH"]}`, METIRO_SETTINGS: settings };
  expect(printed(path.join(root, "deploy/metiro"), ["admin", "list"], env)).toEqual([
    "-u metiro -- /opt/metiro/bin/metiro admin list",
    mail,
    secret,
    site,
    "/var/lib/metiro",
    "metiro",
  ]);
});
