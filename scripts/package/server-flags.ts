/**
 * How Node runs the server. For what lives briefly V8 takes up to three times 64 MB of its own accord, and keeps it; a small server lacks
 * that, and a call leaves less than one MB behind.
 */
export const serverFlags: readonly string[] = ["--max-semi-space-size=16"];
