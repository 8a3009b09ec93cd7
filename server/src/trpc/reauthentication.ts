import { DomainError } from "../errors/domain-error.ts";
import type { Actor } from "./actor.ts";

/** Refuses whoever proved too long ago who it is (`reauthMinutes`), and says with what it may prove it again. */
export function refuseUnlessProved({ actor }: { actor: Actor | null }): void {
  // A program with a key can prove nothing.
  if (actor?.key) throw new DomainError("FORBIDDEN");
  if (actor && !actor.isProved) throw new DomainError("REAUTH_REQUIRED", { params: { proofs: actor.proofs } });
}

type Values<Field extends string> = Partial<Record<Field, string | null | undefined>>;

/** Refuses only where the input changes one of the fields, which `read` says as they stand; what stays as it is changes nothing. */
export async function refuseUnprovedChange<Field extends string>(
  ctx: { actor: Actor },
  input: Values<Field>,
  read: () => Promise<Values<NoInfer<Field>>>,
): Promise<void> {
  const fields = (Object.keys(input) as Field[]).filter((field) => input[field] !== undefined);
  if (ctx.actor.isProved || fields.length === 0) return;
  const present = await read();
  if (fields.some((field) => (input[field] ?? null) !== (present[field] ?? null))) refuseUnlessProved(ctx);
}
