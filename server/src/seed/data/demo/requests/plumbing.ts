import type { RequestText } from "../shapes.ts";

export const plumbing: RequestText[] = [
  {
    service: "plomberie",
    title: "Fuite sous l’évier de la cuisine",
    photos: ["sink"],
    description:
      "De l’eau coule goutte à goutte sous l’évier, sans doute au niveau du siphon ou d’un flexible. J’ai fermé le robinet d’arrêt et mis une bassine. Je suis à la maison tous les matins.",
    price: [180, 420],
    start: "asap",
    answers: { property: "apartment", problem: ["leak"], leak: "48h", waterOff: true },
  },
  {
    service: "plomberie",
    title: "Remplacer trois robinets et un WC",
    description:
      "Deux mitigeurs de lavabo et un de douche fuient, et la chasse du WC suspendu coule en continu. Le matériel peut être fourni par l’entreprise, dans une gamme simple et réparable.",
    price: [950, 1_900],
    answers: { property: "apartment", problem: ["tap", "wc"], leak: "week" },
  },
  {
    service: "plomberie",
    title: "Arrivée d’eau pour une machine à laver",
    description:
      "Nous aimerions installer une colonne de lavage dans la salle de bain. Il faut une arrivée d’eau, une évacuation et une prise se trouve déjà à côté. La gérance a donné son accord par écrit.",
    price: [480, 980],
    start: "flexible",
    answers: { property: "apartment", problem: ["install"], leak: "flexible" },
  },
  {
    service: "debouchage-de-canalisation",
    title: "Évier de cuisine complètement bouché",
    description:
      "L’eau ne s’écoule plus du tout depuis hier soir, malgré la ventouse et le démontage du siphon. Le bouchon semble être plus loin dans la conduite. Deuxième étage avec ascenseur.",
    price: [190, 380],
    start: "asap",
    answers: { property: "apartment", where: ["sink"], leak: "48h" },
  },
  {
    service: "debouchage-de-canalisation",
    title: "Refoulement dans la buanderie de l’immeuble",
    description:
      "À chaque forte pluie, l’eau remonte par la grille de la buanderie. Nous souhaitons un curage de la canalisation extérieure et un contrôle par caméra, avec un rapport pour la gérance.",
    price: [650, 1_600],
    answers: { property: "building", where: ["outside"], leak: "week" },
  },
  {
    service: "pompe-a-chaleur",
    title: "Remplacer une chaudière à mazout par une pompe à chaleur",
    description:
      "Notre chaudière à mazout a 24 ans. La maison, de 160 m² chauffés, a des radiateurs et a été isolée en partie en 2012. Nous voudrions une offre pour une pompe air-eau et, si c’est possible, une variante avec sonde. L’évacuation de la citerne est à prévoir.",
    price: [34_000, 49_000],
    start: "within_3_months",
    answers: { property: "house", area: 160, current: "oil", emitters: "radiators", permit: true },
  },
  {
    service: "pompe-a-chaleur",
    title: "Pompe à chaleur pour une villa avec chauffage au sol",
    description:
      "Villa jumelle de 1998, chauffage au sol et chaudière à gaz. Nous pensons à une pompe à chaleur extérieure, mais le voisin est proche : le bruit est notre première question. Nous aimerions comparer deux ou trois solutions.",
    price: [29_000, 41_000],
    start: "flexible",
    answers: { property: "house", area: 145, current: "gas", emitters: "floor" },
  },
  {
    service: "entretien-de-chaudiere",
    title: "Contrat d’entretien pour une chaudière à gaz",
    description:
      "Notre ancien chauffagiste part à la retraite. Nous cherchons une entreprise proche pour l’entretien annuel et les dépannages d’une chaudière à condensation. Dernier service il y a treize mois.",
    price: [260, 420],
    answers: { fuel: "gas", contract: "yearly", leak: "flexible" },
  },
  {
    service: "entretien-de-chaudiere",
    title: "Chaudière à pellets qui se met en défaut",
    description:
      "La chaudière s’arrête deux à trois fois par semaine et affiche un défaut d’allumage. Je la relance à la main. Un service complet est sans doute nécessaire avant les grands froids.",
    price: [320, 680],
    start: "asap",
    answers: { fuel: "wood", contract: "once", leak: "week" },
  },
  {
    service: "chauffe-eau",
    title: "Détartrer un chauffe-eau de 300 litres",
    description:
      "Le chauffe-eau électrique n’a pas été détartré depuis six ans et l’eau chaude manque en fin de journée. Il se trouve à la cave, facile d’accès. Merci d’indiquer si une anode est à remplacer.",
    price: [340, 560],
    answers: { property: "house", need: "descale", litres: 300, leak: "flexible" },
  },
];
