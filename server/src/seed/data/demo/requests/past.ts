import type { RequestText } from "../shapes.ts";

/** Works of the months before, told shortly: with what companies asked for them there are enough offers to tell usual prices. */
export const pastRequests: RequestText[] = [
  {
    service: "peinture-interieure",
    title: "Chambre d’enfant à repeindre",
    description: "Une chambre de douze mètres carrés, murs et plafond, un mur de couleur. Les meubles seront déplacés.",
    price: [900, 1_500],
    script: {
      tenderer: "jean-daniel.favrod",
      hoursAgo: 2_304,
      recipients: [
        { company: "bernasconi-freres", state: "accepted" },
        { company: "peinture-da-silva", state: "rejected" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Rafraîchir un trois-pièces avant la location",
    description:
      "Murs et plafonds en blanc dans un appartement vide, quelques fissures à reprendre. Accès par la gérance.",
    price: [3_200, 4_800],
    script: {
      tenderer: "priya.sivakumar",
      hoursAgo: 2_904,
      recipients: [
        { company: "peinture-da-silva", state: "accepted" },
        { company: "l-arc-en-couleurs", state: "rejected" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Salon et couloir après des travaux électriques",
    description:
      "Des saignées ont été rebouchées et il faut repeindre les murs du salon et du couloir. Teinte à choisir ensemble.",
    price: [1_800, 2_900],
    script: {
      tenderer: "elodie.chevalley",
      hoursAgo: 2_112,
      recipients: [
        { company: "l-arc-en-couleurs", state: "accepted" },
        { company: "bricol-services", state: "rejected" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Plafonds jaunis d’une ancienne cuisine",
    description:
      "Deux plafonds tachés par le temps et la fumée, avec une couche isolante avant la peinture. Hauteur de trois mètres.",
    price: [1_100, 1_900],
    script: {
      tenderer: "sofia.almeida",
      hoursAgo: 3_360,
      recipients: [
        { company: "constructions-des-trois-chenes", state: "accepted" },
        { company: "peinture-da-silva", state: "rejected" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Bureau à domicile, murs et boiseries",
    description: "Une pièce de dix-huit mètres carrés avec bibliothèque encastrée à laquer. La pièce sera vidée.",
    price: [1_600, 2_600],
    script: {
      tenderer: "james.whitfield",
      hoursAgo: 2_496,
      recipients: [
        { company: "bernasconi-freres", state: "accepted" },
        { company: "bricol-services", state: "rejected" },
      ],
    },
  },
  {
    service: "peinture-interieure",
    title: "Entrée et cage d’escalier d’une villa",
    description:
      "Deux niveaux de murs marqués par les enfants, peinture lessivable souhaitée. Un échafaudage sera sans doute utile.",
    price: [2_700, 4_200],
    script: {
      tenderer: "yvonne.aeschlimann",
      hoursAgo: 3_168,
      recipients: [
        { company: "constructions-des-trois-chenes", state: "accepted" },
        { company: "bernasconi-freres", state: "rejected" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Une douche accessible à la place de la baignoire",
    description:
      "La baignoire doit laisser la place à une douche accessible, carrelage repris autour. L’arrivée d’eau reste où elle est.",
    price: [8_500, 13_500],
    script: {
      tenderer: "jean-daniel.favrod",
      hoursAgo: 2_208,
      recipients: [
        { company: "baume-sanitaire", state: "accepted" },
        { company: "bernasconi-freres", state: "rejected" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Salle de bain complète d’un appartement de 1975",
    description:
      "Tout est d’origine : appareils, carrelage et conduites. Nous voulons une douche et un meuble double vasque.",
    price: [17_000, 26_000],
    script: {
      tenderer: "priya.sivakumar",
      hoursAgo: 2_832,
      recipients: [
        { company: "constructions-des-trois-chenes", state: "accepted" },
        { company: "sols-marchetti", state: "rejected" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Salle de bain des enfants à refaire",
    description: "Baignoire à garder, le reste à changer : lavabo, sanitaires, sol et éclairage. Cinq mètres carrés.",
    price: [9_500, 15_000],
    script: {
      tenderer: "elodie.chevalley",
      hoursAgo: 2_424,
      recipients: [
        { company: "bernasconi-freres", state: "accepted" },
        { company: "thermo-rade", state: "rejected" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Deux salles d’eau dans une maison villageoise",
    description:
      "Une douche au rez et une salle de bain à l’étage, à refaire l’une après l’autre pour rester dans la maison.",
    price: [24_000, 36_000],
    script: {
      tenderer: "sofia.almeida",
      hoursAgo: 3_504,
      recipients: [
        { company: "baume-sanitaire", state: "accepted" },
        { company: "constructions-des-trois-chenes", state: "rejected" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Salle de bain sans fenêtre, humidité à traiter",
    description:
      "Des taches reviennent au plafond. Il faut revoir la ventilation, puis refaire la faïence et les joints.",
    price: [11_000, 17_500],
    script: {
      tenderer: "james.whitfield",
      hoursAgo: 2_640,
      recipients: [
        { company: "sols-marchetti", state: "accepted" },
        { company: "baume-sanitaire", state: "rejected" },
      ],
    },
  },
  {
    service: "renovation-de-salle-de-bain",
    title: "Adapter une salle de bain pour une personne âgée",
    description: "Barres d’appui, WC rehaussé et receveur extra-plat, sans toucher aux murs porteurs.",
    price: [7_000, 11_500],
    script: {
      tenderer: "yvonne.aeschlimann",
      hoursAgo: 3_048,
      recipients: [
        { company: "thermo-rade", state: "accepted" },
        { company: "sols-marchetti", state: "rejected" },
      ],
    },
  },
];
