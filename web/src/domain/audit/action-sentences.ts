import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AuditAction } from "@metiro/shared/audit/actions";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { type BinnedKind } from "@metiro/shared/bin/kinds";
import { binDays } from "@metiro/shared/bin/constants";
import { slots } from "./slots.ts";

const { name, whom, kind, into } = slots;

/**
 * What an entry says after the name of who did it: `name` is the row, `whom` the company or person that it was done to as well.
 * What stands in brackets is said where its names are known, and what stands after a bar in them where they are not.
 */
export const actionSentences: Record<AuditAction, MessageDescriptor> = {
  "jobRequest.cancel": msg`a annulé l’offre[ ${name}]`,
  "jobRequest.delete": msg`a supprimé l’offre[ ${name}]`,
  "jobRequest.export": msg`a exporté des offres`,
  "jobRequest.exportResponses": msg`a exporté des réponses`,
  "jobRequest.sendToCompanies": msg`a transmis l’offre[ ${name}][ à ${whom}]`,
  "apiKey.add": msg`a créé une clé d’API[ : ${name}][, pour ${whom}]`,
  "apiKey.revoke": msg`a révoqué une clé d’API[ : ${name}][, celle de ${whom}]`,
  "standardLine.save": msg`a modifié les lignes types[ de ${name}]`,
  "vatRate.add": msg`a ajouté un taux de TVA`,
  "vatRate.remove": msg`a retiré un taux de TVA`,
  "guarantee.askAnother": msg`a demandé d’autres entreprises pour l’offre[ ${name}]`,
  "guarantee.dismiss": msg`a retiré de la liste « À relancer » l’offre[ ${name}]`,
  "proof.submit": msg`a envoyé une preuve[ : ${kind}][, pour ${whom}]`,
  "proof.withdraw": msg`a retiré une preuve[ : ${kind}][, de ${whom}]`,
  "proof.verify": msg`a validé une preuve[ de ${whom}][ : ${kind}]`,
  "proof.refuse": msg`a refusé une preuve[ de ${whom}][ : ${kind}]`,
  "proof.expire": msg`a noté comme échue une preuve[ de ${whom}][ : ${kind}]`,
  "proof.reopen": msg`a changé un nom ou un numéro IDE, si bien qu’une preuve[ de ${whom}] est à revoir[ : ${kind}]`,
  "proof.setTrade": msg`a modifié les preuves demandées[ pour ${name}]`,
  "report.settle": msg`a traité un signalement[ : ${kind}]`,
  "review.withhold": msg`a retiré le texte d’un avis[ sur ${whom}]`,
  "webhook.add": msg`a ajouté un webhook[ pour ${whom}]`,
  "webhook.update": msg`a modifié un webhook`,
  "webhook.rotateSecret": msg`a remplacé le secret d’un webhook[ de ${whom}]`,
  "webhook.delete": msg`a supprimé un webhook[ de ${whom}]`,
  "webhook.retry": msg`a relancé un envoi de webhook`,
  "webhook.retryFailed": msg`a relancé les envois échoués d’un webhook`,
  "user.addMachine": msg`a créé [le compte de programme ${name}|ce compte de programme]`,
  "user.inviteAdmin": msg`a invité [${name}|cette personne] dans l’administration`,
  "user.resendInvitation": msg`a renvoyé l’invitation[ de ${name}]`,
  "user.sendPasswordReset": msg`a envoyé un code pour un nouveau mot de passe[ à ${name}]`,
  "user.sendConfirmation": msg`a renvoyé le code qui confirme l’e-mail[ de ${name}]`,
  "user.update": msg`a corrigé les données du compte[ de ${name}]`,
  "user.delete": msg`a supprimé le compte[ de ${name}]`,
  "user.endPauses": msg`a levé la pause des connexions[ de ${name}]`,
  "user.endSessions": msg`a déconnecté tous les appareils[ de ${name}]`,
  "user.export": msg`a exporté des utilisateurs`,
  "user.resetSecondFactor": msg`a retiré les seconds facteurs[ de ${name}]`,
  "user.lock": msg`a bloqué le compte[ de ${name}]`,
  "user.viewPanel": msg`a consulté l’espace[ de ${name}] comme son propriétaire`,
  "user.unlock": msg`a débloqué le compte[ de ${name}]`,
  "company.export": msg`a exporté des entreprises`,
  "company.correct": msg`a corrigé les données de l’entreprise[ ${name}]`,
  "company.pause": msg`a mis en pause l’entreprise[ ${name}]`,
  "company.addNote": msg`a ajouté une note interne à l’entreprise[ ${name}]`,
  "company.verify": msg`a vérifié l’entreprise[ ${name}]`,
  "tenderer.export": msg`a exporté des clients`,
  "auth.addPasskey": msg`a ajouté une clé d’accès[ au compte de ${name}]`,
  "auth.addTotp": msg`a ajouté une application de codes[ au compte de ${name}]`,
  "auth.backupCodeUsed": msg`a utilisé un code de secours[ du compte de ${name}]`,
  "auth.changePassword": msg`a changé [le mot de passe de ${name}|son mot de passe]`,
  "auth.codeExhausted": msg`a bloqué un code après cinq essais[, pour ${name}]`,
  "auth.codesPaused": msg`a suspendu les codes jusqu’au lendemain[, pour ${name}]`,
  "auth.confirmEmailChange": msg`a changé [l’adresse e-mail de ${name}|son adresse e-mail]`,
  "auth.createCompanyAdmin": msg`a créé l’entreprise[ ${name}]`,
  "auth.deleteAccount": msg`a supprimé [le compte de ${name}|son propre compte]`,
  "auth.endSession": msg`a déconnecté un appareil`,
  "auth.endOtherSessions": msg`a déconnecté ses autres appareils`,
  "auth.removeFactor": msg`a retiré un second facteur[ du compte de ${name}]`,
  "auth.renameFactor": msg`a renommé un second facteur[ du compte de ${name}]`,
  "auth.renewBackupCodes": msg`a renouvelé [les codes de secours de ${name}|ses codes de secours]`,
  "auth.resendInvitation": msg`a renvoyé l’invitation[ de ${name}]`,
  "auth.requestEmailChange": msg`a demandé à changer [l’adresse e-mail de ${name}|son adresse e-mail]`,
  "auth.resetPassword": msg`a choisi un nouveau mot de passe[ pour ${name}]`,
  "auth.signInPaused": msg`a mis les connexions en pause après trop d’essais[, pour ${name}]`,
  "auth.signInWithCode": msg`a confirmé [l’e-mail de ${name}|son e-mail] en se connectant par un code`,
  "auth.updateProfile": msg`a modifié [le profil de ${name}|son profil]`,
  "auth.verifyCode": msg`a confirmé [l’e-mail de ${name}|son e-mail]`,
  "category.add": msg`a ajouté la catégorie[ ${name}]`,
  "category.delete": msg`a supprimé la catégorie[ ${name}]`,
  "category.update": msg`a modifié la catégorie[ ${name}]`,
  "subCategory.add": msg`a ajouté la sous-catégorie[ ${name}]`,
  "subCategory.delete": msg`a supprimé la sous-catégorie[ ${name}]`,
  "subCategory.update": msg`a modifié la sous-catégorie[ ${name}]`,
  "subCategory.updateQuestions": msg`a publié le formulaire[ de ${name}]`,
  "subCategory.saveFormDraft": msg`a enregistré un brouillon du formulaire[ de ${name}]`,
  "subCategory.discardFormDraft": msg`a abandonné le brouillon du formulaire[ de ${name}]`,
  "region.add": msg`a ajouté la région[ ${name}]`,
  "region.delete": msg`a supprimé la région[ ${name}]`,
  "region.update": msg`a modifié la région[ ${name}]`,
  "blog.add": msg`a ajouté l’article[ ${name}]`,
  "bin.erase": msg`a effacé pour de bon un élément de la corbeille[ : ${name}]`,
  "bin.restore": msg`a restauré un élément de la corbeille[ : ${name}]`,
  "blog.delete": msg`a supprimé l’article[ ${name}]`,
  "blog.update": msg`a modifié l’article[ ${name}]`,
  "subscription.cancel": msg`a annulé l’abonnement[ de ${name}]`,
  "subscription.update": msg`a corrigé l’abonnement[ de ${name}]`,
  "subscription.create": msg`a saisi un abonnement[ pour ${name}]`,
  "subscription.export": msg`a exporté des abonnements`,
  "applicationConfig.update": msg`a changé le réglage[ ${name}]`,
  "mail.resend": msg`a renvoyé un e-mail[ à ${whom}][ : ${kind}]`,
  "mail.retry": msg`a relancé l’envoi d’un e-mail[ à ${whom}][ : ${kind}]`,
  "mail.retryMany": msg`a relancé l’envoi de plusieurs e-mails`,
  "operator.beginMaintenance": msg`a commencé une maintenance`,
  "operator.endMaintenance": msg`a terminé la maintenance`,
  "operator.endSessions": msg`a fermé toutes les sessions[ de ${name}]`,
  "operator.eraseAccount": msg`a effacé le compte[ de ${name}]`,
  "operator.inviteAdmin": msg`a invité [${name}|cette personne] dans l’administration`,
  "operator.resealFactors": msg`a rechiffré les seconds facteurs`,
  "operator.resetSecondFactor": msg`a retiré les seconds facteurs[ de ${name}]`,
  "operator.retryJobs": msg`a relancé des tâches`,
  "operator.revokeApiKeys": msg`a révoqué une clé d’API[ : ${name}][, celle de ${whom}]`,
  "operator.runTask": msg`a lancé une tâche`,
  "operator.unlockAdmin": msg`a débloqué le compte[ de ${name}]`,
  "retention.emptyBin": msg`a vidé la corbeille de ce qui y était depuis ${binDays} jours`,
  "retention.eraseAccount": msg`a effacé un compte resté inactif[, celui de ${name}]`,
  "retention.eraseRequests": msg`a effacé d’anciennes demandes`,
  "jobRequest.askPrecision": msg`a demandé une précision au client sur l’offre[ ${name}]`,
  "jobRequest.setDesk": msg`a changé le suivi de l’offre[ ${name}]`,
  "jobRequest.addNote": msg`a ajouté une note interne à l’offre[ ${name}]`,
  "jobRequest.remind": msg`a relancé [${whom}|une entreprise] pour l’offre[ ${name}]`,
  "jobRequest.withdraw": msg`a retiré l’offre[ ${name}] à [${whom}|une entreprise]`,
  "conversation.inspect": msg`a lu la conversation du client[ avec ${whom}] sur l’offre[ ${name}]`,
  "jobRequest.edit": msg`a corrigé l’offre[ ${name}]`,
  "jobRequest.answerQuestion": msg`a répondu à une question sur sa demande[ ${name}]`,
  "jobRequest.update": msg`a modifié sa demande[ ${name}]`,
  "jobRequest.addDetails": msg`a complété sa demande[ ${name}]`,
  "jobRequest.markDone": msg`a noté que le travail de l’offre[ ${name}] est terminé[, fait par ${whom}]`,
  "jobRequest.undoDone": msg`a noté que le travail de l’offre[ ${name}] n’est pas terminé`,
  "jobRequest.sendNow": msg`a fait partir sans attendre l’offre[ ${name}][, pour ${whom}]`,
  "jobRequest.undoSend": msg`a repris avant son départ l’envoi de l’offre[ ${name}][ à ${whom}]`,
  "category.merge": msg`a réuni la catégorie[ ${name}] avec [${into}|une autre]`,
  "category.reorder": msg`a changé l’ordre des catégories`,
  "subCategory.merge": msg`a réuni la sous-catégorie[ ${name}] avec [${into}|une autre]`,
  "blog.saveDraft": msg`a enregistré un brouillon de l’article[ ${name}]`,
  "blog.publish": msg`a publié l’article[ ${name}]`,
  "blog.discardChanges": msg`a abandonné les modifications de l’article[ ${name}]`,
  "savedView.add": msg`a enregistré une vue[ : ${name}]`,
  "savedView.update": msg`a modifié une vue[ : ${name}]`,
  "savedView.delete": msg`a supprimé une vue[ : ${name}]`,
  "audit.export": msg`a exporté l’audit`,
  "audit.redact": msg`a effacé de l’audit ce qui concernait une personne ou ses demandes`,
  "signIn.export": msg`a exporté des connexions`,
  "category.export": msg`a exporté les catégories`,
  "region.export": msg`a exporté les régions`,
  "blog.export": msg`a exporté des articles`,
  "mail.export": msg`a exporté des e-mails`,
};

