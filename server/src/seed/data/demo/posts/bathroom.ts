import type { PostText } from "../shapes.ts";

export const bathroom: PostText = {
  title: "Rénover une salle de bain : les décisions à prendre avant les travaux",
  summary:
    "Douche ou baignoire, conduites, ventilation, étanchéité : ce qui se décide au début coûte peu, ce qui se décide en cours de chantier coûte cher.",
  category: "renovation-et-construction",
  authorName: "Marc Dufour",
  content: [
    "<p>Une salle de bain réunit plusieurs métiers sur quelques mètres carrés : sanitaire, carrelage, électricité, plâtrerie, peinture. La réussite dépend moins du choix des carreaux que de la préparation. Voici les décisions à prendre avant le premier coup de marteau.</p>",
    "<h2>Garder ou déplacer</h2>",
    "<p>Laisser le WC et la douche à leur place évite de toucher aux écoulements, qui ont besoin d’une pente. Déplacer un lavabo est souvent simple, déplacer un WC l’est rarement. Demandez aux entreprises un prix pour chaque variante.</p>",
    "<h2>Douche, baignoire ou les deux</h2>",
    "<p>Une douche de plain-pied est confortable et facilite la vie en cas de mobilité réduite. Elle demande une hauteur suffisante dans le sol pour l’écoulement : une visite permet de le savoir. Si le logement n’a qu’une salle de bain et que de jeunes enfants y vivent, une baignoire garde son utilité.</p>",
    "<h2>Penser à ce que l’on ne voit pas</h2>",
    "<ul><li>l’étanchéité sous le carrelage, surtout autour de la douche ;</li><li>l’état des conduites, qu’il est raisonnable de remplacer pendant que les murs sont ouverts ;</li><li>la ventilation, en particulier sans fenêtre ;</li><li>les prises et l’éclairage du miroir, soumis à des distances de sécurité ;</li><li>des renforts dans le mur pour de futures barres d’appui.</li></ul>",
    "<h2>Les bâtiments plus anciens</h2>",
    "<p>Dans un bâtiment construit avant 1990, les colles de carrelage et certains revêtements peuvent contenir de l’amiante. Un diagnostic avant travaux est alors nécessaire. Il protège les ouvriers et les habitants, et évite un arrêt du chantier.</p>",
    "<h2>Vivre pendant les travaux</h2>",
    "<p>Comptez plusieurs semaines entre la dépose et la remise, séchages compris. Demandez quels jours l’eau sera coupée. Si vous n’avez pas d’autre salle de bain, parlez-en dès la demande : un WC provisoire ou une organisation par étapes est parfois possible.</p>",
    "<h2>Locataire ou PPE</h2>",
    "<p>En tant que locataire, vous avez besoin de l’accord écrit du propriétaire avant de modifier le logement. En PPE, l’intérieur de votre salle de bain vous appartient, mais les colonnes d’eau et d’évacuation sont communes : informez l’administration avant toute intervention sur elles.</p>",
    "<h2>Choisir les matériaux à temps</h2>",
    "<p>Les délais de livraison sont la première cause de retard. Choisissez les appareils, les carreaux et la robinetterie avant le début du chantier, et faites-les livrer quelques jours plus tôt. Gardez deux ou trois carreaux de réserve et la référence de la teinte : dans dix ans, ils vaudront de l’or.</p>",
  ],
  en: {
    title: "Renovating a bathroom: decide these things before work starts",
    summary:
      "Shower or bath, pipes, ventilation, waterproofing: deciding early costs little, deciding during the work costs a lot.",
    content: [
      "<p>A bathroom brings several trades together in a few square metres: plumbing, tiling, electrics, plastering, painting. Success depends less on the tiles than on preparation. Here is what to decide before the first hammer blow.</p>",
      "<h2>Keep or move</h2>",
      "<p>Leaving the toilet and shower where they are means the drains, which need a slope, can stay. Moving a basin is often simple; moving a toilet rarely is. Ask the companies for a price for each option.</p>",
      "<h2>Shower, bath or both</h2>",
      "<p>A walk-in shower is comfortable and makes life easier for anyone less mobile. It needs enough depth in the floor for the drain, which a visit will show. If it’s your only bathroom and you have young children, a bath is still useful.</p>",
      "<h2>Think about what you won’t see</h2>",
      "<ul><li>waterproofing under the tiles, above all around the shower;</li><li>the state of the pipes, sensibly replaced while the walls are open;</li><li>ventilation, especially without a window;</li><li>sockets and mirror lighting, which have to keep safe distances;</li><li>reinforcement in the wall for future grab rails.</li></ul>",
      "<h2>Older buildings</h2>",
      "<p>In a building from before 1990, tile adhesive and some coverings may contain asbestos. A survey is then needed before work starts. It protects workers and residents, and avoids bringing the site to a halt.</p>",
      "<h2>Living there during the work</h2>",
      "<p>Allow several weeks between stripping out and handover, drying time included. Ask on which days the water will be off. If you have no other bathroom, say so in your request: a temporary toilet or working in stages is sometimes possible.</p>",
      "<h2>Tenants and co-owners</h2>",
      "<p>As a tenant you need the owner’s written consent before changing anything. As a co-owner, the inside of your bathroom is yours, but the water and waste risers are shared: tell the administrator before any work on them.</p>",
      "<h2>Choose materials in time</h2>",
      "<p>Deliveries are the most common cause of delay. Choose fittings, tiles and taps before work starts and have them delivered a few days early. Keep two or three spare tiles and the reference of the colour: in ten years they’ll be worth their weight in gold.</p>",
    ],
  },
};
