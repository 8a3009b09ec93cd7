import type { PostText } from "../shapes.ts";

export const movingCalendar: PostText = {
  title: "Déménager sans stress : un calendrier sur huit semaines",
  summary:
    "Qui prévenir, quand réserver, quoi trier : un plan réaliste pour répartir le travail et garder une semaine de marge.",
  category: "demenagement-et-transport",
  authorName: "Jonas Rey",
  content: [
    "<p>Un déménagement réussi se décide plusieurs semaines avant l’arrivée du camion. Ce calendrier part de la date du déménagement et remonte le temps. Si vous avez moins de huit semaines, gardez l’ordre et serrez les étapes.</p>",
    "<h2>Huit semaines avant</h2>",
    "<p>Vérifiez les délais et la forme de la résiliation de votre bail. Faites l’inventaire des pièces, notez les objets lourds ou fragiles, et publiez votre demande. Les fins de mois et les termes habituels sont très demandés ; le milieu de mois et le milieu de semaine laissent plus de choix.</p>",
    "<h2>Six semaines avant</h2>",
    "<p>Comparez les réponses et réservez. Demandez ce que couvre l’assurance de base et ce qui en est exclu, par exemple les objets que vous emballez vous-même. Commencez à trier : chaque carton que l’on ne remplit pas est un carton que l’on ne paie pas.</p>",
    "<h2>Quatre semaines avant</h2>",
    "<ul><li>annoncez le changement à l’employeur, à la banque, aux assurances et à l’école ;</li><li>préparez l’ordre de réexpédition du courrier ;</li><li>renseignez-vous sur l’autorisation de parquer à la commune ;</li><li>réservez l’ascenseur ou le passage auprès des deux gérances ;</li><li>organisez le nettoyage de fin de bail.</li></ul>",
    "<h2>Deux semaines avant</h2>",
    "<p>Emballez ce qui ne sert plus : livres, vêtements d’une autre saison, vaisselle des fêtes. Écrivez sur chaque carton la pièce d’arrivée et un mot sur le contenu, sur deux côtés. Les livres vont dans de petits cartons. Videz peu à peu le congélateur.</p>",
    "<h2>La dernière semaine</h2>",
    "<p>Démontez les meubles et mettez les vis dans un sachet collé au meuble. Préparez une valise pour la première nuit : draps, trousse de toilette, chargeurs, médicaments, quelques outils, du papier de toilette. Gardez avec vous les papiers, les bijoux et les clés. Prenez une photo des branchements de l’ordinateur et de la télévision.</p>",
    "<h2>Le jour même</h2>",
    "<p>Montrez à l’équipe ce qui part, ce qui reste et ce qui est fragile. Une personne reste au départ, une autre à l’arrivée pour indiquer les pièces. Avant de signer le rapport, faites le tour des meubles ; un dégât visible s’annonce tout de suite.</p>",
    "<h2>Après</h2>",
    "<p>Annoncez votre arrivée à la commune dans le délai prévu, le plus souvent quatorze jours. Contrôlez votre nouveau logement et signalez par écrit les défauts cachés que l’état des lieux d’entrée n’a pas relevés. Il reste toujours quelques cartons : donnez-leur une date limite.</p>",
  ],
};
