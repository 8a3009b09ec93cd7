import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "metiro-units-"));
afterAll(() => rmSync(folder, { recursive: true }));

const units = ["metiro.service", "metiro@.service", "metiro-worker.service"];
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
  for (const unit of units.slice(1))
    expect(textOf(unit)).toMatch(/^ExecStart=\/usr\/bin\/env ROLE=\w+ HOST=\S+ PORT=\S+ \/opt/m);
  for (const unit of units) expect(textOf(unit)).toMatch(/^ExecStart=\/usr\/bin\/env .*\bHOST=127\.0\.0\.1 /m);
});

it("every service runs under the one account that is made for it, and may write where backups go", () => {
  const account = /^u (\S+) /m.exec(textOf("metiro.sysusers"))?.[1];
  for (const unit of units) {
    expect(textOf(unit)).toContain(`\nUser=${account}\n`);
    expect(protectionOf(unit)).toContain("ReadWritePaths=-/var/backups/metiro");
  }
});

const analyzer = "/usr/bin/systemd-analyze";
it.skipIf(!existsSync(analyzer))("systemd understands every line", () => {
  const files = units.map((unit) => {
    const file = path.join(folder, unit);
    writeFileSync(file, textOf(unit).replaceAll("/opt/metiro/bin/metiro-server", "/bin/true"));
    return file.replace("@.", "@3001.");
  });
  writeFileSync(path.join(folder, "metiro@3001.service"), readFileSync(path.join(folder, "metiro@.service")));
  const said = execFileSync("sh", ["-c", '"$0" verify "$@" 2>&1', analyzer, ...files], { encoding: "utf8" });
  expect(said).toBe("");
});
