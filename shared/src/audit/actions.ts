import type { ProcedurePath } from "../permissions.ts";

/** What is noted without being what a call did. */
type SecurityEvent = "auth.backupCodeUsed" | "auth.signInPaused" | "auth.codeExhausted" | "auth.codesPaused";
/** What the operator’s program did, in nobody’s name. */
type OperatorEvent =
  | "operator.endSessions"
  | "operator.beginMaintenance"
  | "operator.endMaintenance"
  | "operator.eraseAccount"
  | "operator.inviteAdmin"
  | "operator.resealFactors"
  | "operator.resetSecondFactor"
  | "operator.retryJobs"
  | "operator.revokeApiKeys"
  | "operator.runTask"
  | "operator.unlockAdmin";
/** What the nightly job did, in nobody's name. */
type NightlyEvent = "proof.expire" | "retention.emptyBin" | "retention.eraseRequests" | "retention.eraseAccount";
/** What followed from another change. */
type ConsequentEvent = "proof.reopen";
/** What an erasure took out of the audit itself. */
type RedactionEvent = "audit.redact";

/** What an entry of the audit says was done: the call that did it, or the event. The back office has words for each. */
export const auditActions = [
  "jobRequest.cancel",
  "jobRequest.delete",
  "jobRequest.export",
  "jobRequest.exportResponses",
  "jobRequest.sendToCompanies",
  "apiKey.add",
  "apiKey.revoke",
  "guarantee.askAnother",
  "guarantee.dismiss",
  "proof.submit",
  "proof.withdraw",
  "proof.verify",
  "proof.refuse",
  "proof.expire",
  "proof.reopen",
  "proof.setTrade",
  "report.settle",
  "standardLine.save",
  "vatRate.add",
  "vatRate.remove",
  "review.withhold",
  "webhook.add",
  "webhook.update",
  "webhook.rotateSecret",
  "webhook.delete",
  "webhook.retry",
  "webhook.retryFailed",
  "user.addMachine",
  "user.inviteAdmin",
  "user.resendInvitation",
  "user.sendPasswordReset",
  "user.sendConfirmation",
  "user.update",
  "user.delete",
  "user.endPauses",
  "user.endSessions",
  "user.export",
  "user.lock",
  "user.resetSecondFactor",
  "user.unlock",
  "user.viewPanel",
  "company.export",
  "company.correct",
  "company.pause",
  "company.verify",
  "company.addNote",
  "tenderer.export",
  "auth.addPasskey",
  "auth.addTotp",
  "auth.backupCodeUsed",
  "auth.changePassword",
  "auth.codeExhausted",
  "auth.codesPaused",
  "auth.confirmEmailChange",
  "auth.createCompanyAdmin",
  "auth.deleteAccount",
  "auth.endSession",
  "auth.endOtherSessions",
  "auth.removeFactor",
  "auth.renameFactor",
  "auth.renewBackupCodes",
  "auth.resendInvitation",
  "auth.requestEmailChange",
  "auth.resetPassword",
  "auth.signInPaused",
  "auth.signInWithCode",
  "auth.updateProfile",
  "auth.verifyCode",
  "category.add",
  "category.delete",
  "category.update",
  "subCategory.add",
  "subCategory.delete",
  "subCategory.update",
  "subCategory.updateQuestions",
  "subCategory.saveFormDraft",
  "subCategory.discardFormDraft",
  "region.add",
  "region.delete",
  "region.update",
  "bin.erase",
  "bin.restore",
  "blog.add",
  "blog.delete",
  "blog.update",
  "subscription.cancel",
  "subscription.create",
  "subscription.update",
  "subscription.export",
  "applicationConfig.update",
  "mail.resend",
  "mail.retry",
  "mail.retryMany",
  "operator.beginMaintenance",
  "operator.endMaintenance",
  "operator.endSessions",
  "operator.eraseAccount",
  "operator.inviteAdmin",
  "operator.resealFactors",
  "operator.resetSecondFactor",
  "operator.retryJobs",
  "operator.revokeApiKeys",
  "operator.runTask",
  "operator.unlockAdmin",
  "retention.emptyBin",
  "retention.eraseAccount",
  "retention.eraseRequests",
  "jobRequest.askPrecision",
  "jobRequest.setDesk",
  "jobRequest.addNote",
  "jobRequest.remind",
  "jobRequest.withdraw",
  "jobRequest.edit",
  "conversation.inspect",
  "jobRequest.answerQuestion",
  "jobRequest.update",
  "jobRequest.addDetails",
  "jobRequest.markDone",
  "jobRequest.undoDone",
  "jobRequest.sendNow",
  "jobRequest.undoSend",
  "category.merge",
  "category.reorder",
  "subCategory.merge",
  "blog.saveDraft",
  "blog.publish",
  "blog.discardChanges",
  "savedView.add",
  "savedView.update",
  "savedView.delete",
  "audit.export",
  "audit.redact",
  "signIn.export",
  "category.export",
  "region.export",
  "blog.export",
  "mail.export",
] as const satisfies readonly (
  | ProcedurePath
  | SecurityEvent
  | NightlyEvent
  | ConsequentEvent
  | OperatorEvent
  | RedactionEvent
)[];
export type AuditAction = (typeof auditActions)[number];

/** The kind of row that an entry is about: the first part of the action, but where an action of the sign-in or of no call is about another one. */
export function entityOf(action: AuditAction): string {
  const [first = action] = action.split(".", 1);
  return others[action] ?? (first === "auth" || first === "operator" ? "user" : first);
}

const others: Partial<Record<AuditAction, string>> = {
  "conversation.inspect": "jobRequest",
  "guarantee.askAnother": "jobRequest",
  "guarantee.dismiss": "jobRequest",
  "auth.createCompanyAdmin": "company",
  "auth.endSession": "session",
  "auth.resendInvitation": "company",
  "operator.revokeApiKeys": "apiKey",
  "proof.setTrade": "subCategory",
  "retention.emptyBin": "bin",
  "retention.eraseAccount": "user",
  "retention.eraseRequests": "jobRequest",
};
