import { rolesOf } from "./job-request/rules/lifecycle.ts";
import type { Role } from "./roles.ts";

export interface Permission {
  /** Who may call; `public`: everybody, signed in or not. */
  roles: readonly Role[] | "public";
  /** Open to those whose e-mail is not confirmed yet. Never asked of an admin. */
  unconfirmed?: true;
  /** Asks for a proof of who calls that is at most `reauthMinutes` old: always, or where its verb finds that the input changes what needs one. */
  fresh?: "always" | "sometimes";
  /** Open to an admin who looks at a panel as its person sees it: a read that leaves no trace, of nothing that two people say to each other. */
  viewable?: true;
  /** Open to an admin who has yet to add the second factor that it is asked for. */
  enrolling?: true;
  /** Never open to an API key, whatever it was made for: what keeps the account itself safe, and what needs a session. So is what always asks for a proof. */
  keyless?: true;
}

const everyRole = ["Admin", "Company", "Tenderer"] as const;

/** Every procedure of the router and who may call it. Whose rows it may touch is a matter of the slice's policy. */
export const permissions = {
  "auth.signIn": { roles: "public", keyless: true },
  "auth.sendSignInCode": { roles: "public", keyless: true },
  "auth.signInWithCode": { roles: "public", keyless: true },
  "auth.secondFactor": { roles: "public", keyless: true },
  "auth.passkeyOptions": { roles: "public", keyless: true },
  "auth.signInWithPasskey": { roles: "public", keyless: true },
  "auth.signUpTenderer": { roles: "public", keyless: true },
  "auth.signUpCompany": { roles: "public", keyless: true },
  "auth.botChallenge": { roles: "public", keyless: true },
  "auth.sendVerificationCode": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.verifyCode": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.forgotPassword": { roles: "public", keyless: true },
  "auth.resetPassword": { roles: "public", keyless: true },
  "auth.createCompanyAdmin": { roles: ["Admin"] },
  "auth.resendInvitation": { roles: ["Admin"] },
  "auth.prove": { roles: everyRole, unconfirmed: true, enrolling: true, keyless: true },
  "auth.proofOptions": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.requestEmailChange": { roles: everyRole, unconfirmed: true, fresh: "sometimes", keyless: true },
  "auth.confirmEmailChange": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.sendProofCode": { roles: everyRole, unconfirmed: true, enrolling: true, keyless: true },
  "auth.factors": { roles: everyRole, unconfirmed: true, enrolling: true, keyless: true },
  "auth.beginTotp": { roles: everyRole, enrolling: true, fresh: "always" },
  "auth.addTotp": { roles: everyRole, enrolling: true, keyless: true },
  "auth.beginPasskey": { roles: everyRole, enrolling: true, fresh: "always" },
  "auth.addPasskey": { roles: everyRole, enrolling: true, keyless: true },
  "auth.renameFactor": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.removeFactor": { roles: everyRole, unconfirmed: true, fresh: "always" },
  "auth.renewBackupCodes": { roles: everyRole, unconfirmed: true, fresh: "always" },
  "auth.changePassword": { roles: everyRole, unconfirmed: true, fresh: "sometimes", keyless: true },
  "auth.updateProfile": { roles: everyRole, unconfirmed: true, fresh: "sometimes", keyless: true },
  "auth.exportData": { roles: ["Company", "Tenderer"], unconfirmed: true, fresh: "always" },
  "auth.deleteAccount": { roles: ["Company", "Tenderer"], unconfirmed: true, fresh: "sometimes", keyless: true },
  "auth.signOut": { roles: everyRole, unconfirmed: true, enrolling: true, viewable: true, keyless: true },
  "auth.signIns": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.sessions": { roles: everyRole, unconfirmed: true, keyless: true },
  "auth.endSession": { roles: everyRole, unconfirmed: true, fresh: "sometimes", keyless: true },
  "auth.endOtherSessions": { roles: everyRole, unconfirmed: true, fresh: "always" },
  "apiKey.list": { roles: everyRole, keyless: true },
  "apiKey.add": { roles: everyRole, fresh: "always" },
  "apiKey.revoke": { roles: everyRole, keyless: true },
  "webhook.events": { roles: everyRole },
  "webhook.list": { roles: everyRole },
  "webhook.get": { roles: everyRole },
  "webhook.add": { roles: everyRole, fresh: "always" },
  "webhook.update": { roles: everyRole, fresh: "sometimes" },
  "webhook.rotateSecret": { roles: everyRole, fresh: "always" },
  "webhook.delete": { roles: everyRole },
  "webhook.sendTest": { roles: everyRole },
  "webhook.deliveries": { roles: everyRole },
  "webhook.retry": { roles: everyRole },
  "webhook.retryFailed": { roles: everyRole },
  "auth.profile": { roles: everyRole, unconfirmed: true, enrolling: true, viewable: true },

  "user.list": { roles: ["Admin"] },
  "user.export": { roles: ["Admin"], fresh: "always" },
  "user.get": { roles: ["Admin"] },
  "user.addMachine": { roles: ["Admin"], fresh: "always" },
  "user.inviteAdmin": { roles: ["Admin"], fresh: "always" },
  "user.resendInvitation": { roles: ["Admin"], fresh: "always" },
  "user.sendPasswordReset": { roles: ["Admin"] },
  "user.sendConfirmation": { roles: ["Admin"] },
  "user.update": { roles: ["Admin"] },
  "user.viewPanel": { roles: ["Admin"], fresh: "always" },
  "user.delete": { roles: ["Admin"], fresh: "always" },
  "user.lock": { roles: ["Admin"], fresh: "always" },
  "user.unlock": { roles: ["Admin"], fresh: "always" },
  "user.endSessions": { roles: ["Admin"], fresh: "always" },
  "user.resetSecondFactor": { roles: ["Admin"], fresh: "always" },
  "user.pauses": { roles: ["Admin"], keyless: true },
  "user.endPauses": { roles: ["Admin"], keyless: true },

  "company.list": { roles: ["Admin"] },
  "company.export": { roles: ["Admin"], fresh: "always" },
  "file.upload": { roles: everyRole },
  "document.upload": { roles: everyRole },

  "company.own": { roles: ["Company"], unconfirmed: true, viewable: true },
  "company.matching": { roles: ["Admin"] },
  "company.get": { roles: ["Admin"] },
  "company.addNote": { roles: ["Admin"] },
  "company.verify": { roles: ["Admin"] },
  "company.pause": { roles: ["Admin"] },
  "company.correct": { roles: ["Admin"] },
  "company.update": { roles: ["Company"], unconfirmed: true, fresh: "sometimes" },
  "company.setSubcategories": { roles: ["Company"], unconfirmed: true },
  "company.setSubregions": { roles: ["Company"], unconfirmed: true },
  "company.setCoverage": { roles: ["Company"], unconfirmed: true },
  "company.coverageReach": { roles: ["Company"], unconfirmed: true },
  "company.setAway": { roles: ["Company"], unconfirmed: true },
  "company.addHoliday": { roles: ["Company"], unconfirmed: true },
  "company.removeHoliday": { roles: ["Company"], unconfirmed: true },
  "company.completeProfile": { roles: ["Company"], unconfirmed: true },

  "tenderer.list": { roles: ["Admin"] },
  "tenderer.export": { roles: ["Admin"], fresh: "always" },
  "tenderer.get": { roles: ["Admin"] },
  "tenderer.own": { roles: ["Tenderer"], unconfirmed: true, viewable: true },
  "tenderer.update": { roles: ["Tenderer"], unconfirmed: true, fresh: "sometimes" },
  "tenderer.completeProfile": { roles: ["Tenderer"], unconfirmed: true },

  "subscription.list": { roles: ["Admin"] },
  "subscription.listByCompany": { roles: ["Admin"] },
  "subscription.export": { roles: ["Admin"], fresh: "always" },
  "subscription.revenue": { roles: ["Admin"] },
  "subscription.own": { roles: ["Company"], unconfirmed: true, viewable: true },
  "subscription.create": { roles: ["Admin"] },
  "subscription.update": { roles: ["Admin"] },
  "subscription.cancel": { roles: ["Admin"] },

  "dashboard.summary": { roles: ["Admin"] },
  "dashboard.lastWeek": { roles: ["Admin"] },
  "dashboard.statistics": { roles: ["Admin"] },
  "dashboard.pageViews": { roles: ["Admin"] },

  "category.list": { roles: "public", viewable: true },
  "category.get": { roles: "public", viewable: true },
  "category.getByName": { roles: "public", viewable: true },
  "category.overview": { roles: ["Admin"] },
  "category.export": { roles: ["Admin"] },
  "category.reorder": { roles: ["Admin"] },
  "category.merge": { roles: ["Admin"] },
  "category.add": { roles: ["Admin"] },
  "category.update": { roles: ["Admin"] },
  "category.delete": { roles: ["Admin"] },

  "subCategory.list": { roles: "public", viewable: true },
  "subCategory.listByCategory": { roles: "public", viewable: true },
  "subCategory.get": { roles: "public", viewable: true },
  "subCategory.getByName": { roles: "public", viewable: true },
  "subCategory.searchIndex": { roles: "public", viewable: true },
  "subCategory.merge": { roles: ["Admin"] },
  "subCategory.add": { roles: ["Admin"] },
  "subCategory.update": { roles: ["Admin"] },
  "subCategory.delete": { roles: ["Admin"] },
  "subCategory.updateQuestions": { roles: ["Admin"] },
  "subCategory.formVersions": { roles: ["Admin"] },
  "subCategory.formVersion": { roles: ["Admin"] },
  "subCategory.formDraft": { roles: ["Admin"] },
  "subCategory.saveFormDraft": { roles: ["Admin"] },
  "subCategory.discardFormDraft": { roles: ["Admin"] },
  "subCategory.formProgress": { roles: ["Admin"] },
  "subCategory.replayForm": { roles: ["Admin"] },

  "region.list": { roles: "public", viewable: true },
  "region.tree": { roles: "public", viewable: true },
  "region.filtered": { roles: "public", viewable: true },
  "region.places": { roles: "public", viewable: true },
  "region.around": { roles: "public", viewable: true },
  "region.overview": { roles: ["Admin"] },
  "region.gaps": { roles: ["Admin"] },
  "region.export": { roles: ["Admin"] },
  "region.add": { roles: ["Admin"] },
  "region.update": { roles: ["Admin"] },
  "region.delete": { roles: ["Admin"] },

  "price.list": { roles: "public", viewable: true },
  "price.listBySubcategory": { roles: "public", viewable: true },
  "price.get": { roles: "public", viewable: true },
  "price.csv": { roles: "public", viewable: true },

  "blog.list": { roles: "public", viewable: true },
  "blog.get": { roles: "public", viewable: true },
  "blog.getBySlug": { roles: "public", viewable: true },
  "blog.export": { roles: ["Admin"] },
  "blog.add": { roles: ["Admin"] },
  "blog.update": { roles: ["Admin"] },
  "blog.delete": { roles: ["Admin"] },
  "blog.getDraft": { roles: ["Admin"] },
  "blog.saveDraft": { roles: ["Admin"] },
  "blog.discardChanges": { roles: ["Admin"] },
  "blog.publish": { roles: ["Admin"] },
  "bin.list": { roles: ["Admin"] },
  "bin.restore": { roles: ["Admin"] },
  "bin.erase": { roles: ["Admin"] },
  "audit.list": { roles: ["Admin"] },
  "signIn.list": { roles: ["Admin"] },
  "signIn.export": { roles: ["Admin"], fresh: "always" },
  "answerTemplate.list": { roles: ["Company"], viewable: true },
  "answerTemplate.add": { roles: ["Company"] },
  "answerTemplate.update": { roles: ["Company"] },
  "answerTemplate.delete": { roles: ["Company"] },
  "savedView.list": { roles: ["Admin"] },
  "savedView.add": { roles: ["Admin"] },
  "savedView.update": { roles: ["Admin"] },
  "savedView.delete": { roles: ["Admin"] },
  // How somebody likes to look at lists is nothing to a program.
  "savedView.layouts": { roles: ["Admin"], keyless: true },
  "savedView.keepLayout": { roles: ["Admin"], keyless: true },
  "audit.export": { roles: ["Admin"], fresh: "always" },
  "mail.listFailed": { roles: ["Admin"] },
  "mail.listWaiting": { roles: ["Admin"] },
  "mail.listHeld": { roles: ["Admin"] },
  "mail.listSent": { roles: ["Admin"] },
  "mail.resend": { roles: ["Admin"] },
  "mail.export": { roles: ["Admin"], fresh: "always" },
  "mail.preview": { roles: ["Admin"] },
  "mail.retry": { roles: ["Admin"] },
  "mail.retryMany": { roles: ["Admin"] },
  "search.find": { roles: ["Admin"] },

  "notification.own": { roles: ["Company", "Tenderer"], viewable: true },
  "notification.update": { roles: ["Company", "Tenderer"] },
  "notification.devices": { roles: ["Company", "Tenderer"], keyless: true },
  "notification.addDevice": { roles: ["Company", "Tenderer"], keyless: true },
  "notification.removeDevice": { roles: ["Company", "Tenderer"], keyless: true },
  "notification.unsubscription": { roles: "public", keyless: true },
  "notification.unsubscribe": { roles: "public", keyless: true },

  "applicationConfig.list": { roles: "public", viewable: true },
  "applicationConfig.update": { roles: ["Admin"], fresh: "always" },

  "dataAccess.list": { roles: ["Tenderer"], unconfirmed: true },
  "live.events": { roles: everyRole, keyless: true },

  "jobRequest.create": { roles: ["Tenderer"] },
  "jobRequest.listForTenderer": { roles: ["Tenderer"], viewable: true },
  "jobRequest.listForCompany": { roles: ["Company"], viewable: true },
  "jobRequest.listForAdmin": { roles: ["Admin"] },
  "jobRequest.rowsForAdmin": { roles: ["Admin"] },
  "jobRequest.idsForAdmin": { roles: ["Admin"] },
  "jobRequest.export": { roles: ["Admin"], fresh: "always" },
  "jobRequest.responsesForAdmin": { roles: ["Admin"] },
  "jobRequest.exportResponses": { roles: ["Admin"], fresh: "always" },
  "jobRequest.get": { roles: everyRole, viewable: true },
  "jobRequest.sendToCompanies": { roles: rolesOf("send") },
  "jobRequest.undoSend": { roles: rolesOf("undoSend") },
  "jobRequest.sendNow": { roles: rolesOf("sendNow") },
  "jobRequest.edit": { roles: rolesOf("edit") },
  "jobRequest.askPrecision": { roles: rolesOf("askPrecision") },
  "jobRequest.answerQuestion": { roles: rolesOf("answerQuestion") },
  "jobRequest.update": { roles: rolesOf("update") },
  "jobRequest.addDetails": { roles: rolesOf("addDetails") },
  "jobRequest.followUp": { roles: ["Admin"] },
  "jobRequest.desk": { roles: ["Admin"] },
  "jobRequest.setDesk": { roles: ["Admin"] },
  "jobRequest.addNote": { roles: rolesOf("addNote") },
  "jobRequest.remind": { roles: rolesOf("remind") },
  "jobRequest.withdraw": { roles: rolesOf("withdraw") },
  "jobRequest.cancel": { roles: rolesOf("cancel") },
  "jobRequest.delete": { roles: rolesOf("delete") },
  "jobRequest.cancelMany": { roles: ["Admin"] },
  "jobRequest.deleteMany": { roles: ["Admin"], fresh: "always" },
  "jobRequest.answer": { roles: rolesOf("answer") },
  "jobRequest.undoAnswer": { roles: rolesOf("undoAnswer") },
  "jobRequest.undoDecline": { roles: rolesOf("undoDecline") },
  "jobRequest.ownFigures": { roles: ["Company"], viewable: true },
  "jobRequest.usualFigures": { roles: ["Company"], viewable: true },
  "jobRequest.declineHints": { roles: ["Company"], viewable: true },
  "jobRequest.decide": { roles: rolesOf("decide") },
  "jobRequest.declineOthers": { roles: rolesOf("decide") },
  "jobRequest.markDone": { roles: rolesOf("markDone") },
  "jobRequest.undoDone": { roles: rolesOf("undoDone") },

  "requestDraft.list": { roles: ["Tenderer"], unconfirmed: true },
  "requestDraft.get": { roles: ["Tenderer"], unconfirmed: true },
  "requestDraft.save": { roles: ["Tenderer"], unconfirmed: true },
  "requestDraft.remove": { roles: ["Tenderer"], unconfirmed: true },

  "conversation.list": { roles: ["Company", "Tenderer"] },
  "conversation.unread": { roles: ["Company", "Tenderer"] },
  "conversation.get": { roles: ["Company", "Tenderer"] },
  "conversation.send": { roles: ["Company", "Tenderer"] },
  "conversation.markRead": { roles: ["Company", "Tenderer"] },
  "guarantee.get": { roles: ["Admin", "Tenderer"], viewable: true },
  "guarantee.own": { roles: ["Tenderer"], viewable: true },
  "guarantee.askAnother": { roles: rolesOf("askAnother") },
  "guarantee.next": { roles: ["Admin"] },
  "guarantee.dismiss": { roles: ["Admin"] },
  "guarantee.figures": { roles: ["Admin"] },
  "proof.own": { roles: ["Company"], unconfirmed: true, viewable: true },
  "proof.submit": { roles: ["Company"] },
  "proof.withdraw": { roles: ["Company"] },
  "proof.list": { roles: ["Admin"] },
  "proof.verify": { roles: ["Admin"] },
  "proof.refuse": { roles: ["Admin"] },
  "proof.passport": { roles: everyRole, viewable: true },
  "proof.trade": { roles: ["Admin"] },
  "proof.setTrade": { roles: ["Admin"] },
  "report.add": { roles: ["Tenderer", "Company"] },
  "report.list": { roles: ["Admin"] },
  "report.settle": { roles: ["Admin"] },
  "offer.vatRates": { roles: "public", viewable: true },
  "offer.get": { roles: everyRole, viewable: true },
  "offer.start": { roles: ["Company"], viewable: true },
  "offer.save": { roles: ["Company"] },
  "offer.saveDraft": { roles: ["Company"] },
  "offer.removeDraft": { roles: ["Company"] },
  "offer.pdf": { roles: everyRole },
  "offer.compare": { roles: ["Tenderer", "Admin"], viewable: true },
  "offer.amend": { roles: ["Company"] },
  "offer.decideAmendment": { roles: ["Tenderer"] },
  "offer.withdrawAmendment": { roles: ["Company"] },
  "standardLine.get": { roles: "public", viewable: true },
  "standardLine.save": { roles: ["Admin"] },
  "vatRate.list": { roles: ["Admin"] },
  "vatRate.add": { roles: ["Admin"] },
  "vatRate.remove": { roles: ["Admin"] },
  "showcase.list": { roles: "public" },
  "showcase.get": { roles: "public" },
  "showcase.reviews": { roles: "public" },
  "showcase.tradePlaces": { roles: "public" },
  "showcase.tradePlace": { roles: "public" },
  "showcase.own": { roles: ["Company"], viewable: true },
  "showcase.save": { roles: ["Company"] },
  "review.get": { roles: everyRole, viewable: true },
  "review.save": { roles: ["Tenderer"] },
  "review.releasePhotos": { roles: ["Tenderer"] },
  "review.saveOfClient": { roles: ["Company"] },
  "review.list": { roles: everyRole, viewable: true },
  "review.answer": { roles: ["Company"] },
  "review.withhold": { roles: ["Admin"] },
  "review.scores": { roles: everyRole, viewable: true },
  "review.clientFigures": { roles: everyRole, viewable: true },
  "conversation.inspect": { roles: ["Admin"], fresh: "always" },
} as const satisfies Record<string, Permission>;

