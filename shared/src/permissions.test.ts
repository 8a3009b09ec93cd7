import { expect, test } from "vitest";
import { callRefusal } from "./permissions.ts";
import type { Role } from "./roles.ts";

const caller = (role: Role, emailConfirmed = true) => ({ role, emailConfirmed });

test.each([
  ["region.list", null, null],
  ["region.list", caller("Tenderer", false), null],
  ["auth.profile", null, "UNAUTHORIZED"],
  ["auth.profile", caller("Company", false), null],
  ["jobRequest.create", null, "UNAUTHORIZED"],
  ["jobRequest.create", caller("Tenderer"), null],
  ["jobRequest.create", caller("Tenderer", false), "EMAIL_NOT_CONFIRMED"],
  ["jobRequest.create", caller("Company"), "FORBIDDEN"],
  ["jobRequest.create", caller("Company", false), "FORBIDDEN"],
  ["jobRequest.create", caller("Admin"), "FORBIDDEN"],
  ["jobRequest.sendToCompanies", caller("Admin", false), null],
] as const)("%s by %o: %s", (path, who, refusal) => {
  expect(callRefusal(path, who)).toBe(refusal);
});
