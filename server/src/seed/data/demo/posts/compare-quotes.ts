import type { PostText } from "../shapes.ts";

export const compareQuotes: PostText = {
  title: "Comparer plusieurs offres sans se tromper",
  summary:
    "Le prix le plus bas n’est pas toujours le meilleur, ni le plus haut le plus sûr. Une méthode simple pour mettre les réponses côte à côte.",
  authorName: "Marc Dufour",
  content: [
    "<p>Vous avez reçu trois réponses et les prix vont du simple au double. C’est fréquent, et cela ne veut pas dire que quelqu’un se trompe. Les entreprises n’ont peut-être pas compté la même chose. Avant de choisir, il faut donc rendre les offres comparables.</p>",
    "<h2>Vérifier ce qui est compris</h2>",
    "<p>Prenez une feuille et notez, pour chaque offre, ces six points :</p>",
    "<ul><li>la fourniture du matériel et sa qualité ;</li><li>la dépose, l’évacuation et les taxes de déchets ;</li><li>la protection du logement et le nettoyage final ;</li><li>les travaux annexes : électricité, peinture, raccords ;</li><li>la TVA ;</li><li>ce qui se passe en cas d’imprévu.</li></ul>",
    "<p>Un point qui manque n’est pas un défaut, c’est une question à poser. Une offre plus chère qui comprend tout peut se révéler la plus avantageuse.</p>",
    "<h2>Comprendre l’unité du prix</h2>",
    "<p>Un prix total vous protège si le travail dure plus longtemps que prévu. Un prix à l’heure est juste pour un dépannage ou une tâche difficile à estimer, à condition de connaître le nombre d’heures probable. Demandez alors un plafond, au-delà duquel l’entreprise vous appelle.</p>",
    "<p>Une fourchette large dit que des informations manquent. Proposez une visite : la fourchette se resserre presque toujours.</p>",
    "<h2>Regarder la réponse elle-même</h2>",
    "<p>La manière de répondre renseigne sur la manière de travailler. L’entreprise a-t-elle lu votre description ? Pose-t-elle des questions sensées ? Annonce-t-elle une date plausible ? Une réponse courte mais précise vaut mieux qu’un texte aimable qui pourrait s’adresser à n’importe qui.</p>",
    "<h2>Demander des références</h2>",
    "<p>Demandez une ou deux adresses de travaux semblables, réalisés il y a un an ou deux. Une entreprise qui en a les donne volontiers. Vous pouvez aussi consulter le registre du commerce, qui est public et gratuit, et vérifier que le numéro d’entreprise existe.</p>",
    "<h2>Décider, puis répondre à tout le monde</h2>",
    "<p>Une fois votre choix fait, acceptez la réponse retenue et refusez les autres. C’est une marque de respect : les entreprises peuvent libérer la place qu’elles vous gardaient. Si aucune réponse ne convient, ne vous forcez pas. Vous pouvez préciser votre demande, attendre une autre réponse ou annuler.</p>",
    "<p>Enfin, faites confirmer par écrit ce qui a été convenu : le travail, le prix, les dates et les conditions de paiement. Un courriel suffit dans la plupart des cas. C’est le document que l’on relit quand les souvenirs divergent.</p>",
  ],
};
