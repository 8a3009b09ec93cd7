import type { RequestText } from "../shapes.ts";

export const cleaning: RequestText[] = [
  {
    service: "nettoyage-de-fin-de-bail",
    title: "Nettoyage de fin de bail, 3,5 pièces avec balcon",
    photos: ["oven", "bathroom", "window"],
    description:
      "Nous quittons notre appartement et la gérance demande un nettoyage complet, vitres et stores compris. L’appartement a été bien entretenu. Nous aimerions que quelqu’un soit présent à l’état des lieux.",
    price: [980, 1_450],
    start: "within_month",
    answers: {
      property: "apartment",
      rooms: 3.5,
      area: 82,
      bathrooms: 2,
      extras: ["balcony", "cellar"],
      soiling: 2,
      pets: false,
      empty: true,
      carpet: false,
      guarantee: true,
      present: "yes",
    },
    days: { handoverDate: 31, cleanWindow: [26, 30] },
    script: {
      tenderer: "client",
      hoursAgo: 600,
      recipients: [
        { company: "brillance-nettoyages", state: "accepted" },
        { company: "net-et-clair", state: "rejected" },
        { company: "maison-nette", state: "declined" },
        { company: "transports-ferreira", state: "seen" },
      ],
    },
  },
  {
    service: "nettoyage-de-fin-de-bail",
    title: "Fin de bail d’un studio meublé",
    description:
      "Studio de 28 m² au troisième étage, sans ascenseur. Le four et la hotte sont à dégraisser sérieusement. Les meubles restent sur place, ils appartiennent au propriétaire.",
    price: [380, 620],
    answers: {
      property: "studio",
      area: 28,
      bathrooms: 1,
      extras: ["none"],
      soiling: 4,
      empty: false,
      carpet: false,
      guarantee: true,
    },
    days: { handoverDate: 44, cleanWindow: [40, 43] },
  },
  {
    service: "nettoyage-de-fin-de-bail",
    title: "Remise d’une maison de 5,5 pièces avec garage",
    description:
      "Nous rendons une maison louée pendant dix ans, avec deux chats. Il y a une moquette dans deux chambres, une cave, un galetas et un garage. La gérance exige une garantie de reprise.",
    price: [1_900, 2_900],
    start: "within_month",
    answers: {
      property: "house",
      rooms: 5.5,
      area: 165,
      bathrooms: 3,
      extras: ["cellar", "attic", "garage"],
      soiling: 3,
      pets: true,
      empty: true,
      carpet: true,
      carpetArea: 32,
      guarantee: true,
    },
    days: { handoverDate: 30, cleanWindow: [25, 29] },
  },
  {
    service: "nettoyage-de-fin-de-bail",
    title: "Nettoyage avant l’état des lieux, 4,5 pièces",
    photos: ["oven"],
    description:
      "Appartement au sixième étage avec grandes baies vitrées et deux salles de bain. Nous serons partis une semaine avant la remise des clés, les dates sont donc souples.",
    price: [1_250, 1_800],
    answers: {
      property: "apartment",
      rooms: 4.5,
      area: 108,
      bathrooms: 2,
      extras: ["balcony"],
      soiling: 2,
      pets: false,
      empty: true,
      carpet: false,
      guarantee: true,
    },
    days: { handoverDate: 52, cleanWindow: [45, 51] },
  },
  {
    service: "menage-regulier",
    title: "Aide au ménage chaque semaine, trois heures",
    description:
      "Nous sommes une famille de quatre et cherchons une aide régulière le mardi ou le jeudi. Sols, salles de bain, cuisine et un peu de repassage. Nous tenons à ce que la personne soit déclarée.",
    price: [38, 48],
    unit: "hour",
    answers: { property: "apartment", area: 105, frequency: "weekly", hours: 3, pets: false },
  },
  {
    service: "menage-regulier",
    title: "Ménage toutes les deux semaines pour ma mère",
    description:
      "Ma mère a 84 ans et vit seule dans un appartement de trois pièces. Nous cherchons une personne patiente, toujours la même, pour deux heures et demie un vendredi sur deux. Elle a un petit chien.",
    price: [36, 45],
    unit: "hour",
    answers: { property: "apartment", area: 68, frequency: "biweekly", hours: 2.5, pets: true, supplies: "client" },
  },
  {
    service: "nettoyage-de-bureaux",
    title: "Entretien de bureaux, 240 m², deux soirs par semaine",
    description:
      "Étude de notaires de douze personnes. Nettoyage des sols, des sanitaires et de la cafétéria, vidage des corbeilles. Discrétion exigée, les dossiers restent sur les bureaux.",
    price: [950, 1_400],
    answers: { area: 240, frequency: "weekly", time: "evening", tasks: ["floors", "wc", "kitchen", "waste"] },
  },
  {
    service: "nettoyage-de-bureaux",
    title: "Nettoyage d’un cabinet médical avant l’ouverture",
    description:
      "Cabinet de 130 m², nettoyage avant huit heures du matin. Les salles de consultation demandent des produits désinfectants. Nous changeons de prestataire à la fin du mois.",
    price: [820, 1_250],
    start: "within_month",
    answers: { area: 130, frequency: "weekly", time: "early", tasks: ["floors", "wc", "waste"] },
  },
  {
    service: "nettoyage-de-vitres",
    title: "Vitres d’un attique, une vingtaine de panneaux",
    description:
      "Attique avec vingt panneaux vitrés, dont six accessibles seulement depuis la terrasse avec une échelle. Intérieur et extérieur, cadres compris. Deux passages par an nous conviendraient.",
    price: [320, 540],
    answers: { property: "apartment", quantity: 20, height: "ladder", frequency: "seasonal" },
  },
  {
    service: "nettoyage-de-vitres",
    title: "Vitrines d’un commerce chaque mois",
    description:
      "Cinq grandes vitrines au rez-de-chaussée, côté rue. Un passage par mois, tôt le matin avant l’arrivée des clients.",
    price: [70, 120],
    answers: { property: "business", quantity: 5, height: "low", frequency: "monthly" },
  },
  {
    service: "nettoyage-de-fin-de-chantier",
    title: "Nettoyage final d’une maison rénovée",
    description:
      "La rénovation se termine et il reste de la poussière partout, des traces de colle sur les vitres et des éclats de peinture sur le parquet. Environ 150 m² sur deux niveaux. Les artisans auront quitté les lieux.",
    price: [1_100, 1_900],
    start: "within_month",
    answers: { property: "house", area: 150, stage: "final" },
    days: { date: 28 },
  },
];
