import { msg } from "@lingui/core/macro";
import { previewPage, profilePages } from "#domain/company/profile-pages.ts";
import { personalSynonyms } from "../../palette/personal-synonyms.ts";

/** Other words for the pages and acts of a company. Translators write those of their language, as many as they like, with commas between. */
export const companySynonyms = {
  ...personalSynonyms,
  "/company": msg`Devis, demandes de devis, nouvelles demandes, à faire, répondre, mandats, accueil, boîte de réception`,
  "/company?tab=answered": msg`Devis envoyés, offres envoyées, en attente, mes réponses`,
  "/company?tab=won": msg`Mandats, commandes, chantiers, travaux, acceptées, obtenues`,
  "/company?tab=closed": msg`Perdues, refusées, terminées, archives, historique`,
  "/company?tab=all": msg`Devis, liste complète, historique`,
  "/company/agenda": msg`Calendrier, rendez-vous, planning, dates, visites, échéances`,
  "/company/messages": msg`Conversations, discussions, écrire à un client, contacter`,
  "/company/templates": msg`Textes tout prêts, réponses types, modèles de texte, modèles de devis`,
  "/company/reviews": msg`Avis négatifs, mauvais avis, commentaires, notes, étoiles, évaluations, critiques, réputation, répondre à un avis`,
  [profilePages.company]: msg`Coordonnées, adresse, téléphone, nom, logo, IDE, TVA, site web, modifier`,
  [profilePages.coverage]: msg`Métiers, services, régions, cantons, communes, rayon, où je travaille`,
  [profilePages.proofs]: msg`Preuves, justificatifs, attestations, certificats, assurances, documents`,
  [profilePages.showcase]: msg`Photos, images, réalisations, références, présentation, description, vitrine, langues`,
  [profilePages.absence]: msg`Absences, congés, fermeture, jours fériés, ne plus recevoir de demandes`,
  [profilePages.subscriptions]: msg`Factures, facturation, paiements, payer, prix, tarifs, formule, échéance, renouveler, résilier`,
  [profilePages.account]: msg`Mot de passe, changer de mot de passe, second facteur, double authentification, 2FA, clé d’accès, appareils, sessions, connexions, adresse e-mail, langue`,
  [profilePages.notifications]: msg`Emails, e-mails, mails, courriels, alertes, rappels, fréquence, désabonner`,
  [profilePages.integrations]: msg`Clés d’API, webhooks, programmes, logiciel, automatisation, développeur`,
  [profilePages.data]: msg`Données personnelles, télécharger, exporter, emporter, effacer mon compte, supprimer mon compte, protection des données`,
  [previewPage]: msg`Voir ma page, ce que voient les clients, page publique`,
  pause: msg`Absence, vacances, suspendre, arrêter, ne plus recevoir de demandes`,
  resume: msg`Reprendre, recommencer, recevoir à nouveau des demandes, absence`,
} as const;
