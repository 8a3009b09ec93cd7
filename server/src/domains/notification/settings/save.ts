import { type MailChoice, pushMails, type SwitchableMail } from "@metiro/shared/notification/mails";
import type { NotificationSettings } from "@metiro/shared/notification/schema";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { notificationSettings } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { requeueDeferredOf } from "../delivery/defer.ts";

type Choices = Partial<Record<SwitchableMail, MailChoice>>;
type Kept = (typeof notificationSettings.$inferSelect)["choices"];

interface Changes {
  digestHour?: NotificationSettings["digestHour"] | undefined;
  quiet?: NotificationSettings["quiet"] | undefined;
  /** Kinds that are absent stay as they are. */
  push?: NotificationSettings["push"] | undefined;
  /** From what stands, under its lock. */
  choices: (standing: Kept) => Choices;
}

/** Writes what somebody wants, over what stands by then; what waits for this person is judged anew by it. */
export async function save(
  tx: Transaction,
  userId: string,
  { choices, digestHour, quiet, push = {} }: Changes,
): Promise<void> {
  await tx.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  const mine = eq(notificationSettings.userId, userId);
  const [row] = await tx
    .select({ choices: notificationSettings.choices, pushOff: notificationSettings.pushOff })
    .from(notificationSettings)
    .where(mine)
    .for("update");
  const standing = row?.choices ?? {};
  await tx
    .update(notificationSettings)
    .set({
      pushOff: pushMails.filter((kind) => !(push[kind] ?? !row?.pushOff.includes(kind))),
      choices: kept({ ...standing, ...choices(standing) }),
      ...(digestHour !== undefined && { digestHour }),
      ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
      updatedAt: now,
    })
    .where(mine);
  await requeueDeferredOf(tx, userId);
}

/** What is as usual is not kept. */
const kept = (choices: Choices): Kept =>
  Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== "atOnce")) as Kept;
