import type { PostText } from "../shapes.ts";

export const tenantWorks: PostText = {
  title: "Locataire : quels travaux pouvez-vous faire chez vous ?",
  summary:
    "Petit entretien, réparations, transformations : qui paie, qui décide et pourquoi un accord écrit vaut toujours mieux qu’une promesse.",
  category: "peinture-et-revetements",
  authorName: "Hélène Savary",
  content: [
    "<p>On habite un appartement pendant des années et l’on aimerait parfois le changer : une autre couleur au mur, un parquet à la place de la moquette, une douche plus pratique. En tant que locataire, vous pouvez faire beaucoup, à condition de distinguer trois situations.</p>",
    "<h2>Le petit entretien est à votre charge</h2>",
    "<p>Les menus travaux de nettoyage et de réparation nécessaires à l’entretien courant reviennent au locataire : changer une ampoule ou un joint, déboucher un siphon, remplacer un flexible de douche. La règle pratique est simple : ce que l’on peut faire soi-même, avec un peu d’habileté et pour une petite dépense, fait partie de ce petit entretien. Ce qui demande un professionnel n’en fait en principe plus partie.</p>",
    "<h2>Les défauts se signalent à la gérance</h2>",
    "<p>Un chauffage en panne, une fenêtre qui ne ferme plus, une infiltration : ces défauts sont l’affaire du bailleur. Annoncez-les sans tarder, par écrit, avec une photo. Ne commandez pas vous-même une entreprise avant d’avoir une réponse, sauf urgence réelle, par exemple une fuite que rien n’arrête et une gérance injoignable. Dans ce cas, limitez l’intervention au nécessaire et gardez la facture.</p>",
    "<h2>Les transformations demandent un accord écrit</h2>",
    "<p>Pour rénover ou modifier le logement, le locataire a besoin du consentement écrit du bailleur. Un accord oral au téléphone ne suffit pas. La demande devrait préciser :</p>",
    "<ul><li>les travaux, avec un croquis ou une photo ;</li><li>l’entreprise qui les exécute ;</li><li>qui paie ;</li><li>si vous devez remettre les lieux en état à votre départ ;</li><li>ce qui se passe avec la plus-value.</li></ul>",
    "<p>Ce dernier point mérite de l’attention. Si le bailleur a donné son accord par écrit, il ne peut exiger la remise en état que si cela a été convenu par écrit. Et si le logement vaut nettement plus à la fin du bail grâce aux travaux, une indemnité peut entrer en ligne de compte. Mieux vaut régler ces questions avant, dans le même document.</p>",
    "<h2>Et la peinture ?</h2>",
    "<p>Repeindre dans une teinte vive sans accord expose à devoir repeindre en blanc au départ. Beaucoup de gérances acceptent un rafraîchissement, surtout lorsque la dernière peinture date de plusieurs années, et participent parfois aux frais. Posez la question : elle ne coûte rien.</p>",
    "<h2>Dans votre demande</h2>",
    "<p>Indiquez que vous êtes locataire et si l’accord est déjà obtenu. Les entreprises préfèrent attendre une signature plutôt que d’interrompre un chantier. Ce texte donne des repères ; pour un cas précis, adressez-vous à une association de locataires ou à l’autorité de conciliation de votre district.</p>",
  ],
};
