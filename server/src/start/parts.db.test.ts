import { expect, test } from "vitest";
import { loadConfig } from "../config/config.ts";
import { testDatabase } from "../test/database/database.ts";
import { productionSettings } from "../test/app/production-settings.ts";
import { createUser } from "../factories/index.ts";
import { announcer } from "./announce.ts";
import { prepareDatabase } from "../app/prepare-database.ts";
import { openParts } from "./parts.ts";

const { db, url } = await testDatabase();
const config = loadConfig(productionSettings(url));

async function opened() {
  await using open = new AsyncDisposableStack();
  await openParts(config, open, announcer("production"), prepareDatabase);
}

test("production refuses a database that holds demo accounts, and says why", async () => {
  await createUser(db, { email: "anna@exemple.ch" });
  await expect(opened()).resolves.toBeUndefined();
  await createUser(db, { email: "Admin@demo.metiro.ch", role: "Admin" });
  await expect(opened()).rejects.toThrow(/1 demo accounts \(addresses at demo\.metiro\.ch\), whose password is public/);
});
