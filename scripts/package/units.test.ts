import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "metiro-units-"));
afterAll(() => rmSync(folder, { recursive: true }));

const servers = ["metiro.service", "metiro@.service", "metiro-worker.service"];
/** On the machine that keeps backups. */
const keepers = ["metiro-log.service", "metiro-log-encrypt.service", "metiro-base.service"];
const units = [...servers, ...keepers];
const textOf = (unit: string) => readFileSync(path.resolve(import.meta.dirname, "../../deploy", unit), "utf8");
const protectionOf = (unit: string) => /^NoNewPrivileges=[\s\S]*^UMask=.*$/m.exec(textOf(unit))?.[0].split("\n") ?? [];

it("every service is kept in as the others are", () => {
  const [first, ...others] = units.map(protectionOf);
  expect(first?.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
});

it("Node may ask which networks there are: it does as it begins to listen, and ends where it may not", () => {
  expect(protectionOf("metiro.service")).toContain("RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK");
});

it("what a service is told by its unit does not give way to the settings of the machine", () => {
  for (const unit of servers.slice(1))
    expect(textOf(unit)).toMatch(/^ExecStart=\/usr\/bin\/env ROLE=\w+ HOST=\S+ PORT=\S+ \/opt/m);
  for (const unit of servers) expect(textOf(unit)).toMatch(/^ExecStart=\/usr\/bin\/env .*\bHOST=127\.0\.0\.1 /m);
});

it("every service runs under the one account that is made for it, and may write where backups go", () => {
  const account = /^u (\S+) /m.exec(textOf("metiro.sysusers"))?.[1];
  for (const unit of units) {
    expect(textOf(unit)).toContain(`\nUser=${account}\n`);
    expect(protectionOf(unit)).toContain("ReadWritePaths=-/var/backups/metiro");
  }
});

it("the log of changes is fetched into memory that both services have, goes on for good, and each hour it is seen whether a base backup is due", () => {
  for (const unit of keepers.slice(0, 2)) {
    for (const line of ["RuntimeDirectory=metiro-log", "RuntimeDirectoryPreserve=yes", "RuntimeDirectoryMode=0700"])
      expect(textOf(unit)).toContain(`\n${line}\n`);
    expect(textOf(unit)).toMatch(/^Restart=always$/m);
  }
  expect(textOf("metiro-log.service")).toMatch(/^After=.* metiro-log-encrypt\.service$/m);
  expect(textOf("metiro-log-encrypt.service")).not.toMatch(/^After=.*metiro-log\.service/m);
  const kept = keepers
    .slice(1)
    .map((unit) => [...textOf(unit).matchAll(/\/var\/lib\/(metiro-log\/\w+)/g)].map(([, name]) => name));
  expect(kept).toEqual([["metiro-log/wal"], ["metiro-log/bases", "metiro-log/wal"]]);
  for (const [at, unit] of keepers.slice(1).entries())
    for (const name of kept[at] ?? []) expect(textOf(unit)).toMatch(new RegExp(`^StateDirectory=.*${name}( |$)`, "m"));
  expect(textOf("metiro-base.service")).toMatch(/^Type=oneshot$/m);
  expect(textOf("metiro-base.timer")).toMatch(/^OnCalendar=\*:\d\d$[\s\S]*^Persistent=yes$/m);
  expect(textOf("metiro-base.service")).toMatch(/^ExecStart=.* --due-after 7$/m);
});

const analyzer = "/usr/bin/systemd-analyze";
it.skipIf(!existsSync(analyzer))("systemd understands every line", () => {
  const files = [...units, "metiro-base.timer"].map((unit) => {
    const file = path.join(folder, unit);
    writeFileSync(file, textOf(unit).replaceAll(/\/opt\/metiro\/bin\/[\w-]+|\/usr\/bin\/pg_receivewal/g, "/bin/true"));
    return file.replace("@.", "@3001.");
  });
  writeFileSync(path.join(folder, "metiro@3001.service"), readFileSync(path.join(folder, "metiro@.service")));
  const said = execFileSync("sh", ["-c", '"$0" verify "$@" 2>&1', analyzer, ...files], { encoding: "utf8" });
  expect(said).toBe("");
});
