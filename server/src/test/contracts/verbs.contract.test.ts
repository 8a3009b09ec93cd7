import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { procedures } from "../surface/calls.ts";

const domains = path.resolve(import.meta.dirname, "../../domains");
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Calls that stand in the file of another one, by its file: they are halves of one rule and share its private parts. */
const together: Record<string, string> = {
  "auth.beginPasskey": "addPasskey",
  "auth.beginTotp": "addTotp",
  "auth.confirmEmailChange": "requestEmailChange",
  "auth.endOtherSessions": "sessions",
  "auth.endSession": "sessions",
  "auth.forgotPassword": "resetPassword",
  "auth.renameFactor": "removeFactor",
  "auth.sendProofCode": "requestEmailChange",
  "auth.sendSignInCode": "signInWithCode",
  "auth.sendVerificationCode": "verifyCode",
  "auth.signOut": "sessions",
  "company.addHoliday": "setAway",
  "company.own": "get",
  "company.removeHoliday": "setAway",
  "company.setSubcategories": "setCoverage",
  "company.setSubregions": "setCoverage",
  "conversation.unread": "markRead",
  "jobRequest.deleteMany": "cancelMany",
  "jobRequest.rowsForAdmin": "list",
  "jobRequest.idsForAdmin": "list",
  "jobRequest.sendNow": "undoSend",
  "jobRequest.undoDone": "markDone",
  "notification.addDevice": "devices",
  "notification.own": "update",
  "notification.removeDevice": "devices",
  "notification.unsubscription": "unsubscribe",
  "offer.withdrawAmendment": "decideAmendment",
  "region.filtered": "list",
  "region.tree": "list",
  "subCategory.discardFormDraft": "saveFormDraft",
  "subCategory.formVersion": "formVersions",
  "tenderer.own": "get",
  "user.endPauses": "pauses",
  "user.resendInvitation": "inviteAdmin",
  "user.sendConfirmation": "sendPasswordReset",
  "user.unlock": "lock",
};

/** Calls that stand in the folder of a larger slice. */
const roomOf: Record<string, string> = {
  apiKey: "auth/api-keys",
  answerTemplate: "company/answer-template",
  category: "catalogue/category",
  mail: "notification",
  requestDraft: "job-request/draft",
  region: "catalogue/region",
  signIn: "auth/sign-in-log",
  standardLine: "offer/standard",
  subCategory: "catalogue/sub-category",
  vatRate: "offer/vat-rate",
};

/** Functions that cannot have the bare name of their call: another export has it. */
const named: Record<string, string> = { "auth.sessions": "listSessions", "user.endSessions": "endUserSessions" };

/** `delete` is a word of the language; such a function says what it deletes: `deleteBlog`. */
const functionOf = (call: string, verb: string): RegExp =>
  new RegExp(
    `^export (?:async )?(?:function\\*?|const) ${named[call] ?? (verb === "delete" ? "delete[A-Z]\\w+" : verb)}\\b`,
    "m",
  );

/** `getByName` stands in get-by-name.ts, get-by.ts or get.ts: the longest that there is. */
function filesOf(call: string, verb: string): string[] {
  const words = kebab(together[call] ?? verb).split("-");
  return words.map((_, i) => `${words.slice(0, words.length - i).join("-")}.ts`);
}

/** The files of a slice that may hold its calls: not its tests, documents and mails, nor the slices that stand in its folder. */
function filesIn(folder: string): string[] {
  const others = Object.values(roomOf).filter((room) => room.startsWith(`${folder}/`));
  return globSync("**/*.ts", {
    cwd: path.join(domains, folder),
    exclude: ["**/{test,docs,mails}/**", ...others.map((room) => `${path.relative(folder, room)}/**`)],
  });
}

describe("every call is a function of its name in a file of its name, in its slice", () => {
  test.each(procedures.map((procedure) => procedure.path))("%s", (call) => {
    const [slice = "", verb = ""] = call.split(".");
    const folder = roomOf[slice] ?? kebab(slice);
    const files = filesIn(folder);
    const fitting = filesOf(call, verb).map((name) => files.filter((file) => path.basename(file) === name));
    const found = fitting.find(({ length }) => length > 0) ?? [];
    expect(found, `one file domains/${folder}/**/${kebab(verb)}.ts`).toHaveLength(1);
    expect(readFileSync(path.join(domains, folder, found[0] ?? ""), "utf8")).toMatch(functionOf(call, verb));
  });

  test("nothing is named together that is no call", () => {
    const paths = new Set<string>(procedures.map((procedure) => procedure.path));
    expect([...Object.keys(together), ...Object.keys(named)].filter((call) => !paths.has(call))).toEqual([]);
  });
});
