import type { RequestText } from "../shapes.ts";

export const garden: RequestText[] = [
  {
    service: "entretien-de-jardin",
    title: "Entretien d’un jardin de 400 m² tout au long de l’année",
    photos: ["hedge"],
    description:
      "Gazon, une haie de charmille de 25 m et quelques massifs. Nous n’arrivons plus à suivre et cherchons quelqu’un de mars à novembre. Les déchets verts sont à emporter.",
    price: [55, 75],
    unit: "hour",
    answers: { area: 400, frequency: "biweekly", tasks: ["lawn", "hedge", "weeds"], waste: true },
  },
  {
    service: "entretien-de-jardin",
    title: "Tailler une haie de thuyas devenue trop haute",
    photos: ["hedge"],
    description:
      "La haie atteint presque 3 m et le voisin s’en plaint, à raison. Elle fait 18 m de long. Il faut la ramener à 2 m et évacuer les branches.",
    price: [480, 950],
    start: "within_month",
    answers: { area: 40, frequency: "once", tasks: ["hedge"], waste: true },
  },
  {
    service: "entretien-de-jardin",
    title: "Déneigement et feuilles mortes pour un immeuble",
    description:
      "Petit immeuble avec une rampe de garage en pente et un trottoir à dégager avant sept heures. En automne, ramassage des feuilles. Contrat pour la saison.",
    price: [1_400, 2_300],
    answers: { area: 220, frequency: "seasonal", tasks: ["leaves", "snow"], waste: true },
  },
  {
    service: "amenagement-paysager",
    title: "Transformer une pelouse en jardin peu gourmand en eau",
    description:
      "La pelouse sèche chaque été. Nous imaginons des vivaces, un chemin en gravier et un coin pour manger dehors. Nous ferons une partie des plantations nous-mêmes.",
    price: [9_500, 17_000],
    start: "flexible",
    answers: {
      area: 180,
      elements: ["plants", "path", "terrace"],
      plan: "need",
      goal: "Un jardin vivant qui demande peu d’eau et peu d’entretien, avec de la place pour une table de huit personnes.",
    },
  },
  {
    service: "amenagement-paysager",
    title: "Terrasse en dalles et gazon neuf après construction",
    description:
      "Notre maison est terminée mais le jardin est un champ de terre. Il nous faut une terrasse de 35 m², un gazon et un arrosage automatique simple. L’architecte a dessiné un plan.",
    price: [16_000, 26_000],
    start: "within_3_months",
    answers: {
      area: 320,
      elements: ["lawn", "terrace", "irrigation"],
      plan: "have",
      goal: "Rendre le jardin utilisable dès le printemps, avec une terrasse de plain-pied et un gazon pour les enfants.",
    },
  },
  {
    service: "elagage-et-abattage",
    title: "Abattre un épicéa malade près de la maison",
    description:
      "L’épicéa fait environ 18 m et brunit depuis deux ans. Il se trouve à 6 m de la maison, un démontage par le haut semble nécessaire. La souche peut rester.",
    price: [1_600, 3_200],
    start: "within_month",
    answers: { quantity: 1, height: 18, work: ["fell"], permit: "no" },
  },
  {
    service: "elagage-et-abattage",
    title: "Taille de quatre arbres fruitiers",
    description:
      "Deux pommiers, un prunier et un cerisier qui n’ont pas été taillés depuis cinq ans. Nous aimerions assister à la taille pour apprendre à les entretenir ensuite.",
    price: [360, 680],
    answers: { quantity: 4, height: 5, work: ["prune"] },
  },
  {
    service: "cloture-et-portail",
    title: "Clôture en treillis pour un chien",
    description:
      "Nous adoptons un chien et devons fermer le jardin sur 45 m. Un treillis vert de 1,20 m suffit, avec un petit portail manuel. Le terrain est légèrement en pente.",
    price: [3_400, 5_800],
    answers: { length: 45, material: "mesh", gate: "manual" },
  },
  {
    service: "piscine-et-spa",
    title: "Remise en route et entretien d’une piscine",
    description:
      "Piscine enterrée de 8 sur 4 m, traitement au sel. La pompe fait du bruit et le liner présente un petit accroc. Nous cherchons une mise en service et un passage mensuel en saison.",
    price: [650, 1_200],
    answers: { need: "service", kind: "in", size: "8 x 4 m", frequency: "monthly" },
  },
];
