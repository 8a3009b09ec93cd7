import type { ConfigKey } from "@metiro/shared/application-config/keys";

/** What a call tells of each setting (`description`). The screen has words of its own, in every language (`setting-helps.ts` of web/src/features/configuration). */
export const configurationDescriptions: Record<ConfigKey, string> = {
  "site.name": "Nom du site, dans les pages et les e-mails.",
  "site.domain": "Nom de domaine affiché au pied des pages et dans les e-mails.",
  "contact.email": "Adresse e-mail de contact, au pied des pages, dans les e-mails et les mentions légales.",
  "contact.phone": "Téléphone de contact. Vide : aucun numéro n’est affiché.",
  "contact.address":
    "Adresse postale de l’exploitant, pour les mentions légales. Vide : aucune adresse n’est affichée.",
  "site.currency": "Monnaie de tous les montants affichés, en code ISO 4217 : EUR, ou CHF pour un exploitant suisse.",
  "site.languages":
    "Langues du site et des e-mails, dans une liste JSON : fr toujours, en si la version anglaise est proposée.",
  "botProtection.provider": "Protection des inscriptions contre les robots : altcha, turnstile ou none.",
  "botProtection.siteKey": "Clé publique de Turnstile. Inutile avec altcha ; la clé secrète se règle sur le serveur.",
  "analytics.provider": "Mesure d’audience : first-party (compteur propre, sans cookie), plausible ou none.",
  "analytics.url": "Adresse du service de mesure d’audience, quand il est externe.",
  "analytics.siteId": "Identifiant du site auprès du service de mesure d’audience.",
  "jobRequest.maxRecipients": "Nombre maximal d’entreprises qui reçoivent une même demande, de 1 à 50.",
  "jobRequest.answerDays":
    "Jours pendant lesquels une entreprise est priée de répondre, dès l’envoi. Plus tard elle peut encore, et sa réponse est marquée en retard.",
  "jobRequest.dailyLimit": "Demandes qu’un client peut créer en 24 heures. 0 : sans limite.",
  "jobRequest.contactVisibility":
    "Moment où une entreprise voit les coordonnées du client : accepted (quand il accepte sa réponse) ou sent (dès l’envoi).",
  "guarantee.hours":
    "Heures ouvrables (du lundi au vendredi de 8 h à 18 h) dans lesquelles une réponse est promise au client, dès l’envoi.",
  "guarantee.answers": "Nombre de réponses promises dans ce délai.",
  "guarantee.autoSend":
    "Si oui, une demande restée sans réponse part d’elle-même aux entreprises suivantes, deux fois au plus.",
  "proofs.enforced":
    "Si oui, les entreprises auxquelles manque une preuve exigée par la prestation ne peuvent pas recevoir la demande.",
  "subscription.required": "Si oui, seules les entreprises dont l’abonnement est actif peuvent recevoir des demandes.",
  "documents.maxMegabytes": "Mégaoctets de documents qu’un compte peut garder en tout. 0 : sans limite.",
  "security.adminSecondFactor":
    "Si oui, un compte d’administration n’ouvre l’administration qu’avec un second facteur : une application ou une clé d’accès.",
  "mail.replyTo": "Adresse qui reçoit les réponses aux e-mails du site. Vide : l’adresse de contact.",
  "retention.requestMonths": "Mois après lesquels les données personnelles d’une demande sont effacées.",
  "retention.inactiveAccountMonths": "Mois sans connexion après lesquels un compte est effacé.",
};
