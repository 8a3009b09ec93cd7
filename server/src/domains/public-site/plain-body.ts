import { isbot } from "isbot";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { DomainError } from "../../errors/domain-error.ts";

/** What a page tells as plain text, because anything else would make a browser ask for leave first. */
export function plainBody<Told>(shape: z.ZodType<Told>, body: unknown): Told {
  if (typeof body !== "string") throw new DomainError("VALIDATION_FAILED", { errors: { root: [{ rule: "invalid" }] } });
  const { success, data } = shape.safeParse(jsonIn(body));
  if (!success) throw new DomainError("VALIDATION_FAILED", { errors: { root: [{ rule: "invalid" }] } });
  return data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("MALFORMED_JSON", { cause });
  }
}

/** A browser on a page of this site; crawlers tell their name. */
export const isPerson = ({ headers }: FastifyRequest): boolean =>
  !isbot(headers["user-agent"]) && ["same-origin", undefined].includes(headers["sec-fetch-site"]);
