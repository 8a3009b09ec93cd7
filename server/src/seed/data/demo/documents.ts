import type { Room } from "./shapes.ts";

const bathroom = "Remplacer la baignoire par une douche de plain-pied";

/** A plan that a client sent with its request. */
export interface PlanText {
  /** Of the request. */
  title: string;
  name: string;
  rooms: readonly Room[];
}

export const planTexts: readonly PlanText[] = [
  {
    title: bathroom,
    name: "Plan de la salle de bain.pdf",
    rooms: [
      { name: "Salle de bain", at: [0, 0], size: [2.2, 2.5] },
      { name: "Corridor", at: [2.2, 0], size: [1.1, 2.5] },
    ],
  },
  {
    title: "Repeindre le salon et deux chambres",
    name: "Plan du salon et des chambres.pdf",
    rooms: [
      { name: "Salon", at: [0, 0], size: [5.4, 4.6] },
      { name: "Chambre 1", at: [0, 4.6], size: [3.6, 3.8] },
      { name: "Chambre 2", at: [3.6, 4.6], size: [3.2, 3.8] },
      { name: "Hall", at: [5.4, 0], size: [1.4, 4.6] },
    ],
  },
];

/** What companies called the PDFs of their answers to a request: the first of them, in the order in which they received it. */
export const answerPapers = { title: bathroom, names: ["Offre détaillée.pdf", "Devis.pdf"] } as const;

/** The PDF of an amendment that waits for the client, by the title of its request. */
export const amendmentPaper = {
  title: "Repeindre l’entrée et le couloir avant l’hiver",
  name: "Relevé humidité entrée.pdf",
  heading: "Relevé d’humidité",
  lines: ["Mur extérieur de l’entrée", "À 30 cm du sol : 18 %", "À 120 cm du sol : 9 %", "Valeur usuelle : 5 %"],
} as const;
