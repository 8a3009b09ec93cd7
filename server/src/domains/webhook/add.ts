import { randomUUID } from "node:crypto";
import { eventsFor, maxEndpoints, type WebhookEvent } from "@metiro/shared/webhook/constants";
import type { AddWebhookInput, WebhookSecret } from "@metiro/shared/webhook/schema";
import { lockAccount } from "../../db/lock-account.ts";
import { webhookEndpoints } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { targetOf } from "../../outbound/index.ts";
import { sealed } from "../../tokens/sealed.ts";
import type { Actor } from "../../trpc/actor.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import { audit } from "../audit/index.ts";
import { newSecret } from "./delivery/secret.ts";
import { slowUntilOf } from "./delivery/slow.ts";
import { endpointOwnedBy } from "./policy.ts";
import { endpointFor } from "./queries.ts";

/** Has a program told of what happens. The secret by which it knows us is told this once. */
export async function add({ ctx, input }: Call<AddWebhookInput>): Promise<WebhookSecret> {
  const { userId, role } = ctx.actor;
  refuseTarget(ctx, input.url);
  refuseForeignEvents(ctx.actor, input.events);
  // Of the product's own making, so that the secret can be sealed for its row.
  const id = randomUUID();
  const secret = newSecret();
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "no key update");
    if ((await tx.$count(webhookEndpoints, endpointOwnedBy(ctx.actor))) >= maxEndpoints)
      throw new DomainError("CONFLICT");
    await tx.insert(webhookEndpoints).values({
      id,
      userId,
      ofOffice: role === "Admin",
      url: input.url,
      events: input.events ?? null,
      sealedSecret: sealed(ctx.config.keys.webhookSecret, secret, id),
      slowUntil: slowUntilOf(userId),
    });
    await audit(tx, ctx, "webhook.add", id, { of: userId, events: input.events ?? "all" });
    logSecurity(ctx, "webhook.changed", { of: userId });
  });
  return { endpoint: await endpointFor(ctx.db, ctx.actor, id), secret };
}

/** Refuses where nothing may be sent to, as far as the address itself says so. */
export function refuseTarget({ config }: ActorContext, url: string): void {
  if (!targetOf(url, config.webhookTargets))
    throw new DomainError("VALIDATION_FAILED", {
      errors: { url: [{ rule: "format", example: "https://exemple.ch/webhooks" }] },
    });
}

/** Refuses events that the caller's endpoints are never told. */
export function refuseForeignEvents({ role }: Actor, events: readonly WebhookEvent[] | null | undefined): void {
  const may = eventsFor(role);
  const foreign = events?.findIndex((name) => !may.includes(name)) ?? -1;
  if (foreign >= 0)
    throw new DomainError("VALIDATION_FAILED", { errors: { [`events.${foreign}`]: [{ rule: "choice" }] } });
}
