import { isPushable, isSwitchable } from "@metiro/shared/notification/mails";
import type { NotificationSettings, UpdateNotificationsInput } from "@metiro/shared/notification/schema";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { settingsOf } from "./queries.ts";
import { save } from "./save.ts";

/** How mails come to whoever asks. */
export const own = ({ ctx: { db, actor } }: Call): Promise<NotificationSettings> => settingsOf(db, actor);

/** Another way for mails to come. A kind that this person never gets is refused. */
export async function update({ ctx, input }: Call<UpdateNotificationsInput>): Promise<NotificationSettings> {
  const { db, actor } = ctx;
  const { choices = {}, ...given } = input;
  const foreign = [
    ...Object.keys(choices)
      .filter((kind) => !isSwitchable(kind, actor.role))
      .map((kind) => `choices.${kind}`),
    ...Object.keys(given.push ?? {})
      .filter((kind) => !isPushable(kind, actor.role))
      .map((kind) => `push.${kind}`),
  ];
  if (foreign.length > 0)
    throw new DomainError("VALIDATION_FAILED", {
      errors: Object.fromEntries(foreign.map((field) => [field, [{ rule: "unknown" as const }]])),
    });
  await db.transaction((tx) => save(tx, actor.userId, { choices: () => choices, ...given }));
  return settingsOf(db, actor);
}
