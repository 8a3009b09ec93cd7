import { isPushable, pushMails, switchableFor } from "@metiro/shared/notification/mails";
import { type NotificationSettings } from "@metiro/shared/notification/schema";
import { usualSettings } from "@metiro/shared/notification/constants";
import type { Role } from "@metiro/shared/roles";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { notificationSettings } from "../../../db/schema/index.ts";

const rowOf = prepared((db) =>
  db
    .select({
      choices: notificationSettings.choices,
      digestHour: notificationSettings.digestHour,
      quietFrom: notificationSettings.quietFrom,
      quietTo: notificationSettings.quietTo,
      pushOff: notificationSettings.pushOff,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, sql.placeholder("userId")))
    .prepare("notification_settings_of"),
);

/** How mails come to somebody: each kind that this person may get, as chosen or as usual. */
export async function settingsOf(
  db: Db,
  { userId, role }: { userId: string; role: Role },
): Promise<NotificationSettings> {
  const [row] = await rowOf(db).execute({ userId });
  const {
    choices = {},
    digestHour = usualSettings.digestHour,
    quietFrom = null,
    quietTo = null,
    pushOff = [],
  } = row ?? {};
  return {
    choices: Object.fromEntries(switchableFor(role).map((kind) => [kind, choices[kind] ?? "atOnce"])),
    digestHour,
    quiet: quietFrom === null || quietTo === null ? usualSettings.quiet : { from: quietFrom, to: quietTo },
    push: Object.fromEntries(
      pushMails.filter((kind) => isPushable(kind, role)).map((kind) => [kind, !pushOff.includes(kind)]),
    ),
  };
}
