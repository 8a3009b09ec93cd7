import type { PostText } from "../shapes.ts";

export const hedges: PostText = {
  title: "Le jardin au fil de l’année : quand tailler, planter et se reposer",
  summary:
    "Chaque travail a sa saison. Un tour d’horizon pour organiser l’entretien du jardin, respecter les oiseaux et demander de l’aide assez tôt.",
  category: "jardin-et-exterieur",
  authorName: "Claire Monney",
  content: [
    "<p>Au jardin, le bon moment fait la moitié du travail. Une haie taillée trop tard repart mal, un gazon semé en plein été sèche, et les bons jardiniers sont réservés dès les premiers beaux jours. Voici des repères pour le Plateau. En altitude, décalez de deux à quatre semaines.</p>",
    "<h2>Fin de l’hiver</h2>",
    "<p>C’est la période de la taille des arbres fruitiers à pépins, des rosiers et de beaucoup d’arbustes qui fleurissent en été. Les branches sont nues, on voit la structure. Faites vérifier les grands arbres : un élagage se planifie plus facilement avant la montée de la sève.</p>",
    "<h2>Printemps</h2>",
    "<p>Le gazon se scarifie et se ressème quand le sol s’est réchauffé. On plante, on divise les vivaces, on pose l’arrosage. Les oiseaux nichent dans les haies et les arbres : évitez les grosses tailles entre mars et juillet environ. Détruire un nid occupé est interdit, et plusieurs communes ont leurs propres règles.</p>",
    "<h2>Été</h2>",
    "<p>Tondez moins court, l’herbe résiste mieux à la sécheresse. Arrosez tôt le matin, rarement mais abondamment. En cas de restriction d’eau, la commune publie les interdictions. À partir de la fin juillet, une taille légère des haies redevient possible, après avoir vérifié qu’aucun nid n’est occupé.</p>",
    "<h2>Automne</h2>",
    "<p>C’est la meilleure saison pour planter des arbres et des haies : la terre est chaude et l’hiver fait le reste. Ramassez les feuilles sur le gazon et les chemins, mais laissez-en un tas dans un coin pour les hérissons. Videz l’arrosage avant le gel.</p>",
    "<h2>Distances et voisins</h2>",
    "<p>Les distances des plantations et la hauteur des haies sont réglées par le droit cantonal, parfois complété par la commune. Avant de planter en limite, renseignez-vous. Avant de couper, parlez-en avec le voisin : un café évite bien des lettres recommandées.</p>",
    "<h2>Demander une offre</h2>",
    "<ul><li>la surface du gazon et la longueur des haies ;</li><li>la hauteur du plus grand arbre ;</li><li>l’accès pour une machine ou une remorque ;</li><li>si les déchets verts doivent être emportés ;</li><li>un passage unique ou un entretien à l’année.</li></ul>",
    "<p>Pour un abattage, demandez à la commune si une autorisation est nécessaire. Beaucoup d’arbres sont protégés au-delà d’un certain diamètre, et l’autorisation prend quelques semaines.</p>",
  ],
};
