import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { patch } from "../patch.ts";
import { bounded } from "../scalars.ts";
import { digestHours, hoursHold } from "./hours.ts";
import { isDispensable, mailChoices, pushMails, readers, type SwitchableMail, switchableMails } from "./mails.ts";

const hour = z.int().min(0).max(23);

const quietHours = z
  .object({ from: hour, to: hour })
  .refine(hoursHold, { ...violation("rangeReversed"), path: ["to"] });

const choices = z.partialRecord(z.enum(switchableMails), z.enum(mailChoices));

/** How mails come to somebody. `choices` holds each kind that this person may get. */
export const notificationSettings = z.object({
  choices,
  /** Full hour at which the mail of the day leaves, Swiss time. */
  digestHour: z.int().min(digestHours.min).max(digestHours.max),
  /** Full hours, Swiss time, that may cross midnight; null: none. */
  quiet: quietHours.nullable(),
  /** By kind, whether one's devices are told; where none is, it says what would be. */
  push: z.partialRecord(z.enum(pushMails), z.boolean()),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** What somebody may choose. A kind that is absent from the choices stays as it is. */
export const chosenSettings = notificationSettings.extend({
  choices: choices.superRefine((chosen, context) => {
    for (const [kind, choice] of Object.entries(chosen))
      if (choice === "off" && !isDispensable(kind as SwitchableMail))
        context.addIssue({ ...violation("choice"), path: [kind] });
  }),
});
export const updateNotificationsInput = patch(chosenSettings);
export type UpdateNotificationsInput = z.infer<typeof updateNotificationsInput>;

/** What the link at the foot of a mail is about: its kind, or the mail of the day as a whole. */
export const endedMails = [...switchableMails, "dailyDigest"] as const;
export type EndedMail = (typeof endedMails)[number];

export const unsubscriptionInput = z.object({ token: bounded(300).max(300) });
export type UnsubscriptionInput = z.infer<typeof unsubscriptionInput>;

export const unsubscription = z.object({
  reader: z.enum(readers),
  kind: z.enum(endedMails),
  /** Whether these mails come no more. */
  ended: z.boolean(),
});
export type Unsubscription = z.infer<typeof unsubscription>;
