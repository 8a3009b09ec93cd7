import { msg } from "@lingui/core/macro";

/** Other words for what every palette offers. Translators write those of their language, as many as they like, with commas between. */
export const personalSynonyms = {
  "/pages": msg`Aide, mode d’emploi, documentation, tutoriels, questions fréquentes, FAQ, comment faire`,
  "/": msg`Accueil, page d’accueil, site web, vitrine`,
  theme: msg`Mode nuit, mode jour, mode sombre, mode clair, couleurs, apparence, affichage, changer de thème`,
  "sign-out": msg`Déconnexion, déconnecter, quitter, sortir, fermer la session, changer de compte`,
} as const;
