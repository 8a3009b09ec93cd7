import { readFile } from "node:fs/promises";
import { formatMoment } from "@metiro/shared/text/format";
import { z } from "zod";
import {
  accountOf,
  endSessionsAsOperator,
  eraseAsOperator,
  resealAsOperator,
  revokeAsOperator,
} from "../../domains/auth/index.ts";
import { removeImages } from "../../domains/file/index.ts";
import { resealWebhooks } from "../../domains/webhook/index.ts";
import { storageOf } from "../../storage/storage.ts";
import { type Command, CommandRefused, UsageError } from "../command.ts";
import { guideCommand } from "../../config/operator-guides.ts";
import { addressIn } from "./admins.ts";

const nobodyHas = (email: string) => new CommandRefused(`${email}: nobody has this address.`);

export const userShowCommand: Command = {
  name: "user show",
  about: "Tell how an account stands: role, state, second factors, open sessions.",
  args: ["mail"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, given) {
    const email = addressIn(given);
    const account = await accountOf(db, email);
    if (!account) throw nobodyHas(email);
    const { id, role, emailConfirmed, lockedAt, lockReason, lastLoginAt, openSessions, factors } = account;
    return {
      lines: [
        `${email}  ${role}  ${id}`,
        lockedAt === null
          ? emailConfirmed
            ? "active"
            : "address not confirmed"
          : `locked: ${lockReason ?? "no reason given"}`,
        lastLoginAt === null ? "never signed in" : `last signed in ${formatMoment(lastLoginAt)} (Swiss time)`,
        `${openSessions} open sessions, ${factors} second factors`,
      ],
      value: account,
    };
  },
};

export const sessionEndCommand: Command = {
  name: "session end",
  about: "Sign an account out everywhere, at once and on every process.",
  args: ["mail"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, given) {
    const email = addressIn(given);
    if (!(await endSessionsAsOperator(db, email))) throw nobodyHas(email);
    return { lines: [`${email} is signed out everywhere.`], value: { email, ended: true } };
  },
};

export const eraseCommand: Command = {
  name: "erase",
  about: "Erase the account of a client or a company, as its owner could. There is no way back.",
  args: ["mail"],
  options: { confirm: { value: "mail", about: "The same address again." } },
  unmigrated: "refuse",
  async run({ db, config }, given) {
    const email = addressIn(given);
    if (given.options["confirm"] !== given.args[0])
      throw new UsageError(`To erase it for good: erase ${email} --confirm ${email}`);
    const outcome = await eraseAsOperator(db, { email });
    if ("not" in outcome)
      throw outcome.not === "nobody"
        ? nobodyHas(email)
        : new CommandRefused(`${email} is an admin's: another admin removes the account in the back office.`);
    let failed = 0;
    const log = { error: () => void (failed += 1) };
    await removeImages({ storage: storageOf(config), log }, outcome.fileIds);
    return {
      lines: [`${email} is erased.`, ...(failed > 0 ? ["Some images are left to the next sweep of the server."] : [])],
      value: { email, erased: true, images: outcome.fileIds.length },
    };
  },
};

export const eraseAgainCommand: Command = {
  name: "erase again",
  about:
    "After a restore: erase the accounts and revoke the API keys of a file once more, an id or a beginning a line.",
  args: ["file"],
  options: {},
  unmigrated: "refuse",
  async run({ db, config }, { args: [file = ""] }) {
    const text = await readFile(file, "utf8").catch(() => {
      throw new CommandRefused(`${file} cannot be read.`);
    });
    const value = { erased: 0, revoked: 0, admins: [] as string[], unknown: [] as string[], failed: [] as string[] };
    const images: string[] = [];
    const again = async (line: string) => {
      const outcome = z.uuid().safeParse(line).success ? await eraseAsOperator(db, { id: line }) : undefined;
      if (outcome === undefined) {
        const revoked = /^mtr_[\w-]+$/.test(line) ? await revokeAsOperator(db, line) : [];
        if (revoked.length > 0) value.revoked += revoked.length;
        else value.unknown.push(line);
      } else if (!("not" in outcome)) {
        value.erased += 1;
        images.push(...outcome.fileIds);
      } else if (outcome.not === "Admin") value.admins.push(line);
      else value.unknown.push(line);
    };
    for (const line of text
      .split("\n")
      .map((one) => one.trim())
      .filter(Boolean))
      // One that cannot be erased keeps none of the others.
      await again(line).catch(() => value.failed.push(line));
    await removeImages({ storage: storageOf(config), log: { error: () => undefined } }, images);
    return {
      lines: [
        `${value.erased} accounts are erased, ${value.revoked} API keys revoked.`,
        ...value.admins.map((id) => `${id} is an admin's: another admin removes the account in the back office.`),
        ...value.unknown.map((line) => `${line}: nobody and no API key that works is meant by this.`),
        ...value.failed.map((line) => `${line} failed. Try the file once more.`),
      ],
      value,
      failed: value.admins.length + value.failed.length > 0,
    };
  },
};

export const keyRotateCommand: Command = {
  name: "key rotate",
  about:
    "After JWT_SECRET=new,old: seal what the database keeps under the old secret with the new one, so that the old one can go.",
  args: [],
  options: {},
  unmigrated: "refuse",
  async run({ db, config }) {
    const outcome = await resealAsOperator(db, config.keys.totpSecret);
    const webhooks = await resealWebhooks(db, config.keys.webhookSecret);
    const lost = [
      ...(outcome.lost > 0 ? [`${outcome.lost} second factors`] : []),
      ...(webhooks.lost > 0 ? [`${webhooks.lost} secrets of webhooks`] : []),
    ].join(" and ");
    if (lost !== "")
      throw new CommandRefused(
        `${lost} open under no secret in force; ${outcome.resealed + webhooks.resealed} are sealed anew. Put the secret back under which they were made: JWT_SECRET=new,old.`,
      );
    return {
      lines: [
        `${outcome.resealed} second factors and ${webhooks.resealed} secrets of webhooks are sealed with the first secret.`,
        `Sessions of the old one end within twelve hours, invitations within seven days: ${guideCommand("keys")}`,
      ],
      value: { ...outcome, webhooks: webhooks.resealed },
    };
  },
};
