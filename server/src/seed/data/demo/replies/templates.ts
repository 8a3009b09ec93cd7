import type { TemplatePlan } from "../../../demo/plan/plan.ts";

export const templates: Omit<TemplatePlan, "company" | "createdAt">[] = [
  {
    name: "Visite proposée",
    message:
      "Bonjour {prénom},\n\nMerci pour votre demande « {demande} ». Nous proposons de passer à {lieu} pour voir les lieux et prendre les mesures, sans engagement. Vous recevez ensuite un devis détaillé sous cinq jours.\n\nMeilleures salutations",
  },
  {
    name: "Petits travaux, à l’heure",
    message:
      "Bonjour {prénom},\n\nNous pouvons nous charger de ce travail à l’heure, déplacement compris. Dites-nous quels jours vous conviennent.",
    priceMin: 9_500,
    priceMax: 11_000,
    priceUnit: "hour",
  },
  {
    name: "Rénovation complète",
    message:
      "Bonjour {prénom},\n\nNous avons l’habitude des rénovations complètes et coordonnons les autres corps de métier. Le prix indiqué comprend la dépose, l’évacuation et la remise en état ; il sera confirmé après la visite à {lieu}.",
    priceUnit: "total",
  },
];
