import { nextDigest, quietUntil, type QuietHours } from "@metiro/shared/notification/hours";
import { isSwitchable, type SwitchableMail } from "@metiro/shared/notification/mails";
import type { Role } from "@metiro/shared/roles";
import { eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { notificationSettings, type ReasonToHold, users } from "../../../db/schema/index.ts";
import type { Mail, MailKind } from "../../../mail/index.ts";

/** What happens to a mail whose turn it is, as its reader chose. */
export type DeliveryDecision = { does: "leave" | "end" } | { does: "wait"; why: ReasonToHold; until: Date };

interface Reader {
  role: Role;
  choices: (typeof notificationSettings.$inferSelect)["choices"];
  digestHour: number;
  quiet: QuietHours | null;
  lastDigestOn: string | null;
}

/**
 * The kinds that no reader's choice touches: codes and links that somebody waits for, and what admins are told. Those that a reader may
 * switch stand in `@metiro/shared/notification/mails`. A kind that is in neither is a type error.
 */
const fixed = {
  verificationCode: true,
  passwordReset: true,
  signInCode: true,
  proofCode: true,
  emailChangeCode: true,
  emailChangeAsked: true,
  emailChanged: true,
  newDevice: true,
  codesPaused: true,
  passwordDropped: true,
  sessionDisplaced: true,
  companyInvitation: true,
  adminInvitation: true,
  secondFactorAdded: true,
  secondFactorRemoved: true,
  secondFactorReset: true,
  secondFactorRefused: true,
  backupCodesRenewed: true,
  backupCodeUsed: true,
  apiKeyAdded: true,
  apiKeyEnds: true,
  apiKeysRevoked: true,
  webhookOff: true,
  accountLocked: true,
  accountUnlocked: true,
  dataCorrected: true,
  backupFailed: true,
  amendmentConfirmed: true,
  proofJudged: true,
  proofEnds: true,
  proofExpired: true,
  reportSettled: true,
  reviewWithheld: true,
  newRequest: true,
  questionAnswered: true,
  companyChosen: true,
} satisfies Record<Exclude<MailKind, SwitchableMail | "dailyDigest">, true>;

/** The one place where a choice is obeyed: when a mail is about to leave, by what is chosen then. */
export async function decideDelivery(
  db: Queryable,
  { kind, to }: Pick<Mail, "kind" | "to">,
  now: Date,
): Promise<DeliveryDecision> {
  if (Object.hasOwn(fixed, kind)) return { does: "leave" };
  const reader = await readerOf(db, to);
  return reader ? verdictFor(kind, reader, now) : { does: "leave" };
}

/** What becomes of a mail by the choice of its reader, which nobody changes until the transaction ends. */
export async function decideDeliveryLocked(
  tx: Transaction,
  mail: Pick<Mail, "kind" | "to">,
  now: Date,
): Promise<DeliveryDecision> {
  await tx
    .select({ one: sql`1` })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, mail.to))
    .for("share");
  return decideDelivery(tx, mail, now);
}

function verdictFor(kind: MailKind, reader: Reader, now: Date): DeliveryDecision {
  const choice = isSwitchable(kind, reader.role) ? (reader.choices[kind] ?? "atOnce") : undefined;
  if (choice === undefined && kind !== "dailyDigest") return { does: "leave" };
  if (choice === "off") return { does: "end" };
  if (choice === "daily")
    return { does: "wait", why: "daily", until: nextDigest(reader.digestHour, now, reader.lastDigestOn) };
  const until = quietUntil(reader.quiet, now);
  return until ? { does: "wait", why: "quiet", until } : { does: "leave" };
}

/** Undefined where nothing was ever chosen: then every mail leaves at once. */
async function readerOf(db: Queryable, userId: string): Promise<Reader | undefined> {
  const [row] = await db
    .select({
      role: users.role,
      choices: notificationSettings.choices,
      digestHour: notificationSettings.digestHour,
      quietFrom: notificationSettings.quietFrom,
      quietTo: notificationSettings.quietTo,
      lastDigestOn: notificationSettings.lastDigestOn,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(eq(notificationSettings.userId, userId));
  if (!row) return undefined;
  const { quietFrom: from, quietTo: to, ...reader } = row;
  return { ...reader, quiet: from === null || to === null ? null : { from, to } };
}
