import type { PostText } from "../shapes.ts";

export const goodRequest: PostText = {
  title: "Bien décrire sa demande : ce que les entreprises veulent savoir",
  summary:
    "Une demande claire reçoit des réponses plus rapides et des prix plus justes. Voici ce qu’il vaut la peine d’écrire, et ce que l’on peut laisser de côté.",
  authorName: "Claire Monney",
  content: [
    "<p>Une entreprise qui lit votre demande se pose trois questions : est-ce que je sais faire ce travail, est-ce que j’ai le temps, et combien d’heures cela représente ? Plus votre description répond à ces questions, plus la réponse est précise. Vous n’avez pas besoin de termes techniques. Dites simplement ce que vous voyez et ce que vous voulez obtenir.</p>",
    "<h2>Décrire l’état actuel</h2>",
    "<p>Commencez par ce qui existe. « La salle de bain a une baignoire, un lavabo et un WC, le carrelage date de la construction » en dit plus que « salle de bain à refaire ». L’année de construction du bâtiment est utile : elle indique quels matériaux on peut y trouver et comment passent les conduites.</p>",
    "<p>Mesurez ce qui peut l’être, même approximativement. Une surface à deux mètres carrés près suffit pour un premier prix. Comptez aussi les éléments : fenêtres, portes, prises, radiateurs.</p>",
    "<h2>Dire ce que vous attendez</h2>",
    "<p>Précisez le résultat plutôt que la méthode. Si vous voulez moins de bruit dans une chambre, dites-le : l’entreprise proposera peut-être une autre solution que la cloison que vous imaginez. Indiquez aussi ce qui ne doit pas changer, par exemple un parquet à conserver.</p>",
    "<h2>Parler de l’accès et des délais</h2>",
    "<ul><li>l’étage, l’ascenseur et la place pour un véhicule ;</li><li>si le logement est habité pendant les travaux ;</li><li>les jours où quelqu’un peut ouvrir la porte ;</li><li>la date à laquelle tout doit être terminé, si elle existe vraiment.</li></ul>",
    "<p>Un délai souple est souvent récompensé : l’entreprise peut placer votre chantier entre deux autres.</p>",
    "<h2>Ajouter des photos</h2>",
    "<p>Deux ou trois photos remplacent beaucoup de mots. Prenez une vue d’ensemble depuis la porte, puis un détail du problème. Évitez les photos où l’on reconnaît des personnes ou des documents.</p>",
    "<h2>Indiquer un budget, ou non</h2>",
    "<p>Le budget est facultatif. L’indiquer évite des propositions hors de portée, et permet à l’entreprise de dire franchement ce qui est possible. Si vous n’avez aucune idée du prix, laissez le champ vide et comparez les fourchettes reçues.</p>",
    "<h2>Ce que l’on peut laisser de côté</h2>",
    "<p>Votre adresse exacte, votre téléphone et votre nom de famille n’ont pas leur place dans la description. Les coordonnées sont transmises seulement à l’entreprise que vous acceptez. Pour le reste, écrivez comme vous parleriez à un voisin du métier : court, concret, sans formules.</p>",
    "<p>Relisez une dernière fois en vous mettant à la place de la personne qui lit. Si elle peut imaginer la pièce, votre demande est prête.</p>",
  ],
};
