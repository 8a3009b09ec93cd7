import { msg } from "@lingui/core/macro";
import { personalSynonyms } from "../../palette/personal-synonyms.ts";

/** Other words for the pages and acts of the back office. Translators write those of their language, as many as they like, with commas between. */
export const synonyms = {
  ...personalSynonyms,
  "/admin": msg`Accueil, vue d’ensemble, résumé, aperçu, à faire, tâches, dashboard`,
  "/admin/jobs": msg`Devis, demandes de devis, mandats, commandes, projets, travaux, chantiers, transmettre, envoyer, attribuer`,
  "/admin/users": msg`Comptes, personnes, administrateurs, accès, droits, rôles, inviter, bloquer un compte`,
  "/admin/company/all": msg`Artisans, prestataires, sociétés, fournisseurs, professionnels, entrepreneurs`,
  "/admin/tenderer/all": msg`Particuliers, demandeurs, mandants, personnes`,
  "/admin/category/list": msg`Prestations, métiers, services, rubriques, questions, questionnaires, formulaires`,
  "/admin/regions": msg`Cantons, districts, communes, localités, NPA, lieux, zones, couverture`,
  "/admin/blog/list": msg`Articles, actualités, publications, contenus, rédiger, publier`,
  "/admin/subscriptions": msg`Factures, facturation, paiements, payer, encaisser, tarifs, prix, formules, échéances, renouveler, prolonger`,
  "/admin/statistics": msg`Chiffres, rapports, graphiques, indicateurs, analyses, mesures, performance`,
  "/admin/responses": msg`Offres reçues, devis reçus, délais, retards, refus, taux de réponse`,
  "/admin/reviews": msg`Avis négatifs, mauvais avis, commentaires, notes, étoiles, évaluations, critiques, réputation, modérer`,
  "/admin/proofs": msg`Preuves, justificatifs, attestations, certificats, assurances, documents, registre du commerce, contrôler, valider`,
  "/admin/reports": msg`Signaler, plaintes, réclamations, abus, litiges, spam, modérer, modération`,
  "/admin/configuration": msg`Réglages, paramètres, préférences, options, TVA, langues, monnaie, robots, captcha, mesure d’audience, conservation des données, garantie de réponse`,
  "/admin/audit": msg`Journal, historique, traces, activité, modifications, changements, qui a fait quoi, logs`,
  "/admin/mails": msg`Emails, mails, courriels, messages envoyés, envois, notifications`,
  "/admin/bin": msg`Poubelle, supprimés, effacés, restaurer, récupérer, annuler une suppression`,
  "/admin/profile": msg`Mot de passe, changer de mot de passe, sécurité, second facteur, double authentification, 2FA, clé d’accès, appareils, sessions, connexions, mon compte, mon adresse e-mail, langue, webhooks`,
  "/admin/company/new": msg`Ajouter une entreprise, nouvelle entreprise, inscrire une société, artisan, prestataire`,
  "/admin/subscriptions/new": msg`Créer un abonnement, ajouter un abonnement, nouvelle facture, nouveau paiement, vendre`,
  "/admin/category/add": msg`Ajouter une catégorie, nouvelle catégorie, nouvelle prestation, nouveau métier`,
  "/admin/blog/add": msg`Ajouter un article, nouvel article, créer un article, rédiger, publier, blog, actualité`,
} as const;
