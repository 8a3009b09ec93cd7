import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { BotChallenge } from "@metiro/shared/auth/schema";
import type { FactorAdded, TotpBegun } from "@metiro/shared/auth/second-factor";
import type { MatchingCompany } from "@metiro/shared/company/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Category } from "@metiro/shared/category/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import { freePort } from "../../../server/src/embedded/free-port.ts";
import { callAs } from "../app/api.ts";
import { newDataDir } from "../app/app.ts";
import { untilMail } from "../app/mailbox.ts";
import { proofOf } from "../app/newcomer.ts";
import { parquetRequest } from "../steps/request.ts";
import { runNode, startServer } from "../app/try-it-server.ts";
import { expect, test } from "../test.ts";
import { totpOf } from "../app/totp.ts";
import { startMailbox } from "../app/worker-mailbox.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const open = new AsyncDisposableStack();
test.use({ withSite: false });
test.afterAll(() => open.disposeAsync());

/** A PostgreSQL with an empty database: that of a server on a folder of its own, beside its demo data. */
async function emptyDatabase(): Promise<string> {
  const { dataDir, remove } = await newDataDir(process.env["FILLED_DATA_DIR"]);
  open.defer(remove);
  const { end } = await startServer({ dataDir });
  open.defer(async () => void (await end("SIGTERM")));
  const cluster = path.join(dataDir, "postgres");
  const [lines, password] = await Promise.all(
    ["postmaster.pid", "superuser-password"].map((file) => readFile(path.join(cluster, file), "utf8")),
  );
  return `postgres://postgres:${password}@127.0.0.1:${lines?.split("\n")[3]}/template1`;
}

/** An account of the machine without a name or a home, as a service of systemd or a container runs under; only root may take one. */
const nameless = process.getuid?.() === 0 ? { uid: 64_532, gid: 64_532 } : {};

type Settings = Record<string, string>;
interface Production {
  start: (settings: Settings) => ChildProcess;
  program: readonly string[];
}

/** What production runs from, packed as an operator packs it; elsewhere than on Linux the tree itself, which nothing is packed from. */
async function production(): Promise<Production> {
  if (process.platform !== "linux")
    return {
      start: (settings) => runNode("server/dist/main.js", { settings, stdio: "inherit" }),
      program: [process.execPath, path.join(root, "server/src/cli/main.ts")],
    };
  const { dataDir: to, remove } = await newDataDir();
  open.defer(remove);
  const packing = [path.join(root, "scripts/package.ts"), "--to", to];
  const { stdout } = await promisify(execFile)(process.execPath, packing, { cwd: root });
  // Megabytes: what goes over the wire at each upgrade, and lies on each machine twice while one version gives way to the next.
  expect(Number(/, (\d+) MB$/m.exec(stdout)?.[1])).toBeLessThanOrEqual(250);
  const [folder = ""] = await readdir(to);
  const programs = path.join(to, folder, "bin");
  const start = (settings: Settings) =>
    spawn(path.join(programs, "metiro-server"), { env: environment(settings), stdio: "inherit", ...nameless });
  return { start, program: [path.join(programs, "metiro")] };
}

const environment = (settings: Settings) => ({ PATH: process.env["PATH"], ...settings });

/** Runs the operator's program and returns what it tells. */
async function admin(
  [program = "", ...first]: readonly string[],
  settings: Settings,
  ...args: string[]
): Promise<unknown> {
  const child = spawn(program, [...first, ...args, "--json"], { env: environment(settings), ...nameless });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  const [code] = (await once(child, "close")) as [number];
  expect(code).toBe(0);
  return JSON.parse(said);
}

const password = "une-longue-phrase-8";

