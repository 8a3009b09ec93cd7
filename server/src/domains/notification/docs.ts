import {
  chosenSettings,
  notificationSettings,
  unsubscription,
  unsubscriptionInput,
  updateNotificationsInput,
} from "@metiro/shared/notification/schema";
import { type Documented, document, inside } from "../../openapi/texts.ts";
import { mailDocs } from "./office/docs.ts";

const ofNotificationSettings = document(notificationSettings, "NotificationSettings", {
  choices: [
    "By kind of mail: `atOnce`, `daily` (in the one mail of the day) or `off`. Kinds that ask for something, and changes of a request, cannot be `off`.",
    { requestSent: "daily", messageReceived: "atOnce", answerRejected: "off" },
  ],
  digestHour: ["Full hour at which the mail of the day leaves, Europe/Zurich.", 18],
  quiet: ["Hours in which mails wait, Europe/Zurich; null for none. Codes and links that somebody waits for never do."],
});

export const notificationDocs: readonly Documented[] = [
  ...mailDocs,
  ofNotificationSettings,
  document(inside(chosenSettings.shape.quiet), {
    from: ["First full hour.", 22],
    to: ["Full hour at which they end; before `from` when that is on the next day.", 7],
  }),
  document(unsubscription, "Unsubscription", {
    reader: ["Whether it is a company or a client that gets them.", "Company"],
    kind: ["Which mails it ends; `dailyDigest` is the mail of the day.", "requestSent"],
    ended: ["Whether these mails come no more.", false],
  }),
  document(updateNotificationsInput, ofNotificationSettings.texts),
  document(unsubscriptionInput, {
    token: ["The token in the link of a mail; it works as long as the account is there.", "q1bDz0kFQ3mNn5c1sVw4Xg"],
  }),
];
