import { expect, test } from "vitest";
import { newPassword } from "./new-password.ts";

/** Words without a row, a date or a repetition, as long as wanted. */
const long =
  "le vélo bleu de ma tante dort sous la neige du col pendant que huit chats y chantent en chœur jusqu’à minuit et demi passé, oui monsieur";

test.each([64, 128])("takes passwords of %i characters", (length) => {
  expect(newPassword.parse(long.slice(0, length))).toBe(long.slice(0, length));
});

test("takes no longer ones", () => {
  expect(newPassword.safeParse(long.slice(0, 129)).success).toBe(false);
});
