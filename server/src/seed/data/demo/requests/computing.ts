import type { RequestText } from "../shapes.ts";

export const computing: RequestText[] = [
  {
    service: "creation-de-site-web",
    title: "Site vitrine pour un cabinet d’ostéopathie",
    description:
      "Je m’installe à mon compte et j’ai besoin d’un site simple : présentation, tarifs, plan d’accès et lien vers la prise de rendez-vous. J’ai déjà le logo et les photos. Je veux pouvoir modifier les textes moi-même.",
    price: [1_900, 3_600],
    start: "within_3_months",
    answers: { kind: "vitrine", pages: 5, languages: ["fr"], existing: false },
  },
  {
    service: "creation-de-site-web",
    title: "Boutique en ligne pour une épicerie de produits régionaux",
    description:
      "Nous vendons une centaine de produits et livrons dans la région. Le site actuel ne permet pas de commander. Il nous faut le paiement en ligne, la gestion des stocks et une version en allemand.",
    price: [6_800, 12_500],
    answers: {
      kind: "shop",
      pages: 12,
      languages: ["fr", "de"],
      existing: true,
      url: "https://www.epicerie-du-bourg.example",
    },
  },
  {
    service: "creation-de-site-web",
    title: "Réservation en ligne pour une location de vacances",
    description:
      "Nous louons deux appartements et passons trop de temps au téléphone. Nous cherchons un petit site avec calendrier, paiement d’un acompte et synchronisation avec les plateformes.",
    price: [2_600, 4_900],
    answers: { kind: "booking", pages: 6, languages: ["fr", "en"], existing: false },
  },
  {
    service: "depannage-informatique",
    title: "Ordinateur portable très lent et photos à sauver",
    description:
      "Mon ordinateur met dix minutes à démarrer et se fige. Il contient les photos de famille des huit dernières années, sans sauvegarde. J’aimerais les sauver d’abord, puis savoir s’il vaut la peine de réparer.",
    price: [140, 320],
    start: "within_month",
    answers: {
      device: "pc",
      problem: "Démarrage très lent, disque qui claque par moments, écran figé plusieurs fois par jour.",
      where: "onsite",
      data: true,
    },
  },
  {
    service: "depannage-informatique",
    title: "Installer un nouveau Mac et transférer les données",
    description:
      "J’ai acheté un nouveau Mac et je voudrais y retrouver mes courriels, mes photos et mes documents. Une heure d’explications sur les sauvegardes serait bienvenue.",
    price: [150, 280],
    answers: {
      device: "mac",
      problem: "Transférer les données de l’ancien Mac vers le nouveau et mettre en place une sauvegarde.",
      where: "onsite",
      data: false,
    },
  },
  {
    service: "reseau-et-serveur",
    title: "Wi-Fi fiable et sauvegardes pour un atelier",
    description:
      "Atelier de 400 m² avec des murs épais : le Wi-Fi ne passe pas partout. Nous voulons aussi une sauvegarde automatique de nos plans, sur place et ailleurs. Nous sommes huit.",
    price: [2_400, 4_800],
    answers: { companySize: "2-10", need: ["wifi", "backup"], sites: 1 },
  },
  {
    service: "reseau-et-serveur",
    title: "Remplacer un serveur vieillissant par une solution en ligne",
    description:
      "Notre serveur a neuf ans et n’est plus garanti. Vingt personnes travaillent dessus, sur deux sites. Nous hésitons entre un nouveau serveur et le cloud, avec des données hébergées en Suisse.",
    price: [8_500, 16_000],
    start: "within_3_months",
    answers: { companySize: "11-50", need: ["server", "cloud", "backup"], sites: 2 },
  },
  {
    service: "developpement-dapplication",
    title: "Application de relevés pour nos techniciens",
    description:
      "Nos techniciens notent leurs relevés sur papier et les recopient le soir. Nous aimerions une application utilisable sans réseau, qui envoie les données au bureau. Un cahier des charges de six pages existe.",
    price: [24_000, 48_000],
    start: "flexible",
    answers: {
      platform: ["web", "android"],
      stage: "spec",
      goal: "Saisir les relevés sur le terrain, même sans réseau, et supprimer la double saisie au bureau.",
    },
  },
  {
    service: "cybersecurite-et-protection-des-donnees",
    title: "Mise en conformité nLPD d’une association",
    description:
      "Nous gérons les données de 1’200 membres, dont des enfants. Nous avons besoin d’un registre, d’une déclaration de confidentialité et d’une courte formation pour l’équipe. Nous partons de presque rien.",
    price: [2_200, 4_600],
    answers: { companySize: "2-10", need: ["nlpd", "training"] },
  },
];
