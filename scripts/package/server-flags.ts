/**
 * How Node runs the server. For what lives briefly V8 takes up to three times 64 MB of its own accord, and keeps it; a small server lacks
 * that (docs/decisions/541-what-a-server-holds.md).
 */
export const serverFlags: readonly string[] = ["--max-semi-space-size=16"];
