import type { RequestText } from "../shapes.ts";

export const business: RequestText[] = [
  {
    service: "fiduciaire-et-comptabilite",
    title: "Comptabilité et TVA d’un petit restaurant",
    description:
      "Restaurant de six employés, ouvert depuis deux ans. Nous cherchons une fiduciaire pour la comptabilité, la TVA et les salaires, avec un point chaque trimestre. Les pièces sont numérisées.",
    price: [5_400, 8_800],
    start: "within_3_months",
    answers: { companySize: "2-10", legal: "sarl", need: ["book", "vat", "payroll"], docs: 120 },
  },
  {
    service: "fiduciaire-et-comptabilite",
    title: "Déclaration d’impôts avec un bien loué",
    description:
      "Couple marié, deux salaires, un appartement loué dans un autre canton et des frais de rénovation. Nous voulons être sûrs de ne rien oublier. Les documents sont classés.",
    price: [320, 620],
    answers: { companySize: "1", legal: "private", need: ["tax"] },
  },
  {
    service: "traduction",
    title: "Traduire un acte de naissance, traduction certifiée",
    description:
      "Acte de naissance de deux pages, du portugais au français, pour l’état civil. Une traduction certifiée est exigée. Le document peut être envoyé scanné.",
    price: [110, 220],
    start: "asap",
    answers: { from: "other", to: ["fr"], words: 420, sworn: true },
  },
  {
    service: "traduction",
    title: "Site internet à traduire en allemand et en anglais",
    description:
      "Environ 6’000 mots pour un hôtel de montagne, dans un ton chaleureux. Les textes sont dans un tableau. Nous souhaitons la relecture par une personne de langue maternelle.",
    price: [1_700, 2_900],
    answers: { from: "fr", to: ["de", "en"], words: 6_000, sworn: false },
  },
  {
    service: "graphisme-et-imprimerie",
    title: "Logo et cartes de visite pour une menuiserie",
    description:
      "Nous reprenons une entreprise familiale et voulons moderniser le logo sans effacer son histoire. Il nous faut des cartes de visite et un marquage pour deux véhicules.",
    price: [1_800, 3_900],
    answers: {
      items: ["logo", "cards", "sign"],
      copies: 500,
      files: false,
      goal: "Un logo lisible sur un véhicule comme sur une carte, qui garde le rabot du grand-père.",
    },
  },
  {
    service: "graphisme-et-imprimerie",
    title: "Imprimer 2’000 dépliants pour un festival",
    description:
      "Dépliant A4 plié en trois, papier recyclé, recto verso en couleur. Les fichiers sont prêts à l’impression. Livraison au bureau du festival.",
    price: [380, 720],
    start: "within_month",
    answers: {
      items: ["flyer"],
      copies: 2_000,
      files: true,
      goal: "Annoncer le programme du festival dans les commerces et les écoles de la région.",
    },
  },
  {
    service: "marketing-digital",
    title: "Mieux apparaître dans les recherches locales",
    description:
      "Salon de coiffure avec deux adresses. Nous apparaissons loin dans les résultats et nos horaires ne sont pas à jour partout. Nous voulons comprendre ce qui est fait, avec un rapport simple chaque mois.",
    price: [450, 850],
    answers: {
      companySize: "2-10",
      channels: ["seo"],
      budget: 60_000,
      goal: "Être trouvés par les habitants du quartier et remplir les heures creuses du mardi et du mercredi.",
    },
  },
  {
    service: "ressources-humaines",
    title: "Recruter deux aides-soignantes",
    description:
      "Petit établissement médico-social de trente résidents. Nous cherchons deux personnes à 80 %, avec horaires irréguliers. L’annonce, le tri et les premiers entretiens seraient à votre charge.",
    price: [4_800, 8_600],
    start: "within_3_months",
    answers: { companySize: "11-50", need: ["hire"], positions: 2 },
  },
];
