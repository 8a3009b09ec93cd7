import type { PostText } from "../shapes.ts";

export const endOfLease: PostText = {
  title: "État des lieux de sortie : préparer le nettoyage et la remise des clés",
  summary:
    "Vitres, four, stores, cave : la liste des endroits que l’on oublie, et les questions à poser à une entreprise de nettoyage avant de lui confier votre logement.",
  category: "nettoyage",
  authorName: "Claire Monney",
  content: [
    "<p>Le jour de l’état des lieux arrive vite, entre les cartons et les changements d’adresse. Un nettoyage soigné évite des retenues et surtout un deuxième rendez-vous. En voici les étapes, dans l’ordre.</p>",
    "<h2>Relire l’état des lieux d’entrée</h2>",
    "<p>Retrouvez le document signé à votre arrivée. Il indique les défauts qui existaient déjà et qui ne peuvent pas vous être reprochés. L’usure normale due à un usage soigneux n’est pas non plus à votre charge ; les dégâts, eux, le sont en tenant compte de l’âge de ce qui est abîmé. En cas de doute, une association de locataires peut vous renseigner.</p>",
    "<h2>Réparer avant de nettoyer</h2>",
    "<p>Rebouchez les trous, changez les ampoules et les joints usés, détartrez la robinetterie. Ces petits travaux font de la poussière : mieux vaut les terminer avant le grand nettoyage. Annoncez les dégâts plus importants à votre assurance responsabilité civile sans attendre.</p>",
    "<h2>Les endroits que l’on oublie</h2>",
    "<ul><li>le filtre et l’intérieur de la hotte ;</li><li>les joints du réfrigérateur et le bac du congélateur ;</li><li>les rails des fenêtres et les lamelles des stores ;</li><li>le dessus des armoires et des portes ;</li><li>les siphons, les bouches d’aération et les radiateurs ;</li><li>la cave, le galetas et la boîte aux lettres.</li></ul>",
    "<h2>Confier le travail à une entreprise</h2>",
    "<p>Demandez toujours un prix forfaitaire, fondé sur la surface, le nombre de pièces et l’état réel. Faites préciser si les stores, les vitres et la moquette sont compris. La garantie de reprise signifie que l’entreprise revient sans frais si la gérance demande une retouche. Vérifiez qu’elle est écrite dans l’offre et qu’une personne peut être présente, ou au moins joignable, le jour de la remise.</p>",
    "<p>Prévoyez le nettoyage un à trois jours avant l’état des lieux, quand le logement est vide. Laissez l’eau et l’électricité branchées jusqu’à la fin.</p>",
    "<h2>Le jour de la remise</h2>",
    "<p>Venez avec toutes les clés, y compris les doubles, les modes d’emploi et l’état des lieux d’entrée. Relevez les compteurs et prenez des photos datées de chaque pièce. Lisez le procès-verbal en entier avant de signer. Vous pouvez y ajouter une réserve si vous n’êtes pas d’accord avec une remarque.</p>",
    "<p>Si quelque chose doit être repris, convenez d’un délai et faites-le noter. Avec une garantie de reprise, appelez l’entreprise immédiatement : elle préfère revenir le lendemain que la semaine suivante.</p>",
  ],
};
