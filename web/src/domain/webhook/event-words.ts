import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { testEvent, WebhookEvent } from "@metiro/shared/webhook/constants";

/** What an event is about: the groups in which events are chosen. */
export const eventGroups: Record<string, MessageDescriptor> = {
  jobRequest: msg`Demandes`,
  question: msg`Précisions`,
  details: msg`Précisions`,
  answer: msg`Réponses`,
  decision: msg`Choix du client`,
  message: msg`Messages`,
  company: msg`Entreprise`,
  subscription: msg`Abonnement`,
};

/** What has happened, by the name of the event. */
export const eventWords: Record<WebhookEvent | typeof testEvent, MessageDescriptor> = {
  "jobRequest.created": msg`Demande créée`,
  "jobRequest.updated": msg`Demande corrigée`,
  "jobRequest.sent": msg`Demande transmise aux entreprises`,
  "jobRequest.recalled": msg`Envoi repris`,
  "jobRequest.canceled": msg`Demande annulée`,
  "jobRequest.done": msg`Travail terminé`,
  "jobRequest.undone": msg`Demande rouverte`,
  "jobRequest.deleted": msg`Demande supprimée`,
  "jobRequest.received": msg`Demande reçue par l’entreprise`,
  "jobRequest.withdrawn": msg`Demande retirée à l’entreprise`,
  "jobRequest.reminded": msg`Entreprise relancée`,
  "question.asked": msg`Précision demandée`,
  "question.answered": msg`Précision donnée`,
  "details.added": msg`Précision ajoutée`,
  "answer.offered": msg`L’entreprise se propose`,
  "answer.declined": msg`L’entreprise décline`,
  "answer.changed": msg`Réponse modifiée`,
  "answer.takenBack": msg`Réponse reprise`,
  "decision.accepted": msg`Entreprise choisie`,
  "decision.rejected": msg`Entreprise non retenue`,
  "message.sent": msg`Message envoyé`,
  "company.created": msg`Entreprise créée`,
  "company.updated": msg`Fiche de l’entreprise modifiée`,
  "company.coverageUpdated": msg`Prestations ou districts modifiés`,
  "company.verified": msg`Entreprise vérifiée`,
  "company.unverified": msg`Vérification retirée`,
  "company.paused": msg`Entreprise mise en pause`,
  "company.resumed": msg`Fin de la pause`,
  "company.left": msg`Entreprise partie`,
  "company.returned": msg`Entreprise revenue`,
  "company.erased": msg`Entreprise effacée`,
  "subscription.created": msg`Abonnement créé`,
  "subscription.updated": msg`Abonnement modifié`,
  "subscription.canceled": msg`Abonnement résilié`,
  "subscription.ending": msg`Abonnement bientôt échu`,
  "webhook.test": msg`Événement d’essai`,
};
