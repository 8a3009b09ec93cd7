import type { Sql } from "../client.ts";

/** How the telling of webhooks stands. */
export interface WebhookState {
  /** Endpoints that take what they are sent, that have not lately, and that are told nothing any more by their own doing. */
  working: number;
  failing: number;
  off: number;
  /** Failing for over an hour. */
  failingLong: number;
  /** Seconds for which the oldest event has been due that is not on its way to anybody; 0 where none is. */
  oldestDueSeconds: number;
}

/** Events are put on their way within a minute: this much later nothing works them off. */
export const maxWebhookLagSeconds = 900;

export async function webhookState(sql: Sql): Promise<WebhookState> {
  const [row] = await sql<WebhookState[]>`
    select count(*) filter (where off_at is null and failing_since is null)::int as working,
      count(*) filter (where off_at is null and failing_since is not null)::int as failing,
      count(*) filter (where off_reason in ('gone', 'failing'))::int as off,
      count(*) filter (where off_at is null and failing_since < now() - interval '1 hour')::int as "failingLong",
      (select coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::float8
        from webhook_events where dispatched_at is null) as "oldestDueSeconds"
    from webhook_endpoints`;
  return row ?? { working: 0, failing: 0, off: 0, failingLong: 0, oldestDueSeconds: 0 };
}
