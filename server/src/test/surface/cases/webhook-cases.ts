import type { ProcedurePath } from "@metiro/shared/permissions";
import type { RowCase, World } from "./row-case.ts";

/** An endpoint of the client `tenderer`. */
async function endpoint({ sql, people }: World, off = false) {
  const [row] = await sql<{ id: string }[]>`
    insert into webhook_endpoints (user_id, of_office, url, sealed_secret, off_at, off_reason)
    values (${people.tenderer.userId}, false, 'https://exemple.ch/webhooks', 'sealed', ${off ? new Date().toISOString() : null},
      ${off ? "owner" : null}) returning id`;
  return { id: row?.id ?? "" };
}
const switchedOff = (world: World) => endpoint(world, true);

/** Something that the endpoint did not take. */
async function delivery(world: World, off = false) {
  const [row] = await world.sql<{ id: string }[]>`
    with event as (
      insert into webhook_events (type, data, told, due_at, dispatched_at) values ('jobRequest.created', '{}', '{}', now(), now()) returning id)
    insert into webhook_deliveries (event_id, endpoint_id, state, next_at, settled_at)
    select id, ${(await endpoint(world, off)).id}, 'failed', null, now() from event returning id`;
  return { id: row?.id ?? "" };
}

const own = ["tenderer"] as const;
const seen = ["tenderer", "admin"] as const;

/** The calls that name a webhook endpoint or a delivery to one; admins see everybody's, and change none but their own. */
export const webhookCases = {
  "webhook.get": { finds: seen, input: (world) => endpoint(world) },
  "webhook.update": { finds: own, input: async (world) => ({ ...(await endpoint(world)), events: ["message.sent"] }) },
  "webhook.rotateSecret": { finds: own, input: (world) => endpoint(world) },
  "webhook.delete": { finds: seen, input: (world) => endpoint(world) },
  "webhook.sendTest": { finds: own, input: (world) => endpoint(world), conflicting: switchedOff },
  "webhook.deliveries": { finds: seen, input: (world) => endpoint(world) },
  "webhook.retry": { finds: seen, input: (world) => delivery(world), conflicting: (world) => delivery(world, true) },
  "webhook.retryFailed": { finds: seen, input: (world) => endpoint(world), conflicting: switchedOff },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