export type ProcedurePath = keyof typeof permissions;

/** What of a signed-in person decides about a call. */
export interface Caller {
  role: Role;
  emailConfirmed: boolean;
  /** An admin who is asked for a second factor and has none. */
  mustEnrol?: boolean;
  /** An admin who looks at the panel of somebody of this role. */
  viewing?: object;
  /** A program that calls with a key of the account. */
  key?: { scopes: readonly string[] };
}

/** Why a caller (null: nobody signed in) may not call; null when it may. */
export function callRefusal(
  path: ProcedurePath,
  caller: Caller | null,
): "UNAUTHORIZED" | "FORBIDDEN" | "EMAIL_NOT_CONFIRMED" | "SECOND_FACTOR_ENROLMENT_REQUIRED" | null {
  const { roles, unconfirmed, enrolling, viewable }: Permission = permissions[path];
  if (caller?.viewing && !viewable) return "FORBIDDEN";
  if (caller?.key && !(isForKeys(path) && caller.key.scopes.includes(path))) return "FORBIDDEN";
  if (roles === "public") return null;
  if (!caller) return "UNAUTHORIZED";
  if (!roles.includes(caller.role)) return "FORBIDDEN";
  if (caller.mustEnrol && !enrolling) return "SECOND_FACTOR_ENROLMENT_REQUIRED";
  return caller.emailConfirmed || unconfirmed || caller.role === "Admin" ? null : "EMAIL_NOT_CONFIRMED";
}

/** Whether a call asks for a fresh proof of who calls, whatever is sent. */
export const asksFreshProof = (path: ProcedurePath): boolean => {
  const { fresh }: Permission = permissions[path];
  return fresh === "always";
};

/** Whether a key may be made for a call at all. */
export const isForKeys = (path: ProcedurePath): boolean => {
  const { keyless, fresh }: Permission = permissions[path];
  return !keyless && fresh !== "always";
};

/** The calls that a key of somebody of this role may be made for. */
export const callsForKeysOf = (role: Role): ProcedurePath[] =>
  (Object.keys(permissions) as ProcedurePath[]).filter((path) => {
    const { roles }: Permission = permissions[path];
    return isForKeys(path) && (roles === "public" || roles.includes(role));
  });
