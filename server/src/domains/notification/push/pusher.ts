import { quietUntil } from "@metiro/shared/notification/hours";
import type { PushNews } from "@metiro/shared/notification/push";
import { eq } from "drizzle-orm";
import webPush from "web-push";
import type { Config } from "../../../config/config.ts";
import type { Db } from "../../../db/client.ts";
import { notificationSettings, pushSubscriptions, users } from "../../../db/schema/index.ts";
import { enqueue, type Handler, JobFailure } from "../../../jobs/index.ts";
import { writeMail, type WriterOptions } from "../../../mail/index.ts";
import { isPushService } from "./push-service.ts";
import { type PushJob, pushQueue } from "./queue.ts";

interface PusherOptions extends Omit<WriterOptions, "unsubscribing"> {
  db: Db;
  push: Config["push"];
  now: () => Date;
}

/** So long a service keeps it for a device that is off. */
const ttlHours = 12;

/**
 * Tells a device what the subject of a mail says, when it is to be told and its reader wants it. What the service says it no longer
 * knows is forgotten.
 */
export function pusher({ push, now, ...writer }: PusherOptions): Handler<PushJob> {
  return async ({ data, signal }) => {
    const { db, publicUrl } = writer;
    const { subscriptionId, mail } = data;
    const subscription = await subscriptionOf(db, subscriptionId);
    if (!push || !subscription || subscription.userId !== mail.to) return { skipped: "device" };
    if (subscription.off?.some((kind) => kind === mail.kind)) return { skipped: "off" };
    const until = quietUntil(subscription.quiet, now());
    if (until) {
      const afterSeconds = Math.ceil((until.getTime() - now().getTime()) / 1_000);
      await db.transaction((tx) => enqueue(tx, pushQueue, [data], { afterSeconds }));
      return { held: "quiet" };
    }
    const written = await writeMail(writer, mail);
    if ("missing" in written) return { skipped: written.missing };
    const { content, settings } = written;
    const page = content.button?.url ?? publicUrl;
    const news: PushNews = {
      title: settings["site.name"],
      body: content.subject,
      path: page.startsWith(`${publicUrl}/`) ? page.slice(publicUrl.length) : "/",
    };
    const status = await send(push, subscription, JSON.stringify(news), signal);
    if (status !== 404 && status !== 410) return { status };
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
    return { ended: status };
  };
}

async function subscriptionOf(db: Db, id: string) {
  const [row] = await db
    .select({
      userId: pushSubscriptions.userId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.publicKey,
      auth: pushSubscriptions.authSecret,
      off: notificationSettings.pushOff,
      from: notificationSettings.quietFrom,
      to: notificationSettings.quietTo,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(pushSubscriptions.id, id));
  if (!row) return undefined;
  const { from, to, ...subscription } = row;
  return { ...subscription, quiet: from === null || to === null ? null : { from, to } };
}

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service answers. Anything but having taken it over, or not knowing the device, is a failure to be tried again. */
async function send(
  push: NonNullable<Config["push"]>,
  { endpoint, ...keys }: Subscription,
  news: string,
  signal: AbortSignal,
): Promise<number> {
  if (!isPushService(endpoint, push.services)) throw new JobFailure({ code: "NOT_A_PUSH_SERVICE" });
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, news, {
    vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
    TTL: ttlHours * 3600,
    urgency: "high",
  });
  let status: number;
  try {
    // A service that leads elsewhere would lead us past the list of those that we call.
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    await answer.body?.cancel();
    ({ status } = answer);
  } catch (error) {
    throw new JobFailure({ code: "PUSH_SERVICE_AWAY" }, { cause: error });
  }
  if (status === 404 || status === 410 || (status >= 200 && status < 300)) return status;
  throw new JobFailure({ responseCode: status });
}
