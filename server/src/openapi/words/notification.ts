import type { Words } from "./shape.ts";

const choiceExample = { requestSent: "daily", messageReceived: "atOnce", answerRejected: "off" };

const linkToken = [
  "The token in the link of a mail; it works as long as the account is there.",
  "q1bDz0kFQ3mNn5c1sVw4Xg",
] as const;

export const notificationWords: Words = {
  notifications: ["How mails come to this person."],
  choices: [
    "By kind of mail: `atOnce`, `daily` (in the one mail of the day) or `off`. Kinds that ask for something, and changes of a request, cannot be `off`.",
    choiceExample,
  ],
  digestHour: ["Full hour at which the mail of the day leaves, Europe/Zurich.", 18],
  quiet: ["Hours in which mails wait, Europe/Zurich; null for none. Codes and links that somebody waits for never do."],
  "quiet.from": ["First full hour.", 22],
  "quiet.to": ["Full hour at which they end; before `from` when that is on the next day.", 7],
  "notification.unsubscription.token": linkToken,
  "notification.unsubscribe.token": linkToken,
  "Unsubscription.reader": ["Whether it is a company or a client that gets them.", "Company"],
  "Unsubscription.kind": ["Which mails it ends; `dailyDigest` is the mail of the day.", "requestSent"],
  "Unsubscription.ended": ["Whether these mails come no more.", false],
  "HeldMail.why": ["Waits for the mail of the day (`daily`) or for quiet hours to end (`quiet`).", "daily"],
  "HeldMail.dueAt": ["Until when it waits: ISO 8601, UTC."],
  "mail.listHeld.search": [
    "Beginnings of the words of the recipient's name, or a part of its e-mail address.",
    "rochat",
  ],
  "content.sections": ["Lists of short news, in a mail of the day."],
  "sections.heading": ["What kind of news they are.", "Nouvelles demandes"],
  "sections.items": ["One line for each."],
  "items.text": ["What it is about.", "Repeindre le salon"],
  "items.note": ["A little more.", "1003 Lausanne · Dès que possible"],
  "items.url": ["The page that tells all.", "https://metiro.ch/company"],
};
