import { execFile } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const main = path.join(import.meta.dirname, "../main.ts");

interface Ended {
  code: unknown;
  stdout: string;
  stderr: string;
}

const start = (env: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    execFile(process.execPath, [main], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it("refuses to start in production and names every missing setting", async () => {
  const { code, stdout, stderr } = await start({ NODE_ENV: "production" });
  expect(code).toBe(1);
  expect(stdout).toBe("");
  for (const name of ["DATABASE_URL", "JWT_SECRET", "SMTP_URL", "PUBLIC_URL"]) expect(stderr).toContain(name);
  expect(stderr).not.toContain("    at ");
});
