import type { RequestText } from "../shapes.ts";

export const moving: RequestText[] = [
  {
    service: "demenagement-prive",
    title: "Déménagement d’un 4,5 pièces au troisième étage",
    photos: ["boxes"],
    description:
      "Nous déménageons à une quinzaine de kilomètres. L’immeuble de départ a un petit ascenseur, la nouvelle maison est de plain-pied avec accès pour un camion. Nous faisons les cartons, mais les armoires sont à démonter. Il y a un piano droit.",
    price: [1_900, 3_100],
    start: "within_3_months",
    answers: {
      fromType: "apartment",
      fromRooms: 4.5,
      fromFloor: 3,
      fromLift: "small",
      toKnown: true,
      toFloor: 0,
      volume: 48,
      special: ["piano"],
      pianoType: "upright",
      services: ["transport", "dismantle"],
      insurance: "50k",
    },
    days: { moveDate: [58, 63] },
  },
  {
    service: "demenagement-prive",
    title: "Déménagement d’un studio, un samedi si possible",
    photos: ["boxes"],
    description:
      "Un lit, un bureau, une commode et une quinzaine de cartons. Rez-de-chaussée au départ, deuxième étage avec ascenseur à l’arrivée. Je peux aider à porter.",
    price: [420, 780],
    start: "within_month",
    answers: {
      fromType: "apartment",
      fromRooms: 1.5,
      fromFloor: 0,
      toKnown: true,
      toFloor: 2,
      toLift: "small",
      volume: 12,
      special: ["none"],
      services: ["transport"],
      insurance: "std",
    },
    days: { moveDate: [20, 34] },
  },
  {
    service: "demenagement-prive",
    title: "Service complet pour mes parents, de la maison à un appartement",
    description:
      "Mes parents quittent leur maison après quarante ans. Il faut emballer, transporter une partie, entreposer quelques meubles et nettoyer la maison pour la remise. Ils ont besoin d’une équipe calme et d’une seule personne de contact.",
    price: [5_200, 8_400],
    start: "within_3_months",
    answers: {
      fromType: "house",
      fromRooms: 6.5,
      toKnown: true,
      toFloor: 1,
      toLift: "large",
      volume: 85,
      special: ["art"],
      services: ["transport", "packing", "boxes", "dismantle", "storage", "cleaning"],
      storageMonths: 6,
      handover: true,
      insurance: "50k",
    },
    days: { moveDate: [70, 84] },
  },
  {
    service: "demenagement-prive",
    title: "Départ pour la France avec un petit chargement",
    description:
      "Je pars m’installer à Annecy. Je n’ai pas encore l’adresse définitive. Le chargement représente environ 20 m³, sans objet fragile. J’aimerais savoir si vous vous occupez des papiers de douane.",
    price: [1_600, 2_700],
    answers: {
      fromType: "apartment",
      fromRooms: 2.5,
      fromFloor: 2,
      fromLift: "none",
      toKnown: false,
      toCountry: "fr",
      volume: 20,
      special: ["none"],
      services: ["transport", "boxes"],
    },
    days: { moveDate: [35, 42] },
  },
  {
    service: "demenagement-dentreprise",
    title: "Transfert de 18 postes de travail en un week-end",
    description:
      "Notre bureau d’ingénieurs change d’étage et de rue. Dix-huit postes, deux imprimantes, une salle d’archives de 12 m². Tout doit fonctionner le lundi matin. L’informatique est débranchée par nos soins.",
    price: [4_900, 7_800],
    start: "within_3_months",
    answers: { desks: 18, it: true, weekend: true },
  },
  {
    service: "garde-meubles",
    title: "Entreposer les meubles d’un trois pièces pendant six mois",
    description:
      "Nous rénovons notre appartement et devons tout vider. Nous cherchons un lieu sec, assuré, avec enlèvement et retour à domicile. Nous n’aurons besoin d’y accéder qu’une fois.",
    price: [1_300, 2_300],
    start: "within_month",
    answers: { volume: 32, months: 6, pickup: true, access: "rare" },
  },
  {
    service: "transport-de-piano",
    title: "Piano droit à descendre du deuxième étage",
    description:
      "Piano droit à transporter dans la même ville, du deuxième étage vers un rez-de-chaussée. L’escalier tourne et il n’y a pas d’ascenseur. Le piano sera accordé après le transport, par quelqu’un d’autre.",
    price: [420, 760],
    answers: { piano: "upright", floorFrom: 2, floorTo: 0, turn: true },
  },
  {
    service: "transport-de-piano",
    title: "Piano à queue à déplacer pour un concert",
    description:
      "Un quart de queue à transporter de l’école de musique à l’église, puis retour le lendemain. Plain-pied des deux côtés, avec trois marches à l’entrée de l’église. L’accordeur passe l’après-midi.",
    price: [780, 1_350],
    start: "within_month",
    answers: { piano: "grand", floorFrom: 0, floorTo: 0, turn: false },
  },
  {
    service: "debarras",
    title: "Vider une cave et un galetas après une succession",
    description:
      "Mon oncle est décédé et l’appartement est déjà vide, mais la cave et le galetas sont pleins : outils, livres, vieux meubles. Environ 15 m³. Quelques objets ont peut-être de la valeur et pourraient être repris.",
    price: [850, 1_700],
    start: "within_month",
    answers: { property: "building", volume: 15, zones: ["cellar", "attic"], buy: true },
  },
  {
    service: "debarras",
    title: "Débarrasser un garage et évacuer à la déchetterie",
    description:
      "Le garage a servi de dépôt pendant des années : pneus, bois, électroménager, pots de peinture. Les produits dangereux sont à trier à part. Accès direct avec un camion.",
    price: [480, 950],
    answers: { property: "house", volume: 10, zones: ["garage"], buy: false },
  },
];
