import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { passwords } from "../../passwords/passwords.ts";
import { seedCatalogue } from "../../seed/catalogue.ts";
import { seedDemo } from "../../seed/demo.ts";
import { demoPassword } from "../../seed/demo-accounts.ts";
import { testApp } from "../app/app.ts";
import { root } from "./run-node.ts";
import { absent, becauseAbsent } from "./shell.ts";

const { app, db, sql } = await testApp();
await seedCatalogue(db, "test");
await seedDemo(db, { now: new Date(), passwordHash: await passwords().hash(demoPassword) });
await app.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const examples = path.join(root, "examples");

/** By the ending of its name: what runs an example. That in TypeScript needs the client, and is run where that is installed. */
const runners = { ".py": ["python3"], ".sh": ["sh", "curl", "jq", "openssl"] };

test("each example is run by a test", async () => {
  const known = [...Object.keys(runners), ".ts", ".md"];
  for (const file of await readdir(examples)) expect(known, file).toContain(path.extname(file));
});

for (const [ending, programs] of Object.entries(runners)) {
  const missing = absent(...programs);
  test.skipIf(missing.length > 0)(`story${ending} carries the story${becauseAbsent(missing)}`, async () => {
    const [runner, ...words] = ["env", `METIRO_ORIGIN=${origin}`, programs[0] ?? "", `story${ending}`];
    const { stdout } = await promisify(execFile)(runner, words, { cwd: examples });
    const told = JSON.parse(stdout) as { request: string; messages: string[] };
    expect(told.messages).toEqual(["Mardi matin.", "Merci ! Quand pouvons-nous passer mesurer ?"]);
    expect([
      ...(await sql`
        select response, client_decision as decision from job_request_companies
        where job_request_id = ${told.request}`),
    ]).toEqual([{ response: "interested", decision: "accepted" }]);
  });
}
