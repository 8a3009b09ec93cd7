import type { PostText } from "../shapes.ts";

export const electricalSafety: PostText = {
  title: "Contrôle OIBT : comprendre le rapport et corriger les défauts",
  summary:
    "Vous avez reçu une invitation à faire contrôler votre installation électrique ? Voici à quoi sert ce contrôle, qui le fait et ce qu’il faut faire ensuite.",
  category: "electricite-et-energie",
  authorName: "Jonas Rey",
  content: [
    "<p>Un jour, le gestionnaire du réseau électrique vous écrit : votre installation doit être contrôlée. La lettre parle d’OIBT, de rapport de sécurité et d’un délai. Rien d’inquiétant. Le contrôle périodique existe pour éviter les incendies et les électrocutions, et il se passe le plus souvent sans difficulté.</p>",
    "<h2>Ce que signifie OIBT</h2>",
    "<p>C’est l’ordonnance fédérale sur les installations électriques à basse tension. Elle rend le propriétaire responsable de la sécurité de son installation, du compteur jusqu’aux prises. Elle prévoit aussi des contrôles réguliers, dont l’intervalle dépend du type de bâtiment. Pour la plupart des logements, il est de vingt ans ; il est plus court pour les locaux professionnels ou à risques. Un contrôle peut aussi être exigé lors d’un changement de propriétaire, si le dernier remonte à plus de cinq ans.</p>",
    "<h2>Qui fait quoi</h2>",
    "<p>Le contrôle est confié à un organe indépendant, titulaire d’une autorisation. Il ne peut pas contrôler sa propre installation. La correction des défauts revient ensuite à une entreprise d’installation autorisée. Ce sont donc deux mandats différents, et deux offres.</p>",
    "<h2>Lire le rapport</h2>",
    "<p>Le contrôleur note chaque défaut, l’endroit et la règle concernée. Les plus fréquents sont :</p>",
    "<ul><li>une protection contre les courants de défaut absente, par exemple dans la salle de bain ;</li><li>des prises sans terre ou abîmées ;</li><li>des fils accessibles après un bricolage ;</li><li>un tableau surchargé ou mal étiqueté.</li></ul>",
    "<p>Certains défauts se corrigent en une heure. D’autres, comme le remplacement d’un vieux tableau, méritent plusieurs offres.</p>",
    "<h2>Demander des offres</h2>",
    "<p>Joignez le rapport entier à votre demande, ou décrivez les défauts un par un. Demandez un prix total qui comprend le matériel, les mesures finales et l’avis de fin des travaux. C’est ce document, ajouté au rapport de sécurité, que vous remettez au gestionnaire du réseau pour clore l’affaire.</p>",
    "<h2>Tenir le délai, ou le prolonger</h2>",
    "<p>Le délai est indiqué dans la lettre. S’il est trop court, demandez une prolongation par écrit avant son échéance, avec une explication. Elle est souvent accordée quand une entreprise est déjà choisie. En revanche, un défaut qui met des personnes en danger se corrige tout de suite.</p>",
    "<h2>Profiter de l’occasion</h2>",
    "<p>Si l’électricien est déjà sur place, c’est le bon moment pour ajouter une prise, préparer une borne de recharge ou faire étiqueter le tableau. Le déplacement est payé une seule fois.</p>",
  ],
};
