/** A failure that was to be expected, told in words that name nobody: codes and numbers only. */
export class JobFailure extends Error {
  override name = "JobFailure";
  readonly detail: FailureDetail;
  constructor(detail: FailureDetail, options?: ErrorOptions) {
    super("The job could not be done", options);
    this.detail = detail;
  }
}

export type FailureDetail = Record<string, string | number>;

/** What is kept of an error. Never its message: it may hold an address or an answer. */
export function failureDetail(error: unknown): FailureDetail {
  if (error instanceof JobFailure) return error.detail;
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { error: error.name, ...(code !== undefined && { code }) };
}
