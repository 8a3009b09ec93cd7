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
    "<p>Une fois votre choix fait, acceptez la réponse retenue et déclinez les autres. C’est une marque de respect : les entreprises peuvent libérer la place qu’elles vous gardaient. Si aucune réponse ne convient, ne vous forcez pas. Vous pouvez préciser votre demande, attendre une autre réponse ou annuler.</p>",
    "<p>Enfin, faites confirmer par écrit ce qui a été convenu : le travail, le prix, les dates et les conditions de paiement. Un e-mail suffit dans la plupart des cas. C’est le document que l’on relit quand les souvenirs divergent.</p>",
  ],
  en: {
    title: "Comparing several quotes without getting it wrong",
    summary:
      "The lowest price isn’t always the best, nor the highest the safest. A simple way to put quotes side by side.",
    content: [
      "<p>You have three quotes, and one is twice the price of another. That’s common, and it doesn’t mean anyone is wrong: the companies may not have counted the same things. Before you choose, make the quotes comparable.</p>",
      "<h2>Check what is included</h2>",
      "<p>Take a sheet of paper and note six points for each quote:</p>",
      "<ul><li>materials and their quality;</li><li>removal, disposal and waste fees;</li><li>protecting your home and cleaning up afterwards;</li><li>related work: electrics, painting, connections;</li><li>VAT;</li><li>what happens if something unexpected turns up.</li></ul>",
      "<p>A missing point isn’t a fault, it’s a question to ask. A higher quote that includes everything may turn out to be the better deal.</p>",
      "<h2>Understand what the price refers to</h2>",
      "<p>A fixed price protects you if the work takes longer than planned. An hourly rate is fair for a repair or a job that is hard to estimate, as long as you know roughly how many hours it will take. Ask for a ceiling above which the company calls you first.</p>",
      "<p>A wide range means that information is missing. Offer a visit: the range nearly always narrows.</p>",
      "<h2>Look at the reply itself</h2>",
      "<p>How a company replies tells you how it works. Did it read your description? Does it ask sensible questions? Is the date it gives plausible? A short, precise reply is worth more than a friendly text that could have gone to anyone.</p>",
      "<h2>Ask for references</h2>",
      "<p>Ask for one or two addresses of similar work done a year or two ago. A company that has them will share them gladly. You can also look in the commercial register, which is public and free, and check that the company number exists.</p>",
      "<h2>Decide, then reply to everyone</h2>",
      "<p>Once you’ve chosen, accept that quote and decline the others. It’s a courtesy: the companies can free the time they were keeping for you. If no quote suits you, don’t force it. You can add details, wait for another quote or cancel.</p>",
      "<p>Finally, have what you agreed confirmed in writing: the work, the price, the dates and the terms of payment. An email is enough in most cases. It’s what you’ll both read again when memories differ.</p>",
    ],
  },
};
