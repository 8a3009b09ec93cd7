import type { Role } from "@metiro/shared/roles";

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");

/** An unsigned token with the claims that the interface reads. */
export const tokenFor = (role: Role, claims: Record<string, unknown> = {}): string =>
  [part({ alg: "none" }), part({ role, ProfileCompleted: "true", EmailConfirmed: "true", ...claims }), "x"].join(".");
