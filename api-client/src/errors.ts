import type { components } from "./made/schema.js";

/** What a refusal says, RFC 9457: `code`, `params` and `faults` for programs, the rest for people. */
export type Problem = components["schemas"]["Problem"];

/** A refused call. Decide by `code`, and by the rules in `faults` where it matters which rule a field breaks. */
export class MetiroError extends Error {
  readonly status: number;
  /** `VALIDATION_FAILED`, `NOT_FOUND` …; undefined where something in between answered. */
  readonly code: string | undefined;
  readonly problem: Problem | undefined;
  /** To be told to the operator. */
  readonly requestId: string | undefined;
  /** Seconds after which to come again, of 429 and 503. */
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, problem: Problem | undefined) {
    super(problem === undefined ? `HTTP ${response.status}` : `${problem.code}: ${problem.detail ?? problem.title}`);
    this.name = "MetiroError";
    this.status = response.status;
    this.code = problem?.code;
    this.problem = problem;
    this.requestId = problem?.requestId ?? response.headers.get("x-request-id") ?? undefined;
    this.retryAfterSeconds = secondsToWait(response.headers);
  }
}

export async function errorOf(response: Response): Promise<MetiroError> {
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json") ?? false;
  const problem = isProblem ? ((await response.json()) as Problem) : undefined;
  return new MetiroError(response, problem);
}

/** Seconds that an answer asks to wait: by `Retry-After`, else until a limit that has nothing left is whole again (`RateLimit`). */
export function secondsToWait(headers: Headers): number | undefined {
  const after = headers.get("retry-after");
  if (after !== null) {
    const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
    if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  }
  const spent = (headers.get("ratelimit") ?? "")
    .split(",")
    .flatMap((limit) => (/;\s*r=0\b/.test(limit) ? Number(/;\s*t=(\d+)/.exec(limit)?.[1] ?? Number.NaN) : []));
  const seconds = Math.max(...spent);
  return Number.isFinite(seconds) ? seconds : undefined;
}
