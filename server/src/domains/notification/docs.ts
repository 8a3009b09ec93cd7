import {
  chosenSettings,
  notificationSettings,
  unsubscription,
  unsubscriptionInput,
  updateNotificationsInput,
} from "@metiro/shared/notification/schema";
import { addDeviceInput, device, devices } from "@metiro/shared/notification/push";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";
import { mailDocs } from "./office/docs.ts";

const ofNotificationSettings = document(notificationSettings, "NotificationSettings", {
  choices: [
    "By kind of mail: `atOnce`, `daily` (in the one mail of the day) or `off`. Kinds that ask for something, and changes of a request, cannot be `off`.",
    { requestSent: "daily", messageReceived: "atOnce", answerRejected: "off" },
  ],
  digestHour: ["Full hour at which the mail of the day leaves, Europe/Zurich.", 18],
  push: [
    "By kind, whether one's devices are told at once (`/Notification/Devices`), whatever is chosen for its mail; the hours of quiet hold for them too.",
    { requestSent: true, messageReceived: false },
  ],
  quiet: ["Hours in which mails wait, Europe/Zurich; null for none. Codes and links that somebody waits for never do."],
});

const ofDevices = document(devices, "Devices", {
  publicKey: [
    "The server's key for `PushManager.subscribe`, in base64url; absent where the operator has set none: then no device is told.",
    "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  ],
  devices: ["The browsers that are told, the one that was seen last first."],
});

export const notificationDocs: readonly Documented[] = [
  ...mailDocs,
  ofNotificationSettings,
  ofDevices,
  document(device, {
    id: common.id,
    service: ["Host of the push service that it is reached by.", "fcm.googleapis.com"],
    name: ["The `User-Agent` header of its sign-in; absent once that is forgotten.", "Mozilla/5.0 (Android 15)"],
    current: ["Whether it was added in the session that asks.", true],
    createdAt: ["When it was added: ISO 8601, UTC."],
    seenAt: ["When it last said that it is there: ISO 8601, UTC."],
  }),
  document(addDeviceInput, {
    endpoint: [
      "Address that the browser's push service has given it. Only services of browsers' makers are taken.",
      "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ",
    ],
    keys: ["The keys of the browser, by which what is sent to it is encrypted (RFC 8291)."],
  }),
  document(addDeviceInput.shape.keys, {
    p256dh: [
      "Its public key: 65 bytes in base64url.",
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    ],
    auth: ["The secret that both sides share: 16 bytes in base64url.", "BTBZMqHH6r4Tts7J_aSIgg"],
  }),
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
