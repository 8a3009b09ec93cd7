import type { TemplateLine } from "@metiro/shared/offer/schema";
import type { TemplateText } from "../shapes.ts";
import { linesOfTrade } from "../../../standard-lines.ts";
import { tradeLines } from "../../standard-lines.ts";

const painting = "peinture-interieure";
const vatRate = 810;

/** The lines of the trade at its usual prices, surfaces left open, and one of the company's own. */
const paintingLines: TemplateLine[] = [
  ...linesOfTrade(painting).map(({ id, kind, label, unit }, index) => {
    const price = tradeLines[painting]?.[index]?.price;
    return {
      standardLineId: id,
      kind,
      label,
      unit,
      ...(price === undefined ? { quantity: 1, unitPrice: 18_000 } : { unitPrice: Math.round(price * 100) }),
      vatRate,
      optional: false,
    };
  }),
  {
    kind: "work",
    label: "Peinture des portes et des cadres, deux faces",
    unit: "piece",
    unitPrice: 19_500,
    vatRate,
    optional: true,
  },
];

export const templates: TemplateText[] = [
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
  {
    name: "Peinture, ligne par ligne",
    message:
      "Bonjour {prénom},\n\nVoici notre offre pour « {demande} », avec le détail de chaque poste. Les surfaces sont reprises de votre demande ; nous les vérifions sur place avant de commencer.",
    lines: paintingLines,
  },
];
