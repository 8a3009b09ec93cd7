import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../../roles.ts";
import { clientDecisions } from "../response.ts";
import { type ContactVisibility, isContactShared, seesContact } from "./contact-sharing.ts";

const anyVisibility = fc.constantFrom<ContactVisibility>("accepted", "sent");
const anyAnswer = fc.record({ clientDecision: fc.constantFrom(...clientDecisions) });

describe("who sees a client's contact details", () => {
  test("its client and admins always; a company only once it is accepted, unless they are open from the sending on", () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), anyVisibility, anyAnswer, (role, visibility, answer) => {
        const company = visibility === "sent" || answer.clientDecision === "accepted";
        expect(seesContact(role, visibility, [answer])).toBe(role === "Company" ? company : true);
      }),
    );
  });

  test("a company without the request sees nothing, and never more under the stricter setting", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 5 }), (answers) => {
        expect(seesContact("Company", "sent", [])).toBe(false);
        if (seesContact("Company", "accepted", answers)) expect(seesContact("Company", "sent", answers)).toBe(true);
      }),
    );
  });

  test("no decision but an acceptance shares them, and an open setting always does", () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        expect(isContactShared("accepted", answer)).toBe(answer.clientDecision === "accepted");
        expect(isContactShared("sent", answer)).toBe(true);
      }),
    );
  });
});
