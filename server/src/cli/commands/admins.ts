import { email as emailShape } from "@metiro/shared/auth/email";
import { formatMoment } from "@metiro/shared/text/format";
import { personNameText } from "@metiro/shared/text/names";
import {
  codesOf,
  invitationPath,
  type AdminInvitation,
  adminsOf,
  inviteAsOperator,
  resetFactorAsOperator,
  unlockAsOperator,
} from "../../domains/auth/index.ts";
import { type Command, CommandRefused, type Given, UsageError } from "../command.ts";
import { metiroCommand } from "../../config/operator-program.ts";

const reasons = (): Record<Extract<AdminInvitation, { taken: string }>["taken"], string> => ({
  Tenderer: "A client has this address. An admin needs another one.",
  Company: "A company has this address. An admin needs another one.",
  activeAdmin: "This admin has a password already. A forgotten one is chosen anew on the sign-in page.",
  lockedAdmin: `This admin is locked. To open the account: ${metiroCommand("admin unlock <mail>")}`,
});

export const inviteCommand: Command = {
  name: "admin invite",
  formerly: "invite",
  about: "Make an admin: mail and print a link that works once, for 30 minutes. Again: another link.",
  args: ["mail"],
  options: {
    "first-name": { value: "name", about: "What the admin is called; else taken from the address." },
    "last-name": { value: "name", about: "The same." },
    lang: { value: "fr|en", about: "Language of the mails; French unless told." },
  },
  unmigrated: "refuse",
  async run({ config, db }, given) {
    const email = addressIn(given);
    const outcome = await inviteAsOperator(db, { email, ...namesOf(email, given), lang: langOf(given) });
    if ("taken" in outcome) throw new CommandRefused(`${email}: ${reasons()[outcome.taken]}`);
    const { codeId, expiresAt, before } = outcome;
    const secret = codesOf(config.keys).invitation(codeId);
    const link = `${config.publicUrl}${invitationPath(outcome.email, secret)}`;
    return {
      lines: [
        before === "nobody" ? `${email} is invited as an admin.` : `${email} gets another link; the last one is dead.`,
        `The link works once, until ${formatMoment(expiresAt)} (Swiss time). The running server mails it as well:`,
        "",
        link,
      ],
      value: { email, link, expiresAt, before },
    };
  },
};

export const listCommand: Command = {
  name: "admin list",
  formerly: "list",
  about: "List the admins, and whether each can sign in.",
  args: [],
  options: {},
  unmigrated: "refuse",
  async run({ db }) {
    const value = (await adminsOf(db)).map(({ invited, lockedAt, ...admin }) => ({
      ...admin,
      state: lockedAt ? "locked" : invited ? "invited" : "active",
    }));
    const lines = value.map(({ email, firstName, lastName, state, lastLoginAt }) =>
      [
        email,
        `${firstName} ${lastName}`,
        state,
        lastLoginAt ? `last signed in ${formatMoment(lastLoginAt)}` : "never signed in",
      ].join("  "),
    );
    return {
      lines: lines.length > 0 ? lines : [`There is no admin yet: ${metiroCommand("admin invite <mail>")}`],
      value,
    };
  },
};

export const unlockCommand: Command = {
  name: "admin unlock",
  formerly: "unlock",
  about: "Open an admin's account that was locked, or that pauses after wrong passwords.",
  args: ["mail"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, given) {
    const email = addressIn(given);
    if (!(await unlockAsOperator(db, email))) throw new CommandRefused(`${email}: no admin has this address.`);
    return { lines: [`${email} can sign in again.`], value: { email, unlocked: true } };
  },
};

export const resetSecondFactorCommand: Command = {
  name: "admin reset-second-factor",
  formerly: "reset-second-factor",
  about: "Take the second factors of an admin away who has lost them all. It adds another at the next sign-in.",
  args: ["mail"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, given) {
    const email = addressIn(given);
    if (!(await resetFactorAsOperator(db, email))) throw new CommandRefused(`${email}: no admin has this address.`);
    return {
      lines: [
        `${email} has no second factor any more, and is signed out everywhere. The running server tells it by mail.`,
      ],
      value: { email, reset: true },
    };
  },
};

export function addressIn({ args: [typed = ""] }: Given): string {
  const parsed = emailShape.safeParse(typed);
  if (!parsed.success) throw new UsageError(`"${typed}" is not an e-mail address.`);
  return parsed.data;
}

const langs = ["fr", "en"] as const;
function langOf({ options: { lang = "fr" } }: Given): (typeof langs)[number] {
  const known = langs.find((one) => one === lang);
  if (!known) throw new UsageError(`--lang is one of ${langs.join(", ")}.`);
  return known;
}

/** `anna.rochat@…` is Anna Rochat until she says otherwise; `ops@…` is Ops Admin. */
function namesOf(email: string, { options }: Given): { firstName: string; lastName: string } {
  const [first, ...others] = (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .filter((word) => word !== "")
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return {
    firstName: nameOf(options["first-name"] ?? first ?? "Admin", "first-name"),
    lastName: nameOf(options["last-name"] ?? (others.join(" ") || "Admin"), "last-name"),
  };
}

function nameOf(typed: string, option: string): string {
  const parsed = personNameText.safeParse(typed);
  if (!parsed.success) throw new UsageError(`--${option} has 1 to 80 characters.`);
  return parsed.data;
}
