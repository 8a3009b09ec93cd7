import type { DeclineReason } from "@metiro/shared/company/decline-reasons";

/** Why companies decline, with the words that most of them add. */
export const declined: { reason: DeclineReason; message?: string }[] = [
  {
    reason: "no_capacity",
    message:
      "Bonjour, notre planning est complet pour les deux prochains mois. Nous préférons vous le dire tout de suite.",
  },
  {
    reason: "other_trade",
    message:
      "Merci pour votre demande. Ce type de travaux ne correspond plus à ce que nous faisons, nous vous souhaitons de trouver la bonne entreprise.",
  },
  {
    reason: "no_capacity",
    message: "Malheureusement, nous n’avons pas d’équipe disponible à la période souhaitée.",
  },
  {
    reason: "too_small",
    message:
      "Le chantier est un peu trop petit pour notre organisation, un artisan indépendant sera plus avantageux pour vous.",
  },
  {
    reason: "too_far",
    message: "Bonjour, l’endroit est trop éloigné de notre atelier pour vous offrir un prix raisonnable.",
  },
  { reason: "no_capacity" },
  {
    reason: "other",
    message:
      "Notre responsable est absent ce mois-ci. Si votre projet est encore ouvert ensuite, écrivez-nous volontiers.",
  },
  {
    reason: "other_trade",
    message: "Votre projet demande un matériel que nous n’avons pas. Merci d’avoir pensé à nous.",
  },
];

export const cancelReasons: string[] = [
  "Nous reportons les travaux à l’année prochaine.",
  "Une connaissance s’en est finalement chargée.",
  "La gérance prend les travaux à sa charge.",
  "Le problème s’est résolu tout seul.",
  "Nous avons changé de projet.",
  "Le budget n’a pas été accepté par l’assemblée des copropriétaires.",
  "J’ai publié la demande deux fois par erreur.",
];
