import { useLingui } from "@lingui/react/macro";
import type { AuditAction } from "@metiro/shared/audit/schema";

/** What an entry of the audit says was done. An action that has no words here is shown by its own name. */
export function useActionWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Partial<Record<AuditAction, string>> = {
    "applicationConfig.update": t`Configuration modifiée`,
    "auth.changePassword": t`Mot de passe changé`,
    "auth.codeExhausted": t`Code bloqué après cinq essais`,
    "auth.createCompanyAdmin": t`Entreprise créée`,
    "auth.deleteAccount": t`Compte supprimé par la personne`,
    "auth.endSession": t`Appareil déconnecté`,
    "auth.resendInvitation": t`Invitation renvoyée`,
    "auth.resetPassword": t`Nouveau mot de passe choisi`,
    "auth.signInPaused": t`Connexion mise en pause`,
    "auth.verifyCode": t`E-mail confirmé`,
    "blog.add": t`Article ajouté`,
    "blog.delete": t`Article supprimé`,
    "blog.update": t`Article modifié`,
    "category.add": t`Catégorie ajoutée`,
    "category.delete": t`Catégorie supprimée`,
    "category.update": t`Catégorie modifiée`,
    "company.pause": t`Pause de l’entreprise changée`,
    "company.verify": t`Vérification changée`,
    "jobRequest.cancel": t`Offre annulée`,
    "jobRequest.delete": t`Offre supprimée`,
    "jobRequest.sendToCompanies": t`Offre transmise`,
    "mail.retry": t`E-mail renvoyé`,
    "region.add": t`Région ajoutée`,
    "region.delete": t`Région supprimée`,
    "region.update": t`Région modifiée`,
    "retention.eraseAccount": t`Compte effacé après inactivité`,
    "retention.eraseRequests": t`Anciennes demandes effacées`,
    "subCategory.add": t`Sous-catégorie ajoutée`,
    "subCategory.delete": t`Sous-catégorie supprimée`,
    "subCategory.update": t`Sous-catégorie modifiée`,
    "subCategory.updateQuestions": t`Questions modifiées`,
    "subscription.cancel": t`Abonnement annulé`,
    "subscription.create": t`Abonnement créé`,
    "user.delete": t`Compte supprimé`,
    "user.endPauses": t`Pause levée`,
    "user.endSessions": t`Déconnecté partout`,
    "user.lock": t`Compte bloqué`,
    "user.unlock": t`Compte débloqué`,
  };
  return (action) => words[action as AuditAction] ?? action;
}