/** Of what is switched on and off the sentence of the second. */
const undone: Partial<Record<string, { field: string; words: MessageDescriptor }>> = {
  "company.pause": { field: "paused", words: msg`a levé la pause de l’entreprise[ ${name}]` },
  "company.verify": { field: "verified", words: msg`a retiré la vérification de l’entreprise[ ${name}]` },
};

/** What was in the bin, by its kind. */
const ofBin: Partial<Record<string, Partial<Record<string, MessageDescriptor>>>> = {
  "bin.erase": {
    jobRequest: msg`a effacé pour de bon l’offre[ ${name}], qui était dans la corbeille`,
    blog: msg`a effacé pour de bon l’article[ ${name}], qui était dans la corbeille`,
  } satisfies Record<BinnedKind, MessageDescriptor>,
  "bin.restore": {
    jobRequest: msg`a restauré l’offre[ ${name}] depuis la corbeille`,
    blog: msg`a restauré l’article[ ${name}] depuis la corbeille`,
  } satisfies Record<BinnedKind, MessageDescriptor>,
};

/** What an action is called that this version does not know. */
const unknown = msg`a fait une action que cette page ne sait pas encore nommer[ : ${name}]`;

export function sentenceOf({ action, details }: Pick<AuditEntry, "action" | "details">): MessageDescriptor {
  const off = undone[action];
  if (off && (details["after"] as Record<string, unknown> | undefined)?.[off.field] === false) return off.words;
  const binned = ofBin[action]?.[String(details["kind"])];
  if (binned) return binned;
  return (actionSentences as Partial<Record<string, MessageDescriptor>>)[action] ?? unknown;
}

const sending = ["status"];

/** Fields whose change the sentence says already. */
export const saidBySentence: Partial<Record<string, readonly string[]>> = {
  "auth.signInWithCode": ["emailConfirmed"],
  "auth.verifyCode": ["emailConfirmed"],
  "auth.createCompanyAdmin": ["userId"],
  "auth.resendInvitation": ["userId"],
  "bin.erase": ["kind"],
  "bin.restore": ["kind"],
  "company.pause": ["paused"],
  "company.verify": ["verified"],
  "jobRequest.cancel": sending,
  "jobRequest.delete": sending,
  "jobRequest.sendToCompanies": sending,
  "jobRequest.undoSend": sending,
  "jobRequest.withdraw": sending,
  "operator.unlockAdmin": ["locked"],
  "proof.refuse": ["state"],
  "proof.reopen": ["state"],
  "proof.verify": ["state"],
  "proof.withdraw": ["state"],
  "subscription.cancel": ["companyId", "status"],
  "subscription.create": ["companyId", "currency"],
  "subscription.update": ["companyId", "currency"],
  "user.delete": ["locked"],
  "user.lock": ["locked"],
  "user.unlock": ["locked"],
};
