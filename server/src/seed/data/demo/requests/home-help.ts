import type { RequestText } from "../shapes.ts";

export const homeHelp: RequestText[] = [
  {
    service: "montage-de-meubles",
    title: "Monter deux armoires et un lit",
    description:
      "Deux armoires de 2,36 m et un lit avec tiroirs, livrés et encore emballés. Les armoires sont à fixer au mur, qui est en béton. L’ascenseur est assez grand.",
    price: [260, 460],
    start: "within_month",
    answers: { quantity: 3, brand: "IKEA, armoires PAX et lit MALM", fix: true, delivered: true },
    script: {
      tenderer: "client",
      hoursAgo: 34,
      recipients: [
        { company: "bricol-services", state: "seen" },
        { company: "entraide-et-quotidien", state: "unseen" },
      ],
    },
  },
  {
    service: "montage-de-meubles",
    title: "Mobilier de bureau à monter dans une nouvelle agence",
    description:
      "Huit bureaux réglables, huit caissons et une table de réunion. Livraison prévue la veille. Montage en une journée, avant l’arrivée de l’équipe.",
    price: [850, 1_500],
    answers: { quantity: 17, fix: false, delivered: false },
  },
  {
    service: "petits-travaux",
    title: "Une journée de petits travaux dans un appartement",
    description:
      "Nous venons d’emménager et avons une liste de petites choses à poser. Il nous manque surtout une perceuse et de l’expérience. Tout le matériel est acheté.",
    price: [70, 95],
    unit: "hour",
    answers: {
      property: "apartment",
      list: "Poser trois tringles à rideaux, cinq étagères, un miroir de 12 kg et quatre lampes. Refaire un joint de silicone dans la douche.",
      hours: 6,
      materials: "client",
    },
  },
  {
    service: "petits-travaux",
    title: "Poser des barres d’appui pour une personne âgée",
    description:
      "Mon père revient de l’hôpital et nous voulons sécuriser son appartement avant son retour. Trois barres d’appui, un rehausseur et une rampe dans le couloir.",
    price: [280, 520],
    start: "asap",
    answers: {
      property: "apartment",
      list: "Fixer trois barres d’appui dans la salle de bain, une main courante de 4 m dans le couloir, et supprimer deux seuils de porte.",
      hours: 4,
      materials: "company",
    },
  },
  {
    service: "depannage-electromenager",
    title: "Lave-linge qui ne vidange plus",
    description:
      "Le lave-linge s’arrête avec de l’eau dans le tambour et affiche un code. J’ai nettoyé le filtre sans résultat. La machine a six ans, une réparation vaudrait la peine.",
    price: [160, 340],
    start: "asap",
    answers: {
      appliance: "washer",
      brand: "Bosch Serie 6, WAU28S",
      age: 6,
      error: "E18, la pompe tourne mais l’eau reste",
    },
  },
  {
    service: "depannage-electromenager",
    title: "Four encastré qui chauffe mal",
    description:
      "Le four met une demi-heure à atteindre 150 degrés et la chaleur tournante ne souffle plus. Il est encastré dans une colonne, démontable facilement.",
    price: [180, 390],
    answers: {
      appliance: "oven",
      brand: "V-ZUG Combair",
      age: 9,
      error: "La résistance arrière semble ne plus chauffer",
    },
  },
  {
    service: "lutte-contre-les-nuisibles",
    title: "Nid de guêpes sous l’avant-toit",
    description:
      "Un nid de la taille d’un ballon s’est formé sous l’avant-toit, au-dessus de la porte d’entrée. Nous avons un enfant allergique. Accessible avec une échelle de 4 m.",
    price: [190, 340],
    start: "asap",
    answers: { property: "house", pest: "wasp", rooms: 1, leak: "48h" },
  },
  {
    service: "lutte-contre-les-nuisibles",
    title: "Souris dans la cuisine et la cave",
    description:
      "Nous trouvons des crottes derrière les meubles de cuisine et dans la cave. Les pièges ne suffisent plus. Nous aimerions surtout savoir par où elles entrent et faire boucher ces passages.",
    price: [240, 580],
    start: "within_month",
    answers: { property: "house", pest: "rodent", rooms: 2, leak: "week" },
  },
  {
    service: "garde-et-aide-aux-personnes",
    title: "Présence pour ma grand-mère deux après-midi par semaine",
    description:
      "Ma grand-mère marche bien mais n’aime plus sortir seule. Nous cherchons une personne pour une promenade, un café et quelques courses, deux après-midi par semaine. Elle parle français et portugais.",
    price: [35, 46],
    unit: "hour",
    answers: { who: "senior", frequency: "weekly", hours: 3, languages: ["fr"] },
  },
  {
    service: "garde-et-aide-aux-personnes",
    title: "Garder un chat pendant trois semaines",
    description:
      "Nous partons trois semaines et cherchons quelqu’un qui passe une fois par jour : nourriture, litière, un moment de jeu. Le chat est sociable et reçoit un comprimé le soir.",
    price: [22, 32],
    unit: "hour",
    answers: { who: "pet", frequency: "once", hours: 1 },
  },
];
