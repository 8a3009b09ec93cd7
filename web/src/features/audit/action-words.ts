import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { MessageDescriptor } from "@lingui/core";
import type { AuditAction } from "@metiro/shared/audit/actions";

/** What an entry of the audit says was done, in the order of the filter. */
export const actionWords: Record<AuditAction, MessageDescriptor> = {
  "jobRequest.cancel": msg`Offre annulée`,
  "jobRequest.delete": msg`Offre supprimée`,
  "jobRequest.export": msg`Offres exportées`,
  "jobRequest.sendToCompanies": msg`Offre transmise`,
  "user.inviteAdmin": msg`Administrateur invité`,
  "user.resendInvitation": msg`Invitation renvoyée`,
  "user.update": msg`Données du compte corrigées`,
  "user.delete": msg`Compte supprimé`,
  "user.endPauses": msg`Pause levée`,
  "user.endSessions": msg`Déconnecté partout`,
  "user.export": msg`Utilisateurs exportés`,
  "user.lock": msg`Compte bloqué`,
  "user.unlock": msg`Compte débloqué`,
  "company.export": msg`Entreprises exportées`,
  "company.correct": msg`Données de l’entreprise corrigées`,
  "company.pause": msg`Pause de l’entreprise changée`,
  "company.verify": msg`Vérification changée`,
  "tenderer.export": msg`Clients exportés`,
  "auth.changePassword": msg`Mot de passe changé`,
  "auth.codeExhausted": msg`Code bloqué après cinq essais`,
  "auth.confirmEmailChange": msg`Adresse e-mail changée`,
  "auth.createCompanyAdmin": msg`Entreprise créée`,
  "auth.deleteAccount": msg`Compte supprimé par la personne`,
  "auth.endSession": msg`Appareil déconnecté`,
  "auth.resendInvitation": msg`Invitation renvoyée`,
  "auth.requestEmailChange": msg`Changement d’adresse e-mail demandé`,
  "auth.resetPassword": msg`Nouveau mot de passe choisi`,
  "auth.signInPaused": msg`Connexion mise en pause`,
  "auth.signInWithCode": msg`E-mail confirmé à la connexion`,
  "auth.updateProfile": msg`Profil modifié`,
  "auth.verifyCode": msg`E-mail confirmé`,
  "category.add": msg`Catégorie ajoutée`,
  "category.delete": msg`Catégorie supprimée`,
  "category.update": msg`Catégorie modifiée`,
  "subCategory.add": msg`Sous-catégorie ajoutée`,
  "subCategory.delete": msg`Sous-catégorie supprimée`,
  "subCategory.update": msg`Sous-catégorie modifiée`,
  "subCategory.updateQuestions": msg`Questions modifiées`,
  "region.add": msg`Région ajoutée`,
  "region.delete": msg`Région supprimée`,
  "region.update": msg`Région modifiée`,
  "blog.add": msg`Article ajouté`,
  "blog.delete": msg`Article supprimé`,
  "blog.update": msg`Article modifié`,
  "subscription.cancel": msg`Abonnement annulé`,
  "subscription.update": msg`Abonnement corrigé`,
  "subscription.create": msg`Abonnement créé`,
  "subscription.export": msg`Abonnements exportés`,
  "applicationConfig.update": msg`Configuration modifiée`,
  "mail.retry": msg`E-mail renvoyé`,
  "mail.retryMany": msg`E-mails renvoyés`,
  "operator.inviteAdmin": msg`Administrateur invité depuis le serveur`,
  "operator.unlockAdmin": msg`Administrateur débloqué depuis le serveur`,
  "retention.eraseAccount": msg`Compte effacé après inactivité`,
  "retention.eraseRequests": msg`Anciennes demandes effacées`,
  "jobRequest.askPrecision": msg`Précision demandée au client`,
  "jobRequest.edit": msg`Offre modifiée`,
  "jobRequest.markDone": msg`Travail marqué comme terminé`,
  "jobRequest.undoDone": msg`Fin du travail annulée`,
  "jobRequest.sendNow": msg`Envoi confirmé`,
  "jobRequest.undoSend": msg`Envoi repris`,
  "category.merge": msg`Catégories réunies`,
  "category.reorder": msg`Catégories réordonnées`,
  "subCategory.merge": msg`Sous-catégories réunies`,
  "blog.saveDraft": msg`Brouillon d’article enregistré`,
  "blog.publish": msg`Article publié`,
  "blog.discardChanges": msg`Modifications d’article abandonnées`,
  "savedView.add": msg`Vue gardée`,
  "savedView.update": msg`Vue modifiée`,
  "savedView.delete": msg`Vue supprimée`,
  "audit.export": msg`Audit exporté`,
};

/** An action in words; one that has none here is shown by its own name. */
export function useActionWords(): (action: string) => string {
  const { _ } = useLingui();
  return (action) => {
    const words = (actionWords as Partial<Record<string, MessageDescriptor>>)[action];
    return words ? _(words) : action;
  };
}
