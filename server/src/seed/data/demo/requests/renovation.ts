import type { RequestText } from "../shapes.ts";

export const renovation: RequestText[] = [
  {
    service: "renovation-de-salle-de-bain",
    title: "Remplacer la baignoire par une douche de plain-pied",
    photos: ["bathroom"],
    description:
      "Notre salle de bain date de 1985 et la baignoire devient difficile à enjamber. Nous voudrions une douche de plain-pied, un meuble avec deux tiroirs et un carrelage clair au sol. Le WC peut rester à sa place. L’immeuble a un ascenseur et nous pouvons utiliser les sanitaires de la buanderie pendant les travaux.",
    price: [17_500, 26_000],
    start: "within_3_months",
    answers: {
      scope: "full",
      convert: true,
      access: true,
      property: "apartment",
      status: "owner",
      area: 5.5,
      window: false,
      buildYear: "1945-1990",
      asbestos: "todo",
      otherBath: true,
      pipes: "unknown",
      visit: "needed",
    },
    script: {
      tenderer: "client",
      hoursAgo: 150,
      recipients: [
        { company: "atelier-rivaz", state: "interested" },
        { company: "bernasconi-freres", state: "interested" },
        { company: "sols-marchetti", state: "interested" },
        { company: "baume-sanitaire", state: "seen" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Rafraîchir une petite salle d’eau sans tout casser",
    photos: ["bathroom"],
    description:
      "Il s’agit de la salle d’eau d’un studio que nous louons. Le carrelage est sain mais les joints sont noirs et le meuble sous lavabo a gonflé. Nous cherchons une remise en état simple avant l’arrivée d’un nouveau locataire.",
    price: [2_400, 4_200],
    answers: {
      scope: "refresh",
      access: false,
      property: "apartment",
      status: "owner",
      area: 3.5,
      quality: "basic",
      buildYear: "1991-2010",
    },
    script: {
      tenderer: "elodie.chevalley",
      hoursAgo: 31,
      recipients: [
        { company: "atelier-rivaz", state: "seen" },
        { company: "baume-sanitaire", state: "interested" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Créer une deuxième salle de bain à l’étage",
    description:
      "Nous avons une ancienne chambre de 7 m² au premier étage que nous voulons transformer en salle de bain pour les enfants. La colonne d’eau passe dans la pièce voisine. Nous avons un croquis et aimerions une visite pour savoir si c’est réaliste.",
    price: [24_000, 38_000],
    start: "flexible",
    answers: {
      scope: "new",
      property: "house",
      status: "owner",
      area: 7,
      window: true,
      pipes: "yes",
      otherBath: true,
      visit: "needed",
      quality: "mid",
    },
    script: {
      tenderer: "elodie.chevalley",
      hoursAgo: 52,
      recipients: [
        { company: "atelier-rivaz", state: "seen" },
        { company: "sols-marchetti", state: "unseen" },
      ],
    },
  },
  {
    service: "renovation-de-cuisine",
    title: "Nouvelle cuisine en L dans un appartement de 4,5 pièces",
    description:
      "Nous remplaçons une cuisine de trente ans : meubles, plan de travail et appareils. La disposition en L nous convient. Nous hésitons encore entre stratifié et pierre pour le plan, et vos conseils sont les bienvenus. L’appartement est habité, avec deux enfants.",
    price: [19_000, 29_500],
    start: "within_3_months",
    answers: {
      property: "apartment",
      status: "owner",
      area: 11,
      parts: ["units", "worktop", "appliances"],
      layout: "l",
    },
    script: {
      tenderer: "priya.sivakumar",
      hoursAgo: 26,
      recipients: [
        { company: "atelier-rivaz", state: "unseen" },
        { company: "menuiserie-chappuis", state: "seen" },
        { company: "sols-marchetti", state: "declined" },
      ],
    },
  },
  {
    service: "renovation-de-cuisine",
    title: "Changer le plan de travail et la crédence",
    description:
      "Les meubles sont en bon état, seul le plan de travail en bois a souffert autour de l’évier. Nous voulons un matériau facile à vivre, environ 3,20 m de long, et une crédence assortie. L’évier et la plaque seront réutilisés.",
    price: [2_900, 5_200],
    answers: { property: "house", status: "owner", area: 9, parts: ["worktop", "tiles"], layout: "line" },
    script: {
      tenderer: "priya.sivakumar",
      hoursAgo: 9,
      recipients: [{ company: "atelier-rivaz", state: "unseen" }],
    },
  },
  {
    service: "maconnerie",
    title: "Ouvrir un mur entre la cuisine et le séjour",
    description:
      "Le mur fait environ 3 m de large et 15 cm d’épaisseur. Nous ne savons pas s’il est porteur, les plans de l’immeuble sont disponibles. Il faudrait aussi évacuer les gravats et refaire le raccord au sol.",
    price: [4_800, 9_500],
    answers: { property: "apartment", work: ["opening"], bearing: "unknown", area: 8 },
    script: {
      tenderer: "priya.sivakumar",
      hoursAgo: 76,
      recipients: [
        { company: "atelier-rivaz", state: "unseen" },
        { company: "bernasconi-freres", state: "seen" },
      ],
    },
  },
  {
    service: "maconnerie",
    title: "Réparer des fissures et un muret de jardin",
    description:
      "Le muret qui borde notre terrasse penche et deux fissures sont apparues sur le mur du garage. Nous aimerions savoir si une simple réparation suffit ou s’il faut reprendre la fondation.",
    price: [2_200, 5_600],
    start: "flexible",
    answers: { property: "house", work: ["repair", "terrace"], bearing: "no", area: 14 },
  },
  {
    service: "toiture-et-facade",
    title: "Infiltration d’eau autour d’une fenêtre de toit",
    photos: ["roof", "window"],
    description:
      "Depuis les dernières pluies, une tache s’étend sous la fenêtre de toit de la chambre. Le toit est en tuiles et date de 1994. Nous avons posé un seau en attendant. L’accès se fait par le jardin, sans obstacle.",
    price: [850, 2_400],
    start: "asap",
    answers: { property: "house", part: "roof", roofType: "pitched", problem: ["leak"], scaffold: "no" },
  },
  {
    service: "toiture-et-facade",
    title: "Nettoyage et contrôle d’une façade de PPE",
    description:
      "Nous représentons une PPE de huit appartements. La façade nord verdit et quelques éclats de crépi sont tombés. Nous souhaitons un nettoyage doux, un état des lieux et une offre pour les réparations nécessaires, à présenter à l’assemblée.",
    price: [6_500, 14_000],
    start: "within_3_months",
    answers: { property: "building", part: "facade", problem: ["clean"], scaffold: "no" },
  },
  {
    service: "isolation-thermique",
    title: "Isoler les combles d’une maison de 1972",
    description:
      "Les combles ne sont pas habités et l’isolation actuelle fait à peine 8 cm. Nous voulons isoler le plancher des combles, environ 85 m², et savoir à quelle subvention nous pouvons prétendre. L’accès se fait par une trappe de 60 sur 80 cm.",
    price: [9_800, 16_500],
    start: "within_3_months",
    answers: { property: "house", zone: ["attic"], area: 85, subsidy: true, cecb: "no" },
    script: {
      tenderer: "jean-daniel.favrod",
      hoursAgo: 310,
      recipients: [
        { company: "atelier-rivaz", state: "interested" },
        { company: "constructions-des-trois-chenes", state: "interested" },
        { company: "bernasconi-freres", state: "declined" },
      ],
    },
  },
  {
    service: "isolation-thermique",
    title: "Isolation du plafond de la cave",
    description:
      "Le sol de notre rez-de-chaussée est froid en hiver. La cave fait environ 60 m², avec des conduites apparentes au plafond. Nous aimerions une solution qui garde au moins 2 m de hauteur.",
    price: [4_600, 8_200],
    answers: { property: "house", zone: ["floor"], area: 60, cecb: "unknown" },
  },
];
