import type { RequestText } from "../shapes.ts";

export const electricity: RequestText[] = [
  {
    service: "installation-electrique",
    title: "Ajouter des prises et refaire l’éclairage du salon",
    photos: ["panel", "wall"],
    description:
      "Nous avons deux prises pour un salon de 30 m². Il en faudrait six de plus, et un éclairage au plafond sur deux circuits. Les murs seront repeints ensuite, les saignées ne posent donc pas de problème.",
    price: [1_600, 2_900],
    answers: { property: "apartment", work: ["sockets", "light"], quantity: 8 },
  },
  {
    service: "installation-electrique",
    title: "Mise en conformité après un contrôle OIBT",
    photos: ["panel"],
    description:
      "Le contrôle périodique a relevé neuf défauts, surtout au tableau et dans la salle de bain. J’ai le rapport complet et un délai de trois mois. Je cherche une entreprise qui corrige et annonce la fin des travaux.",
    price: [1_900, 3_800],
    start: "within_3_months",
    answers: { property: "house", work: ["board", "sockets"], quantity: 9, oibt: true },
  },
  {
    service: "installation-electrique",
    title: "Câblage réseau dans un cabinet de physiothérapie",
    description:
      "Nous ouvrons un cabinet avec cinq salles. Il faut deux prises réseau par salle, une armoire et l’éclairage de la réception. Les travaux se feraient avant l’ouverture, locaux vides.",
    price: [4_200, 7_400],
    start: "within_month",
    answers: { property: "business", work: ["network", "light"], quantity: 14 },
  },
  {
    service: "depannage-electrique",
    title: "Le disjoncteur saute dès que le four chauffe",
    description:
      "Le disjoncteur de la cuisine saute après une dizaine de minutes de four. Le four a trois ans. Tout le reste fonctionne. Je peux envoyer une photo du tableau.",
    price: [180, 360],
    start: "asap",
    answers: { property: "apartment", symptom: "trip", leak: "48h" },
  },
  {
    service: "depannage-electrique",
    title: "Plus de courant dans deux chambres",
    description:
      "Depuis ce matin, les prises et les lampes de deux chambres ne marchent plus, alors que le tableau semble normal. Maison de 1978, installation d’origine en partie.",
    price: [200, 450],
    start: "asap",
    answers: { property: "house", symptom: "partial", leak: "48h" },
  },
  {
    service: "panneaux-solaires",
    title: "Installation photovoltaïque sur un toit orienté sud",
    description:
      "Toit en tuiles de 55 m², orienté plein sud, sans ombre. Nous consommons environ 6500 kWh par an, avec une pompe à chaleur. Nous aimerions connaître la production attendue et l’intérêt d’une batterie.",
    price: [17_500, 27_000],
    start: "flexible",
    answers: { property: "house", area: 55, orientation: "s", use: 6500, battery: true },
  },
  {
    service: "panneaux-solaires",
    title: "Solaire en toiture plate pour un petit immeuble",
    description:
      "Immeuble de six logements, toiture plate de 180 m² refaite en 2019. Nous voulons étudier une installation avec regroupement de consommation propre entre les locataires. Une étude avant l’offre nous semble nécessaire.",
    price: [42_000, 64_000],
    start: "flexible",
    answers: { property: "building", area: 180, orientation: "ew", use: 21_000, battery: false },
  },
  {
    service: "borne-de-recharge",
    title: "Borne de recharge 11 kW dans un garage privé",
    description:
      "Le garage est accolé à la maison, à 12 m du tableau électrique. Nous recevons notre voiture électrique dans six semaines. Merci d’indiquer si l’annonce au distributeur est comprise.",
    price: [1_900, 3_100],
    start: "within_month",
    answers: { place: "house", quantity: 1, power: "11", distance: 12 },
  },
  {
    service: "borne-de-recharge",
    title: "Équiper un parking de PPE de quatre bornes",
    description:
      "Quatre copropriétaires souhaitent une borne, d’autres suivront. Nous cherchons une solution extensible avec gestion de charge et décompte individuel. L’assemblée a voté le principe.",
    price: [11_500, 18_500],
    start: "within_3_months",
    answers: { place: "ppe", quantity: 4, power: "11", distance: 35 },
  },
  {
    service: "domotique-et-alarme",
    title: "Alarme et caméra pour une maison individuelle",
    description:
      "Après une tentative d’effraction dans le quartier, nous voulons une alarme avec détecteurs aux ouvertures et une caméra à l’entrée. Nous tenons à ce que les images restent chez nous.",
    price: [2_200, 4_300],
    answers: { property: "house", need: ["alarm", "camera"], newBuild: false },
  },
];
