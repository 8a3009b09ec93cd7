import { createHash } from "node:crypto";
import type { ActorContext } from "../../context.ts";
import { answerOf, firstAnswer } from "./idempotent-call.ts";
import { repeatOf } from "./repeat.ts";

interface Upload<Made, Answer> {
  path: string;
  sent: { bytes: Buffer; name?: string };
  /** Looks at the bytes and stores what becomes of them, for as long as that takes. */
  make: () => Promise<Made>;
  /** Writes the row, in a transaction where the call has a key. */
  keep: (ctx: ActorContext, made: Made) => Promise<Answer>;
  /** Takes away what was stored and has no row. */
  drop: (made: Made) => void;
}

/**
 * An upload that a repeat with the same `Idempotency-Key` does not do again. The row, the answer and the key are one transaction, as
 * with every call; what takes long is done before it. Of two at once the later one gets the answer of the first, or is told that it is
 * under way.
 */
export async function idempotentUpload<Made, Answer>(
  ctx: ActorContext,
  { path, sent: { bytes, name }, make, keep, drop }: Upload<Made, Answer>,
): Promise<Answer> {
  const sha256 = ctx.idempotencyKey === undefined ? "" : createHash("sha256").update(bytes).digest("hex");
  const repeat = repeatOf(ctx, { path, input: { sha256, name } });
  const first = repeat && (await firstAnswer(ctx.db, ctx, repeat));
  if (first) return first.data as Answer;
  const made = await make();
  let isKept = false;
  try {
    if (!repeat) {
      const answer = await keep(ctx, made);
      isKept = true;
      return answer;
    }
    let isMine = false;
    const answer = await ctx.db.transaction((tx) =>
      answerOf(tx, ctx, repeat, (inside) => {
        isMine = true;
        return keep(inside, made);
      }),
    );
    isKept = isMine;
    return answer as Answer;
  } finally {
    // Not waited for: what refused to keep it may take as long to remove it.
    if (!isKept) drop(made);
  }
}
