import type { RequestText } from "../shapes.ts";

export const painting: RequestText[] = [
  {
    service: "peinture-interieure",
    title: "Repeindre le salon et deux chambres",
    photos: ["wall", "parquet"],
    description:
      "Nous aimerions repeindre le salon et deux chambres avant l’arrivée de notre deuxième enfant, murs et plafonds. Les murs sont en bon état, quelques trous de chevilles seulement. Les meubles peuvent être regroupés au milieu des pièces.",
    price: [3_600, 5_400],
    start: "within_month",
    answers: { property: "apartment", rooms: 3, surfaces: ["walls", "ceiling"], state: "good", empty: false },
    script: { tenderer: "client", hoursAgo: 5 },
  },
  {
    service: "peinture-interieure",
    title: "Peinture complète d’un appartement vide de 3,5 pièces",
    photos: ["wall"],
    description:
      "L’appartement sera vide pendant deux semaines entre deux locataires. Il faut repeindre murs et plafonds en blanc, et les portes si le budget le permet. Une pièce a du papier peint à enlever. Clés à disposition.",
    price: [5_200, 7_900],
    start: "within_month",
    answers: { property: "apartment", rooms: 4, surfaces: ["walls", "ceiling", "wood"], state: "paper", empty: true },
    script: {
      tenderer: "elodie.chevalley",
      hoursAgo: 92,
      recipients: [
        { company: "atelier-rivaz", state: "seen" },
        { company: "l-arc-en-couleurs", state: "interested" },
        { company: "gruyere-habitat", state: "declined" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Repeindre l’entrée et le couloir avant l’hiver",
    description:
      "L’entrée et le couloir n’ont pas été repeints depuis dix ans. Les murs sont marqués et le mur qui donne sur l’extérieur s’écaille par endroits. Nous souhaitons un blanc cassé lessivable. Les meubles peuvent être déplacés dans le salon.",
    price: [2_100, 3_200],
    start: "within_month",
    answers: { property: "apartment", rooms: 1, surfaces: ["walls", "ceiling"], state: "cracks", empty: false },
    script: {
      tenderer: "client",
      hoursAgo: 330,
      recipients: [
        { company: "atelier-rivaz", state: "accepted" },
        { company: "l-arc-en-couleurs", state: "rejected" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Cage d’escalier d’un petit immeuble",
    description:
      "Cage d’escalier sur trois niveaux, murs marqués par les passages et peinture qui s’écaille près de l’entrée. L’immeuble reste habité : merci de prévoir une bonne protection des sols. Teinte claire et lessivable.",
    price: [4_800, 8_600],
    answers: { property: "building", rooms: 1, surfaces: ["walls"], state: "cracks", empty: false },
  },
  {
    service: "peinture-interieure",
    title: "Boiseries et portes à laquer dans une maison ancienne",
    description:
      "Nous avons onze portes et leurs encadrements à reprendre, plus les boiseries du couloir. L’ancienne peinture s’écaille par endroits et nous ignorons si elle contient du plomb. Nous préférons des produits peu odorants.",
    price: [5_800, 9_400],
    start: "flexible",
    answers: { property: "house", rooms: 5, surfaces: ["wood"], state: "unknown", empty: false },
  },
  {
    service: "peinture-exterieure",
    title: "Volets en bois à poncer et repeindre",
    description:
      "Quatorze volets battants en bois, peints pour la dernière fois il y a douze ans. Ils peuvent être déposés et emmenés en atelier. Teinte imposée par la commune, échantillon à disposition.",
    price: [3_400, 5_900],
    answers: { property: "house", what: ["shutters"], area: 38, floors: 2 },
  },
  {
    service: "peinture-exterieure",
    title: "Repeindre la façade sud d’une villa",
    description:
      "La façade sud a jauni et présente des microfissures. Elle fait environ 90 m² sur deux niveaux. Nous aimerions profiter de l’échafaudage pour repeindre aussi le balcon.",
    price: [9_200, 15_000],
    start: "within_3_months",
    answers: { property: "house", what: ["facade", "balcony"], area: 90, floors: 2 },
  },
  {
    service: "platrerie",
    title: "Cloison et porte pour séparer une grande chambre",
    description:
      "Notre chambre fait 22 m² et nous voudrions en faire deux, avec une cloison isolée contre le bruit et une porte. Une prise devra être déplacée. La peinture n’est pas comprise.",
    price: [2_800, 4_700],
    answers: { property: "apartment", work: ["partition"], area: 11 },
    script: {
      tenderer: "arben.krasniqi",
      hoursAgo: 560,
      recipients: [
        { company: "atelier-rivaz", state: "rejected" },
        { company: "constructions-des-trois-chenes", state: "accepted" },
        { company: "peinture-da-silva", state: "rejected" },
        { company: "neuch-renov", state: "declined" },
      ],
    },
  },
  {
    service: "platrerie",
    title: "Faux plafond avec spots dans un couloir",
    description:
      "Couloir de 9 m² avec un plafond très haut et abîmé. Nous imaginons un faux plafond à 2,50 m, prêt à recevoir six spots. L’électricien est déjà choisi et peut se coordonner avec vous.",
    price: [1_400, 2_600],
    answers: { property: "apartment", work: ["ceiling"], area: 9 },
  },
  {
    service: "pose-de-carrelage",
    title: "Carrelage du séjour et de la terrasse",
    description:
      "Nous souhaitons le même carrelage à l’intérieur et sur la terrasse couverte, environ 48 m² au total. L’ancien carrelage du séjour est à déposer, celui de la terrasse peut servir de support. Nous avons déjà repéré un modèle en 60 x 60.",
    price: [5_900, 9_300],
    answers: { where: ["living", "terrace"], area: 48, remove: true, materials: "company" },
    script: {
      tenderer: "sofia.almeida",
      hoursAgo: 430,
      recipients: [
        { company: "atelier-rivaz", state: "declined" },
        { company: "sols-marchetti", state: "interested" },
      ],
    },
  },
  {
    service: "pose-de-carrelage",
    title: "Crédence de cuisine en petits carreaux",
    description:
      "Une crédence de 4 m² à poser derrière le plan de travail. Les carreaux sont achetés, il manque la colle, les joints et surtout la main. Le mur est plat et propre.",
    price: [650, 1_150],
    start: "flexible",
    answers: { where: ["kitchen"], area: 4, remove: false, materials: "client" },
  },
  {
    service: "pose-de-parquet",
    title: "Poncer et vitrifier un parquet de 42 m²",
    photos: ["parquet"],
    description:
      "Parquet en chêne posé dans les années 1960, rayé mais sain, dans le salon et une chambre. Nous préférons une finition mate, qui ne jaunit pas. L’appartement sera vide pendant nos vacances, dans un mois.",
    price: [2_300, 3_700],
    start: "within_month",
    answers: { property: "apartment", work: "sand", area: 42 },
    script: {
      tenderer: "client",
      hoursAgo: 960,
      recipients: [
        { company: "atelier-rivaz", state: "accepted" },
        { company: "sols-marchetti", state: "rejected" },
        { company: "menuiserie-chappuis", state: "declined" },
      ],
    },
  },
  {
    service: "pose-de-parquet",
    title: "Nouveau sol pour deux chambres d’enfants",
    description:
      "La moquette est à retirer dans deux chambres, 26 m² en tout. Nous cherchons un sol résistant et silencieux pour les voisins du dessous. Le règlement de la PPE demande une sous-couche acoustique.",
    price: [2_100, 3_600],
    answers: { property: "apartment", work: "new", area: 26, type: "engineered", skirting: true },
  },
];
