import { Readable } from "node:stream";
import { swissToday } from "@metiro/shared/calendar-day";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../db/client.ts";
import { DomainError } from "../errors/domain-error.ts";
import { countAttempt } from "../limits/attempts.ts";
import { costOf } from "../limits/costs.ts";
import type { ActorContext, Context } from "../trpc/context.ts";
import { guardOf } from "../trpc/init.ts";
import { acceptJson, fieldsOf } from "../trpc/rest/body.ts";
import { onlyKnown } from "../trpc/rest/known-names.ts";
import type { ContextOf } from "../trpc/rest/route.ts";
import type { AuditedFilter, CsvExport } from "./csv-export.ts";

/** Files that a process sends at the same time: a slow reader may take minutes. Of one account fewer, so that it never takes all. */
const maxAtOnce = 3;
const maxPerAccount = 2;
/** Writes the audit entry of an export into the caller's transaction. */
type RecordExport = (
  tx: Transaction,
  ctx: ActorContext,
  call: CsvExport["call"],
  entityId: null,
  details: AuditedFilter,
) => Promise<void>;

interface ExportRoutesOptions {
  exports: readonly CsvExport[];
  contextOf: ContextOf;
  record: RecordExport;
}

/** The routes of the exports, in a scope of their own. */
export async function exportRoutes(
  scope: FastifyInstance,
  { exports, ...options }: ExportRoutesOptions,
): Promise<void> {
  acceptJson(scope);
  scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  const running = new Map<Readable, string>();
  for (const definition of exports) addExport(scope, definition, { ...options, running });
}

interface ExportRoute extends Omit<ExportRoutesOptions, "exports"> {
  /** The files that this process is sending, with the account that takes each. */
  running: Map<Readable, string>;
}

/** The route of one export: a file that is sent while it is read. */
function addExport(scope: FastifyInstance, definition: CsvExport, { contextOf, record, running }: ExportRoute): void {
  const checkQuery = onlyKnown([]);
  const checkBody = onlyKnown(Object.keys(definition.input.shape));
  scope.route({
    method: "POST",
    url: definition.path,
    // A slow reader holds it for minutes; there are few of them at once as it is.
    config: { cost: costOf(definition.call), takesNoTurn: true, deadline: "export" },
    async handler(request, reply) {
      const ctx = callerOf(definition, await contextOf(request));
      checkQuery(request.query);
      const fields = fieldsOf(request.body, undefined);
      checkBody(fields);
      const { audited, text } = definition.begin(fields);
      const { userId } = ctx.actor;
      const own = running.values().filter((of) => of === userId);
      if (running.size >= maxAtOnce || own.toArray().length >= maxPerAccount)
        throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 10 } });
      const file = Readable.from(text(ctx), { objectMode: false });
      running.set(file, userId);
      file.once("close", () => running.delete(file));
      await note(ctx, definition, { details: audited, record }).catch((error: unknown) => {
        file.destroy();
        throw error;
      });
      const name = `${definition.fileName}-${swissToday()}.csv`;
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(file);
    },
  });
}

/** Who calls; whoever may not is refused as by any other call, before the input is looked at. */
function callerOf({ call }: CsvExport, ctx: Context): ActorContext {
  guardOf(call)(ctx);
  return ctx as ActorContext;
}

/** Counted and noted before the first row is read: nobody takes data along without a trace. */
async function note(
  ctx: ActorContext,
  { call }: CsvExport,
  { details, record }: { details: AuditedFilter; record: RecordExport },
): Promise<void> {
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await countAttempt(tx, [{ kind: "export", subject: userId, userId }]);
    await record(tx, ctx, call, null, details);
  });
}
