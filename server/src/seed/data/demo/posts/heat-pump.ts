import type { PostText } from "../shapes.ts";

export const heatPump: PostText = {
  title: "Remplacer un chauffage à mazout ou à gaz : les questions à poser",
  summary:
    "Pompe à chaleur, bois, chauffage à distance : avant de demander des offres, quelques informations sur votre maison font gagner beaucoup de temps.",
  category: "sanitaire-et-chauffage",
  authorName: "Jonas Rey",
  content: [
    "<p>Une chaudière tombe rarement en panne au bon moment. Préparer son remplacement un an ou deux à l’avance laisse le temps de comparer, de demander les aides et de choisir une saison calme. Voici comment vous y prendre.</p>",
    "<h2>Rassembler les données de la maison</h2>",
    "<ul><li>la surface chauffée et l’année de construction ;</li><li>la consommation des trois dernières années ;</li><li>le type d’émetteurs : sol, radiateurs ou les deux ;</li><li>les travaux d’isolation déjà faits ;</li><li>l’âge de la chaudière et de la citerne.</li></ul>",
    "<p>La consommation réelle est l’information la plus précieuse. Elle permet de dimensionner l’installation sans se fier à une règle générale.</p>",
    "<h2>Isoler d’abord ?</h2>",
    "<p>Une maison mieux isolée a besoin d’une installation plus petite. Si vous prévoyez d’isoler le toit ou de changer les fenêtres, faites-le avant ou en même temps. Si ce n’est pas possible, dites-le aux entreprises : elles tiendront compte de l’évolution. Un CECB, le certificat énergétique des bâtiments, donne une vue d’ensemble et des variantes chiffrées.</p>",
    "<h2>Les solutions possibles</h2>",
    "<p>La pompe à chaleur air-eau est la plus simple à installer ; son bruit et sa place doivent être étudiés avec soin. La pompe avec sonde géothermique est discrète et régulière, mais le forage n’est pas autorisé partout. Le bois convient aux maisons qui ont de la place pour le stocker. Enfin, un réseau de chauffage à distance passe peut-être bientôt dans votre rue : la commune le sait.</p>",
    "<h2>Autorisations et aides</h2>",
    "<p>Selon le canton et la commune, l’installation doit être annoncée ou autorisée. Des aides existent, notamment par le Programme Bâtiments et les cantons. Un principe revient presque partout : la demande se fait avant le début des travaux. Une aide demandée trop tard est en général perdue. Les conditions changent, vérifiez-les auprès de votre canton.</p>",
    "<h2>Comparer les offres</h2>",
    "<p>Demandez à chaque entreprise le calcul qui justifie la puissance, le niveau sonore à la limite de la parcelle, la durée de garantie et le prix d’un contrat d’entretien. Vérifiez que la dépose de l’ancienne chaudière, l’évacuation de la citerne, les travaux électriques et la mise en service sont compris.</p>",
    "<h2>Après la mise en service</h2>",
    "<p>Une pompe à chaleur se règle pendant le premier hiver. Convenez d’un contrôle après quelques mois : une courbe de chauffe bien ajustée améliore le confort et réduit la consommation, sans aucun investissement de plus.</p>",
  ],
  en: {
    title: "Replacing oil or gas heating: the questions to ask",
    summary:
      "Heat pump, wood or district heating: a few facts about your house save a lot of time before you ask for quotes.",
    content: [
      "<p>A boiler rarely breaks down at a good moment. Planning its replacement a year or two ahead gives you time to compare, apply for grants and pick a quiet season. Here is how to go about it.</p>",
      "<h2>Gather the facts about your house</h2>",
      "<ul><li>the heated area and the year it was built;</li><li>consumption over the last three years;</li><li>how the heat is given off: floor, radiators or both;</li><li>insulation work already done;</li><li>the age of the boiler and the tank.</li></ul>",
      "<p>Actual consumption is the most valuable fact. It lets a company size the system without relying on a rule of thumb.</p>",
      "<h2>Insulate first?</h2>",
      "<p>A better insulated house needs a smaller system. If you plan to insulate the roof or replace the windows, do it before or at the same time. If that isn’t possible, tell the companies and they’ll take it into account. The CECB (GEAK), the cantonal energy certificate, gives an overview and options with figures.</p>",
      "<h2>The options</h2>",
      "<p>An air-to-water heat pump is the simplest to install; its noise and location need care. A ground-source heat pump is quiet and steady, but drilling isn’t allowed everywhere. Wood suits houses with room to store it. And a district heating network may soon run through your street: your commune knows.</p>",
      "<h2>Permits and grants</h2>",
      "<p>Depending on the canton and commune, the system has to be announced or approved. There are grants, notably from the Buildings Programme and the cantons. One rule applies almost everywhere: apply before work begins. Apply too late and the grant is usually lost. Conditions change, so check with your canton.</p>",
      "<h2>Comparing quotes</h2>",
      "<p>Ask each company for the calculation behind the output it proposes, the noise level at the edge of your plot, the length of the guarantee and the price of a service contract. Check that removing the old boiler and the tank, electrical work and commissioning are included.</p>",
      "<h2>After commissioning</h2>",
      "<p>A heat pump is fine-tuned during its first winter. Agree on a check after a few months: a well-adjusted heating curve is more comfortable and uses less energy, at no extra cost.</p>",
    ],
  },
};
