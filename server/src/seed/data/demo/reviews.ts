import type { StarGroup } from "@metiro/shared/review/constants";

interface SampleReview extends Record<StarGroup, number> {
  text: string;
}

/** What clients of the demo say of finished work; fit for any trade. */
export const sampleReviews: readonly SampleReview[] = [
  {
    quality: 5,
    punctuality: 5,
    price: 5,
    contact: 5,
    text: "Équipe ponctuelle et soigneuse, chantier propre chaque soir. Le prix annoncé a été tenu au franc près. Je les rappellerai sans hésiter.",
  },
  {
    quality: 5,
    punctuality: 4,
    price: 5,
    contact: 5,
    text: "Très bon travail. Un jour de retard au début, mais on m’a prévenu la veille et tout était terminé à la date convenue.",
  },
  {
    quality: 4,
    punctuality: 5,
    price: 4,
    contact: 5,
    text: "Rien à redire sur les délais ni sur l’accueil. Deux petites retouches ont été nécessaires, faites la semaine suivante sans discuter.",
  },
  {
    quality: 5,
    punctuality: 5,
    price: 4,
    contact: 4,
    text: "Résultat impeccable. Le supplément pour l’évacuation des gravats n’était pas clair dans l’offre, on s’est arrangés à l’amiable.",
  },
  {
    quality: 4,
    punctuality: 3,
    price: 5,
    contact: 3,
    text: "Le travail est bien fait et le prix correct. Il a fallu relancer deux fois pour fixer le rendez-vous, dommage.",
  },
  {
    quality: 5,
    punctuality: 5,
    price: 5,
    contact: 4,
    text: "Conseils précis dès la visite, et des ouvriers qui protègent les sols sans qu’on le demande. Mes voisins ont déjà pris leur numéro.",
  },
  {
    quality: 3,
    punctuality: 4,
    price: 4,
    contact: 4,
    text: "Correct dans l’ensemble. Les finitions autour des fenêtres auraient mérité plus de soin, mais l’entreprise est revenue les reprendre.",
  },
  {
    quality: 5,
    punctuality: 4,
    price: 5,
    contact: 5,
    text: "On sent le métier. Tout a été expliqué, y compris ce qui pouvait attendre l’année prochaine. Facture conforme à l’offre.",
  },
];

/** What companies of the demo answer in public. */
export const sampleReviewAnswers: readonly string[] = [
  "Merci pour votre retour et pour l’accueil sur place. Nous restons à disposition pour la suite.",
  "Merci de votre confiance. Nous avons pris note de votre remarque et adapté notre offre type.",
];
