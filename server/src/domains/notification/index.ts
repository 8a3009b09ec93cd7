export { dailyDigest } from "./mails/daily-digest.ts";
export { settingsOf } from "./settings/queries.ts";
export { notificationRouter } from "./router.ts";
export { oneClickUnsubscribe } from "./settings/one-click.ts";
