export { dailyDigest } from "./mails/daily-digest.ts";
export { settingsOf } from "./queries.ts";
export { notificationRouter } from "./router.ts";
export { oneClickUnsubscribe } from "./one-click.ts";
