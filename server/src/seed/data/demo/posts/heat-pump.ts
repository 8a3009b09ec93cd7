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
};
