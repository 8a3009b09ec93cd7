import { type ErrorCode, errorStatus } from "@metiro/shared/errors/codes";
import { type Permission, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { roles } from "@metiro/shared/roles";
import type { RefusedStatus } from "./responses.ts";

/** Codes of a call beyond those that follow from its shape. Tests refuse an answer with a code that is not told here. */
const own: Partial<Record<ProcedurePath, readonly ErrorCode[]>> = {
  "auth.signIn": ["LOGIN_FAILED", "ACCOUNT_LOCKED", "SECOND_FACTOR_REQUIRED"],
  "auth.signInWithCode": ["CODE_INVALID", "ACCOUNT_LOCKED", "SECOND_FACTOR_REQUIRED"],
  "auth.secondFactor": ["SECOND_FACTOR_INVALID", "SIGN_IN_EXPIRED", "ACCOUNT_LOCKED"],
  "auth.passkeyOptions": ["SIGN_IN_EXPIRED"],
  "auth.signInWithPasskey": ["LOGIN_FAILED", "ACCOUNT_LOCKED", "SECOND_FACTOR_INVALID", "SIGN_IN_EXPIRED"],
  "auth.addTotp": ["SECOND_FACTOR_INVALID", "NOT_FOUND", "CONFLICT"],
  "auth.addPasskey": ["SECOND_FACTOR_INVALID", "CONFLICT"],
  "auth.removeFactor": ["LAST_FACTOR"],
  "auth.renewBackupCodes": ["CONFLICT"],
  "auth.signUpTenderer": ["EMAIL_TAKEN"],
  "auth.signUpCompany": ["EMAIL_TAKEN", "CONFLICT"],
  "auth.sendVerificationCode": ["CONFLICT"],
  "auth.verifyCode": ["CODE_INVALID", "CONFLICT"],
  "auth.resetPassword": ["CODE_INVALID"],
  "auth.createCompanyAdmin": ["EMAIL_TAKEN", "CONFLICT"],
  "auth.resendInvitation": ["CONFLICT"],
  "auth.sendProofCode": ["CONFLICT"],
  "auth.changePassword": ["CODE_INVALID"],
  "auth.prove": ["CODE_INVALID", "SECOND_FACTOR_INVALID"],
  "auth.proofOptions": ["CONFLICT"],
  "auth.requestEmailChange": ["CODE_INVALID"],
  "auth.confirmEmailChange": ["CODE_INVALID", "EMAIL_TAKEN"],
  "auth.deleteAccount": ["CODE_INVALID"],
  "apiKey.add": ["CONFLICT"],
  "webhook.add": ["CONFLICT"],
  "webhook.sendTest": ["CONFLICT"],
  "webhook.retry": ["CONFLICT"],
  "webhook.retryFailed": ["CONFLICT"],
  "user.inviteAdmin": ["EMAIL_TAKEN"],
  "user.resendInvitation": ["EMAIL_TAKEN", "CONFLICT"],
  "user.update": ["CONFLICT"],
  "user.viewPanel": ["CONFLICT"],
  "user.delete": ["OWN_ACCOUNT", "LAST_ADMIN"],
  "user.lock": ["OWN_ACCOUNT", "LAST_ADMIN"],
  "user.endSessions": ["OWN_ACCOUNT"],
  "user.resetSecondFactor": ["OWN_ACCOUNT"],
  "user.endPauses": ["NOT_FOUND"],
  "company.update": ["CONFLICT"],
  "showcase.save": ["SLUG_TAKEN", "REVISION_CONFLICT"],
  "showcase.tradePlace": ["NOT_FOUND"],
  "showcase.tradePlaces": ["NOT_FOUND"],
  "company.correct": ["CONFLICT"],
  "company.completeProfile": ["CONFLICT"],
  "tenderer.completeProfile": ["CONFLICT"],
  "company.addHoliday": ["CONFLICT"],
  "category.getByName": ["NOT_FOUND"],
  "category.add": ["SLUG_TAKEN"],
  "category.update": ["SLUG_TAKEN"],
  "category.delete": ["IN_USE"],
  "subCategory.getByName": ["NOT_FOUND"],
  "subCategory.add": ["SLUG_TAKEN"],
  "subCategory.update": ["SLUG_TAKEN"],
  "subCategory.delete": ["IN_USE"],
  "subCategory.discardFormDraft": ["REVISION_CONFLICT"],
  "region.add": ["SLUG_TAKEN", "CONFLICT"],
  "region.update": ["SLUG_TAKEN", "CONFLICT"],
  "region.delete": ["IN_USE"],
  "jobRequest.sendToCompanies": ["STATUS_CONFLICT", "JOB_DONE", "TOO_MANY_RECIPIENTS", "REVISION_CONFLICT"],
  "jobRequest.undoSend": ["STATUS_CONFLICT", "SENDING_SETTLED"],
  "jobRequest.sendNow": ["STATUS_CONFLICT", "SENDING_SETTLED"],
  "jobRequest.edit": ["STATUS_CONFLICT"],
  "jobRequest.addNote": ["STATUS_CONFLICT"],
  "jobRequest.remind": ["STATUS_CONFLICT", "JOB_DONE"],
  "jobRequest.withdraw": ["STATUS_CONFLICT", "JOB_DONE"],
  "jobRequest.update": ["STATUS_CONFLICT"],
  "jobRequest.addDetails": ["STATUS_CONFLICT", "JOB_DONE"],
  "jobRequest.askPrecision": ["STATUS_CONFLICT", "JOB_DONE"],
  "jobRequest.answerQuestion": ["STATUS_CONFLICT", "JOB_DONE", "QUESTION_ANSWERED"],
  "jobRequest.cancel": ["STATUS_CONFLICT", "JOB_DONE"],
  "jobRequest.answer": ["STATUS_CONFLICT", "JOB_DONE", "DECISION_FINAL"],
  "jobRequest.undoAnswer": ["STATUS_CONFLICT", "JOB_DONE", "NOTHING_TO_UNDO", "DECISION_FINAL"],
  "jobRequest.undoDecline": ["STATUS_CONFLICT", "JOB_DONE", "NOTHING_TO_UNDO"],
  "jobRequest.decide": [
    "STATUS_CONFLICT",
    "JOB_DONE",
    "DECISION_FINAL",
    "NOTHING_TO_DECIDE",
    "OFFER_EXPIRED",
    "REVISION_CONFLICT",
  ],
  "jobRequest.declineOthers": ["STATUS_CONFLICT", "JOB_DONE", "NOTHING_TO_DECIDE"],
  "jobRequest.markDone": ["STATUS_CONFLICT", "JOB_DONE", "NOT_ACCEPTED"],
  "jobRequest.undoDone": ["STATUS_CONFLICT", "UNDO_TOO_LATE"],
  "requestDraft.save": ["NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  "offer.save": ["STATUS_CONFLICT", "JOB_DONE", "DECISION_FINAL"],
  "offer.saveDraft": ["STATUS_CONFLICT"],
  "offer.pdf": ["NOT_ACCEPTED"],
  "offer.amend": ["STATUS_CONFLICT", "JOB_DONE", "NOT_ACCEPTED", "AMENDMENT_OPEN"],
  "offer.decideAmendment": ["STATUS_CONFLICT", "JOB_DONE", "NOTHING_TO_DECIDE", "OFFER_EXPIRED"],
  "offer.withdrawAmendment": ["STATUS_CONFLICT", "JOB_DONE", "NOTHING_TO_DECIDE"],
  "vatRate.add": ["CONFLICT"],
  "vatRate.remove": ["IN_USE"],
  "guarantee.askAnother": ["STATUS_CONFLICT", "JOB_DONE"],
  "guarantee.dismiss": ["STATUS_CONFLICT"],
  "proof.withdraw": ["CONFLICT"],
  "proof.verify": ["CONFLICT"],
  "proof.refuse": ["CONFLICT"],
  "report.add": ["TOO_MANY_REPORTS"],
  "report.settle": ["CONFLICT"],
  "review.save": ["STATUS_CONFLICT", "REVIEW_CLOSED"],
  "review.saveOfClient": ["REVIEW_CLOSED"],
  "review.answer": ["REVIEW_CLOSED"],
  "review.withhold": ["CONFLICT"],
  "conversation.send": ["CONVERSATION_CLOSED", "TOO_MANY_QUESTIONS", "IDEMPOTENCY_KEY_REUSED"],
  "subscription.create": ["SUBSCRIPTION_OVERLAP"],
  "subscription.update": ["SUBSCRIPTION_OVERLAP", "SUBSCRIPTION_ENDED"],
  "subscription.cancel": ["SUBSCRIPTION_ENDED"],
  "mail.resend": ["CONFLICT"],
  "bin.restore": ["CONFLICT", "SLUG_TAKEN"],
  "blog.add": ["SLUG_TAKEN"],
  "blog.update": ["SLUG_TAKEN"],
  "blog.saveDraft": ["SLUG_TAKEN"],
  "blog.publish": ["SLUG_TAKEN"],
  "blog.discardChanges": ["STATUS_CONFLICT"],
  "answerTemplate.add": ["CONFLICT"],
  "answerTemplate.update": ["CONFLICT"],
  "savedView.add": ["CONFLICT"],
  "savedView.update": ["CONFLICT"],
  "notification.unsubscription": ["NOT_FOUND"],
  "notification.unsubscribe": ["NOT_FOUND"],
};

interface Shape {
  path: ProcedurePath;
  /** Whether its path names a row. */
  namesRow: boolean;
  /** Whether a body may be sent, be it one that nobody reads. */
  mayHaveBody: boolean;
  /** Names of its input's fields. */
  fields: readonly string[];
  idempotent?: "keepsAnswer" | "byRow" | undefined;
}

/** Every code that a call may be refused with, in the order in which refusals come. */
export function refusalsOf({ path, namesRow, mayHaveBody, fields, idempotent }: Shape): ErrorCode[] {
  const { roles: may, unconfirmed, enrolling, fresh }: Permission = permissions[path];
  const some = may === "public" ? [] : may;
  const codes: ErrorCode[] = [
    "UNAUTHORIZED",
    ...(some.length > 0 && some.length < roles.length ? (["FORBIDDEN"] as const) : []),
    ...(some.some((role) => role !== "Admin") && !unconfirmed ? (["EMAIL_NOT_CONFIRMED"] as const) : []),
    ...(some.includes("Admin") && !enrolling ? (["SECOND_FACTOR_ENROLMENT_REQUIRED"] as const) : []),
    ...(fresh ? (["REAUTH_REQUIRED"] as const) : []),
    "VALIDATION_FAILED",
    "MALFORMED_JSON",
    ...(mayHaveBody ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
    ...(namesRow ? (["BAD_REQUEST", "NOT_FOUND"] as const) : []),
    ...(fields.some((name) => name === "baseRevision" || name === "baseOrder") ? (["REVISION_CONFLICT"] as const) : []),
    ...(idempotent ? (["IDEMPOTENCY_KEY_REUSED"] as const) : []),
    ...(idempotent === "keepsAnswer" ? (["IDEMPOTENCY_KEY_BUSY"] as const) : []),
    ...(own[path] ?? []),
    "TOO_MANY_REQUESTS",
    "INTERNAL",
    "UNAVAILABLE",
    ...(mayHaveBody ? (["MAINTENANCE"] as const) : []),
  ];
  return [...new Set(codes)];
}

/** Codes that any call may be refused with: they are told once, and not where a call is described. */
export const everywhere: ReadonlySet<ErrorCode> = new Set([
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "VALIDATION_FAILED",
  "MALFORMED_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "UNAVAILABLE",
  "MAINTENANCE",
]);

export const statusesOf = (codes: readonly ErrorCode[]): RefusedStatus[] => [
  ...new Set(codes.map((code) => errorStatus[code])),
];
