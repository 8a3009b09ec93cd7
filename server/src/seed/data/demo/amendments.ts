import type { LineKind, LineUnit } from "@metiro/shared/offer/constants";

/** What a company wanted to change of an offer once it was accepted: a line more, and why. */
export interface AmendmentText {
  /** Of the request. */
  title: string;
  reason: string;
  line: { kind: LineKind; label: string; quantity: number; unit: LineUnit; unitPrice: number };
  /** What the client said as it accepted; absent where it has not decided. */
  note?: string;
}

export const amendmentTexts: readonly AmendmentText[] = [
  {
    title: "Repeindre l’entrée et le couloir avant l’hiver",
    reason:
      "En grattant le mur du côté extérieur, nous avons trouvé de l’humidité. Sans traitement, la peinture neuve cloquerait en quelques mois.",
    line: {
      kind: "work",
      label: "Traitement contre l’humidité, mur extérieur",
      quantity: 6.5,
      unit: "m2",
      unitPrice: 4_800,
    },
  },
  {
    title: "Poncer et vitrifier un parquet de 42 m²",
    reason: "Sous le tapis du salon, quelques lames sont fendues. Nous proposons de les remplacer avant de poncer.",
    line: {
      kind: "material",
      label: "Remplacement de lames fendues, chêne",
      quantity: 1.8,
      unit: "m2",
      unitPrice: 16_500,
    },
    note: "D’accord, merci d’avoir prévenu avant de commencer.",
  },
];

/** Whether the answer that was accepted of a request has to be an offer: it was to be changed afterwards. */
export const isAmended = (title: string): boolean => amendmentTexts.some((text) => text.title === title);
