import { permissions } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { procedures } from "../surface/calls.ts";
import { spelledOutDocument } from "../surface/spelled-out.ts";

/** Why a call by somebody signed in that changes something takes no `Idempotency-Key`; the guide says the same in fewer words. */
const without = {
  "its answer is a secret, which is told once and kept nowhere": [
    "apiKey.add",
    "webhook.add",
    "webhook.rotateSecret",
    "auth.beginTotp",
    "auth.addTotp",
    "auth.beginPasskey",
    "auth.addPasskey",
    "auth.renewBackupCodes",
    "user.viewPanel",
  ],
  "it says who is there: a code is wanted anew each time, and a proof, a sign-out or another password counts once": [
    "auth.verifyCode",
    "auth.signOut",
    "auth.endOtherSessions",
    "auth.changePassword",
    "auth.sendProofCode",
    "auth.proofOptions",
    "auth.prove",
    "auth.requestEmailChange",
    "auth.confirmEmailChange",
    "auth.deleteAccount",
  ],
  "it saves what stands in it: a repeat saves the same again": [
    "auth.renameFactor",
    "auth.updateProfile",
    "user.update",
    "category.update",
    "category.reorder",
    "subCategory.update",
    "subCategory.updateQuestions",
    "subCategory.saveFormDraft",
    "region.update",
    "company.correct",
    "company.update",
    "company.setAway",
    "company.completeProfile",
    "tenderer.update",
    "tenderer.completeProfile",
    "jobRequest.update",
    "jobRequest.edit",
    "jobRequest.setDesk",
    "requestDraft.save",
    "conversation.markRead",
    "subscription.update",
    "blog.update",
    "blog.saveDraft",
    "applicationConfig.update",
    "answerTemplate.update",
    "notification.update",
    "notification.addDevice",
    "savedView.update",
    "savedView.keepLayout",
    "webhook.update",
  ],
  "it takes a row from one state to another: a repeat finds it there, changes nothing, or is refused": [
    "user.lock",
    "user.unlock",
    "user.endSessions",
    "user.resetSecondFactor",
    "user.endPauses",
    "category.merge",
    "subCategory.merge",
    "subCategory.discardFormDraft",
    "company.verify",
    "company.pause",
    "jobRequest.cancel",
    "jobRequest.undoSend",
    "jobRequest.sendNow",
    "jobRequest.withdraw",
    "jobRequest.undoAnswer",
    "jobRequest.undoDecline",
    "jobRequest.decide",
    "jobRequest.declineOthers",
    "jobRequest.markDone",
    "jobRequest.undoDone",
    "subscription.cancel",
    "bin.restore",
    "blog.discardChanges",
    "blog.publish",
    "offer.decideAmendment",
    "offer.withdrawAmendment",
    "guarantee.dismiss",
  ],
  "it changes nothing: what it asks is too long for an address": ["company.coverageReach"],
  "each reading is noted, a repeat as well": ["conversation.inspect"],
} as const;
const excepted: readonly string[] = Object.values(without).flat();

const kindOf = new Map(procedures.map(({ path, type }) => [path, type]));
const posts = Object.values(spelledOutDocument.paths).flatMap(({ post }) =>
  post ? [{ path: String(post.operationId).replace("-", "."), parameters: post.parameters ?? [] }] : [],
);
const isFile = (path: string) => /\.export(?:Responses)?$/.test(path);
/** Reads, and what those call who have no account that a key could be of. */
const changes = posts.filter(
  ({ path }) =>
    kindOf.get(path) !== "query" && !isFile(path) && permissions[path as keyof typeof permissions].roles !== "public",
);
const taking = new Set(
  posts.flatMap(({ path, parameters }) => (parameters.some(({ name }) => name === "Idempotency-Key") ? path : [])),
);

test("every POST by somebody signed in that changes something takes a key, or is said to need none, and why", () => {
  expect(changes.length).toBeGreaterThan(100);
  expect(changes.filter(({ path }) => !taking.has(path) && !excepted.includes(path)).map(({ path }) => path)).toEqual(
    [],
  );
});

test("nothing is excepted twice, needlessly, or that is not there", () => {
  expect(excepted.filter((path, nth) => excepted.indexOf(path) !== nth)).toEqual([]);
  const known = new Set(changes.map(({ path }) => path));
  expect(excepted.filter((path) => !known.has(path) || taking.has(path))).toEqual([]);
});

test("what takes a key heeds it", () => {
  const heeding = new Set(procedures.flatMap(({ path, meta }) => (meta.rest?.idempotent ? path : [])));
  expect([...taking].filter((path) => !heeding.has(path)).toSorted()).toEqual(["document.upload", "file.upload"]);
});
