import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ConfigKey } from "@metiro/shared/application-config/keys";

/** What a setting does, in words of whoever runs the platform. */
export const helps: Record<ConfigKey, MessageDescriptor> = {
  "site.name": msg`Dans les pages et les e-mails.`,
  "site.domain": msg`Affiché au pied des pages et dans les e-mails.`,
  "site.currency": msg`Celle des budgets, des prix et des abonnements à venir.`,
  "site.languages": msg`Celles du site et des e-mails. Le français en fait toujours partie.`,
  "contact.email": msg`Au pied des pages, dans les e-mails et les mentions légales.`,
  "contact.phone": msg`Vide : aucun numéro n’est affiché.`,
  "contact.address": msg`Pour les mentions légales. Vide : aucune adresse n’est affichée.`,
  "mail.replyTo": msg`Adresse qui reçoit les réponses aux e-mails du site. Vide : l’e-mail de contact.`,
  "jobRequest.maxRecipients": msg`Combien reçoivent une même demande au plus, de 1 à 50.`,
  "jobRequest.answerDays": msg`Dès l’envoi. Plus tard une entreprise peut encore répondre, et sa réponse est marquée en retard.`,
  "jobRequest.dailyLimit": msg`Combien un client peut en créer en 24 heures. 0 : sans limite.`,
  "jobRequest.contactVisibility": msg`Quand une entreprise voit le nom, le téléphone et l’adresse du client.`,
  "guarantee.hours": msg`Dès le premier envoi, du lundi au vendredi de 8 h à 18 h, sans les jours fériés de toute la Suisse. 10 heures comptent pour un jour.`,
  "guarantee.answers": msg`Combien d’entreprises intéressées il faut pour que la promesse soit tenue. Un refus ne compte pas.`,
  "guarantee.autoSend": msg`Si oui, une demande sans réponse part d’elle-même aux meilleures entreprises suivantes, deux fois au plus.`,
  "proofs.enforced": msg`Si oui, les entreprises auxquelles manque une preuve exigée par la prestation ne peuvent pas recevoir la demande.`,
  "subscription.required": msg`Si oui, seules les entreprises dont l’abonnement est actif peuvent recevoir des demandes.`,
  "security.adminSecondFactor": msg`Si oui, l’administration ne s’ouvre qu’avec une application de codes ou une clé d’accès.`,
  "botProtection.provider": msg`Pour les inscriptions et les demandes de personnes sans compte.`,
  "botProtection.siteKey": msg`Seulement avec Turnstile ; la clé secrète se règle sur le serveur.`,
  "analytics.provider": msg`Compte les pages vues, sans rien savoir de qui les regarde.`,
  "analytics.url": msg`Seulement avec Plausible.`,
  "analytics.siteId": msg`Le nom du site chez Plausible.`,
  "documents.maxMegabytes": msg`PDF et papiers qu’un compte peut garder en tout. 0 : sans limite.`,
  "retention.requestMonths": msg`Après ce temps, les données personnelles d’une demande sont effacées, et la liste de qui les a consultées.`,
  "retention.inactiveAccountMonths": msg`Après ce temps sans connexion, un compte est effacé.`,
};

/** What a change of a setting brings about that one would not think of, said before it is saved. */
export const consequences: Partial<Record<ConfigKey, MessageDescriptor>> = {
  "site.domain": msg`Les prochains e-mails et le pied des pages le montrent tout de suite ; les adresses du site elles-mêmes ne changent pas.`,
  "site.currency": msg`Les montants déjà enregistrés gardent leur monnaie ; les nouveaux seront dans celle-ci.`,
  "site.languages": msg`Sans l’anglais, tout le monde lit le site et les e-mails en français, et les adresses en anglais mènent au français. Le choix de chaque compte est gardé et vaut à nouveau dès que l’anglais revient.`,
  "jobRequest.maxRecipients": msg`Vaut pour les prochains envois ; les demandes déjà transmises à plus d’entreprises restent telles quelles.`,
  "jobRequest.answerDays": msg`Vaut aussi pour les demandes en attente : leurs délais et les taux de réponse changent.`,
  "jobRequest.contactVisibility": msg`Vaut aussi pour les demandes déjà envoyées : leurs entreprises voient, ou ne voient plus, les coordonnées.`,
  "guarantee.hours": msg`Vaut pour les prochains envois ; les promesses déjà faites restent. Les clients lisent le nouveau délai dès maintenant.`,
  "guarantee.answers": msg`Vaut pour les prochains envois ; les promesses déjà faites restent.`,
  "guarantee.autoSend": msg`Si oui, les demandes « À relancer » qui attendent partent dans la minute, au nom du système.`,
  "proofs.enforced": msg`Si oui, les entreprises sans les preuves exigées ne reçoivent plus les demandes de ces prestations dès maintenant.`,
  "subscription.required": msg`Si oui, les entreprises sans abonnement actif ne reçoivent plus rien dès maintenant.`,
  "security.adminSecondFactor": msg`Si non, un mot de passe volé suffit pour ouvrir l’administration.`,
  "botProtection.provider": msg`Sans protection, des robots peuvent s’inscrire et envoyer des demandes.`,
  "analytics.provider": msg`Sans compteur, ni les pages vues ni les abandons dans les formulaires ne sont comptés.`,
  "documents.maxMegabytes": msg`Un compte qui en garde déjà davantage n’en envoie plus ; rien n’est effacé.`,
  "retention.requestMonths": msg`La nuit prochaine, ce qui est plus ancien sera effacé pour toujours.`,
  "retention.inactiveAccountMonths": msg`La nuit prochaine, les comptes inactifs depuis plus longtemps seront effacés pour toujours.`,
};