test("an operator comes from an empty database to the first request that a company sees", async () => {
  const [databaseUrl, mailbox, port] = await Promise.all([emptyDatabase(), startMailbox(), freePort()]);
  const { start, program } = await production();
  open.defer(mailbox.stop);
  const origin = `http://127.0.0.1:${port}`;
  const { dataDir, remove } = await newDataDir();
  open.defer(remove);
  if (nameless.uid !== undefined) await chown(dataDir, nameless.uid, nameless.gid);
  const settings = {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    JWT_SECRET: "kV3p9wQz7LmX2cRt8nYb5HsD1fGj6AeU4oPi0BqC",
    SMTP_URL: mailbox.smtpUrl,
    PUBLIC_URL: origin,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
  };
  const mailTo = async (address: string, subject: RegExp) =>
    (await untilMail(address, subject, mailbox.webUrl)).text ?? "";

  await admin(program, settings, "migrate");
  const server = start(settings);
  open.defer(async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
  });
  await expect(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200)).toPass({ timeout: 120_000 });

  // What is read of the folder's own documents: over the network, and by the operator.
  for (const page of ["guide", "changelog"]) expect((await fetch(`${origin}/api/${page}`)).status, page).toBe(200);
  const { text } = (await admin(program, {}, "guide", "incidents#the-database-is-away")) as { text: string };
  expect(text).toContain("pg_isready");

  const stranger = callAs(origin);
  /** Chooses a password by the link of an invitation, and signs in. */
  const accept = async (link: string) => {
    const { searchParams } = new URL(link);
    const email = searchParams.get("email") ?? "";
    await stranger.post("Auth/reset-password", { email, code: searchParams.get("invitation"), newPassword: password });
    return callAs(origin, (await stranger.post<{ token: string }>("Auth/sign-in", { email, password })).token);
  };
  const linkIn = (text: string) => /http\S+invitation=\S+/.exec(text)?.[0] ?? "";

  const { link } = (await admin(program, settings, "invite", "anna.rochat@exemple.ch")) as { link: string };
  expect(linkIn(await mailTo("anna.rochat@exemple.ch", /administration/))).toBe(link);
  const anna = await accept(link);
  const begun = await anna.post<TotpBegun>("Auth/begin-totp");
  const added = await anna.post<FactorAdded>("Auth/add-totp", {
    id: begun.id,
    name: "Téléphone",
    totp: totpOf(begun.key),
  });
  expect(added.backupCodes).toHaveLength(10);

  const [categories, regions] = await Promise.all([
    stranger.get<Category[]>("Category/All"),
    stranger.get<RegionTree[]>("Region/WithSubregions"),
  ]);
  const trade = categories.flatMap((one) => one.subCategories).find(({ slug }) => slug === "pose-de-parquet");
  const district = regions.flatMap((one) => one.subregions).find(({ name }) => name === "Lausanne");
  const company = await anna.post<{ id: string }>("Auth/create-company-admin", {
    email: "morand@exemple.ch",
    firstName: "Marc",
    lastName: "Morand",
    companyName: "Parquets Morand",
    subcategoryIds: [trade?.id],
    subregionIds: [district?.id],
  });
  const morand = await accept(linkIn(await mailTo("morand@exemple.ch", /a un compte/)));

  const client = { email: "lea@exemple.ch", password, firstName: "Léa", lastName: "Blanc", acceptConditions: true };
  const botProof = proofOf(await stranger.get<BotChallenge>("Auth/bot-challenge"));
  await stranger.post("Auth/sign-up-tenderer", { ...client, botProof });
  const code = /\b\d{6}\b/.exec(await mailTo(client.email, /code de confirmation/))?.[0];
  const signedIn = await stranger.post<{ token: string }>("Auth/sign-in", { email: client.email, password });
  const { token } = await callAs(origin, signedIn.token).post<{ token: string }>("Auth/verify-code", { code });
  const completed = await callAs(origin, token).post<string>("Tenderer/complete-profile", {
    phone: "079 555 01 42",
    street: "Avenue de Cour 38",
    postalCode: "1007",
    locality: "Lausanne",
    subregionId: district?.id,
  });
  const lea = callAs(origin, completed);
  const request = await lea.post<JobRequest>("JobRequest/Create", await parquetRequest(lea, "Parquet du salon"));

  const [match] = await anna.get<MatchingCompany[]>(`Company/Get/subregion/${district?.id}/subcategory/${trade?.id}`);
  expect(match?.id).toBe(company.id);
  await anna.post(`JobRequest/${request.id}/send-to-companies`, { companyIds: [company.id] });
  const inbox = await morand.post<{ items: { id: string }[] }>("JobRequest/GetAllForCompanies", {});
  expect(inbox.items.map(({ id }) => id)).toEqual([request.id]);
  await mailTo("morand@exemple.ch", /Parquet du salon|demande/);
});
