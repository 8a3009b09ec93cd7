import type { RequestText } from "../shapes.ts";

export const joinery: RequestText[] = [
  {
    service: "fenetres",
    title: "Remplacer six fenêtres à double vitrage ancien",
    photos: ["window"],
    description:
      "Les fenêtres de notre appartement datent de 1988 et laissent passer le froid. Il y en a six, dont une porte-fenêtre. La PPE exige que l’aspect extérieur reste blanc.",
    price: [7_800, 12_600],
    start: "flexible",
    answers: { property: "apartment", quantity: 6, frame: "pvc", protected: "no" },
    script: {
      tenderer: "client",
      hoursAgo: 1_210,
      cancelReason: "La PPE fait remplacer toutes les fenêtres de l’immeuble.",
    },
  },
  {
    service: "fenetres",
    title: "Fenêtres en bois pour une maison du vieux bourg",
    photos: ["window", "wall"],
    description:
      "Maison inscrite à l’inventaire : les fenêtres doivent rester en bois, avec petits bois. Neuf fenêtres sur deux étages. Nous avons l’autorisation communale et cherchons un menuisier qui connaît ce type de travail.",
    price: [16_500, 26_000],
    start: "within_3_months",
    answers: { property: "house", quantity: 9, frame: "wood", protected: "yes" },
  },
  {
    service: "portes",
    title: "Porte d’entrée plus sûre et mieux isolée",
    description:
      "Notre porte d’entrée en bois laisse passer l’air et la serrure est simple. Nous cherchons une porte isolée avec fermeture à plusieurs points, dans une teinte anthracite.",
    price: [3_300, 5_900],
    answers: { property: "house", quantity: 1, type: "entrance", need: "new" },
  },
  {
    service: "portes",
    title: "Porte de garage motorisée qui ne ferme plus",
    description:
      "La porte sectionnelle s’arrête à mi-course puis remonte. Elle a quinze ans et le moteur fait du bruit. Une réparation nous conviendrait si elle vaut encore la peine.",
    price: [280, 950],
    start: "asap",
    answers: { property: "house", quantity: 1, type: "garage", need: "repair" },
  },
  {
    service: "menuiserie-sur-mesure",
    title: "Armoire sous pente dans une chambre mansardée",
    description:
      "Nous voulons exploiter toute la longueur sous la pente du toit avec une armoire à portes coulissantes. Dessin simple, intérieur avec penderie et rayons. Le mur n’est pas tout à fait droit.",
    price: [3_200, 5_700],
    answers: {
      item: ["wardrobe"],
      size: "380 x 130 x 60 cm, pente à 45 degrés",
      materials: "company",
      wood: "Mélaminé blanc mat",
    },
  },
  {
    service: "menuiserie-sur-mesure",
    title: "Bibliothèque murale en chêne",
    description:
      "Une bibliothèque sur tout un mur du salon, avec une partie fermée en bas et une niche pour la télévision. Nous aimons le chêne huilé. Un premier croquis est prêt.",
    price: [4_600, 8_200],
    start: "flexible",
    answers: { item: ["shelf"], size: "420 x 255 x 35 cm", wood: "Chêne huilé", materials: "company" },
  },
  {
    service: "stores-et-volets",
    title: "Store à lamelles bloqué en position haute",
    description:
      "Le store du salon ne descend plus depuis que la manivelle a lâché. Les trois autres stores grincent et mériteraient un contrôle. Premier étage, façade accessible depuis le balcon.",
    price: [220, 620],
    start: "within_month",
    answers: { property: "apartment", quantity: 4, kind: "blind", need: "repair" },
  },
  {
    service: "stores-et-volets",
    title: "Store banne pour une terrasse de 5 mètres",
    description:
      "Terrasse exposée plein ouest, 5 m de large, fixation sur un mur en béton. Nous souhaitons une toile unie, un moteur et un capteur de vent.",
    price: [3_400, 5_600],
    answers: { property: "house", quantity: 1, kind: "awning", need: "new" },
  },
  {
    service: "serrurerie",
    title: "Changer le cylindre après une perte de clés",
    description:
      "J’ai perdu mon trousseau avec mon adresse dans le même sac. Je voudrais faire changer le cylindre de la porte palière rapidement. Cinq clés suffisent.",
    price: [240, 460],
    start: "asap",
    answers: { property: "apartment", need: "lost", leak: "48h" },
    script: {
      tenderer: "client",
      hoursAgo: 380,
      cancelReason: "Ma régie a fini par envoyer son propre serrurier.",
      recipients: [{ company: "serrurerie-kaya", state: "interested" }],
    },
  },
  {
    service: "serrurerie",
    title: "Renforcer une porte après une effraction",
    description:
      "La porte de notre local commercial a été forcée dans la nuit. La police est passée et une planche ferme l’ouverture. Il faut une réparation durable et un cylindre de sécurité. L’assurance demande une offre écrite.",
    price: [650, 1_700],
    start: "asap",
    answers: { property: "business", need: "burglary", leak: "48h" },
  },
];
