import type { RequestText } from "../shapes.ts";

export const eventRequests: RequestText[] = [
  {
    service: "traiteur",
    title: "Apéritif dînatoire pour 60 personnes",
    description:
      "Nous fêtons les 40 ans de notre association dans une salle communale. Apéritif dînatoire avec des produits de la région, une bonne moitié sans viande. La salle a une cuisine équipée.",
    price: [1_900, 3_200],
    answers: { guests: 60, style: "aperitif", diets: ["veg", "gluten"], staff: true },
  },
  {
    service: "traiteur",
    title: "Repas de mariage servi, 95 invités",
    description:
      "Mariage dans une grange aménagée, repas servi avec trois plats et un buffet de desserts. Une dizaine d’enfants et quelques végétariens. Nous aimerions une dégustation avant de choisir.",
    price: [9_200, 14_500],
    start: "flexible",
    answers: { guests: 95, style: "served", diets: ["veg"], staff: true },
  },
  {
    service: "traiteur",
    title: "Food truck pour une fête d’entreprise",
    description:
      "Fête annuelle de notre entreprise, environ 80 personnes, sur notre parking. Un ou deux plats simples, dont un végétarien. L’électricité est disponible.",
    price: [1_800, 2_900],
    answers: { guests: 80, style: "truck", diets: ["veg", "halal"], staff: false },
  },
  {
    service: "photographe-et-videaste",
    title: "Photographe pour un mariage civil et l’apéritif",
    description:
      "Cérémonie à l’état civil puis apéritif au bord du lac, quatre heures en tout. Nous aimons les photos prises sur le vif, sans trop de poses. Une galerie en ligne nous suffit.",
    price: [950, 1_700],
    answers: { event: "wedding", hours: 4, output: ["photos"] },
  },
  {
    service: "photographe-et-videaste",
    title: "Photos d’un appartement à vendre",
    description:
      "Appartement de 5,5 pièces avec vue, à photographier un jour de beau temps. Une quinzaine de photos et quelques prises de vue par drone si le quartier le permet.",
    price: [380, 750],
    start: "within_month",
    answers: { event: "property", hours: 2, output: ["photos", "drone"] },
  },
  {
    service: "musique-et-animation",
    title: "DJ pour un anniversaire de 50 ans",
    description:
      "Soirée d’une cinquantaine de personnes de tous les âges, de la chanson française au funk. La salle n’a pas de sonorisation. Fin à deux heures du matin.",
    price: [750, 1_300],
    answers: { kind: "dj", guests: 50, sound: false },
  },
  {
    service: "musique-et-animation",
    title: "Magicien pour une fête d’enfants",
    description:
      "Anniversaire de sept ans à la maison, quatorze enfants. Une heure d’animation où les enfants participent, un mercredi après-midi.",
    price: [260, 450],
    answers: { kind: "magic", guests: 14, sound: true },
  },
  {
    service: "location-de-salle-et-materiel",
    title: "Tente, tables et bancs pour une fête de quartier",
    description:
      "Fête de quartier dans une rue fermée, environ 120 personnes. Une tente de 60 m², vingt tables et quarante bancs, montage compris. La commune fournit l’électricité.",
    price: [1_300, 2_400],
    answers: { need: ["tent", "tables"], guests: 120, setup: true },
  },
  {
    service: "cours-et-coaching",
    title: "Cours de piano pour une débutante adulte",
    description:
      "J’ai 41 ans, un piano numérique et aucune base. Je cherche une personne qui vienne chez moi une fois par semaine, de préférence en fin de journée.",
    price: [70, 95],
    unit: "hour",
    answers: { subject: "music", level: "beginner", place: "home", frequency: "weekly" },
    script: {
      tenderer: "client",
      hoursAgo: 290,
      recipients: [
        { company: "instant-son-et-image", state: "interested" },
        { company: "entraide-et-quotidien", state: "declined" },
      ],
    },
  },
  {
    service: "cours-et-coaching",
    title: "Soutien en mathématiques, neuvième année",
    description:
      "Notre fils perd pied en algèbre et commence à douter de lui. Nous cherchons une personne patiente, une heure par semaine, à domicile ou en ligne.",
    price: [55, 75],
    unit: "hour",
    start: "within_month",
    answers: { subject: "school", level: "mid", place: "home", frequency: "weekly" },
  },
];
