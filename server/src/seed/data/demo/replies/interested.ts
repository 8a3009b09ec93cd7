/**
 * What interested companies write, by the slug of a category (fits all its trades) or of a subcategory.
 * The plan puts an opening before and a closing after.
 */
export const interested: Record<string, string[]> = {
  "renovation-et-construction": [
    "Merci pour votre description précise. Nous avons mené un chantier très proche l’an dernier et voyons bien les points délicats. Notre prix comprend la dépose, l’évacuation et le nettoyage final.",
    "Nous pouvons prendre en charge l’ensemble avec nos propres équipes, sans sous-traitance. La fourchette tient compte d’une surprise raisonnable ; nous la resserrons après une visite gratuite d’une demi-heure.",
    "Votre projet nous intéresse et la période nous convient. Après une visite, nous vous remettons une offre détaillée poste par poste, valable trois mois.",
    "Si le bâtiment date d’avant 1990, nous recommandons un diagnostic amiante avant de commencer. Nous pouvons l’organiser ; il n’est pas compris dans notre fourchette.",
  ],
  "renovation-de-salle-de-bain": [
    "Nous travaillons souvent dans des logements habités : une paroi anti-poussière est posée le premier jour et les lieux sont rangés chaque soir. Le prix comprend des appareils de milieu de gamme, que vous pouvez choisir dans notre exposition.",
    "Avant de confirmer le prix, il nous faudrait voir la colonne d’eau et la hauteur disponible sous le carrelage. L’étanchéité, le carrelage et l’électricité sont compris.",
  ],
  "renovation-de-cuisine": [
    "Nous dessinons la cuisine en trois dimensions après la prise de mesures. La pose, les raccordements et l’évacuation de l’ancienne cuisine sont compris.",
  ],
  "toiture-et-facade": [
    "Nous pouvons envoyer quelqu’un sur le toit ces prochains jours pour une protection provisoire. Le prix définitif dépend de ce que nous trouvons sous la couverture.",
  ],
  "isolation-thermique": [
    "Nous préparons nous-mêmes la demande de subvention, à déposer avant le début des travaux. L’épaisseur proposée respecte les exigences du Programme Bâtiments.",
  ],
  "peinture-et-revetements": [
    "D’après vos indications, le travail est courant pour nous. Nous passons volontiers pour mesurer et vérifier l’état des supports, puis l’offre devient ferme.",
    "Le prix comprend la fourniture, la main-d’œuvre et l’évacuation des déchets. Nous pouvons vous montrer des échantillons sur place, à la lumière de la pièce.",
    "Nous avons une équipe de deux personnes libre à la période que vous indiquez. Les sols et les meubles sont protégés par nos soins.",
  ],
  "peinture-interieure": [
    "Nous proposons deux couches après préparation des fonds, avec une peinture lessivable et sans solvant. Les meubles sont déplacés et protégés. Comptez trois à quatre jours.",
    "Les retouches et le nettoyage sont compris, la réparation de fissures profondes ne l’est pas. Nous vous laissons un pot de la teinte pour plus tard.",
  ],
  "pose-de-parquet": [
    "Le ponçage se fait avec aspiration, il y a donc très peu de poussière. Comptez deux jours de travail et deux jours de séchage avant de remettre les meubles.",
  ],
  "pose-de-carrelage": [
    "Nous vérifions d’abord la planéité du support. La colle, les joints et les coupes sont compris, avec une réserve de dix pour cent sur les carreaux.",
  ],
  "sanitaire-et-chauffage": [
    "Nous connaissons bien ce type d’installation et avons les pièces courantes dans nos véhicules. Si le problème est ailleurs que prévu, nous vous appelons avant de continuer.",
    "Nous pouvons venir voir sur place cette semaine. Le déplacement est déduit de la facture si vous nous confiez le travail.",
    "Le travail est exécuté par un installateur qualifié et contrôlé à la fin avec vous. Les pièces sont facturées à leur prix réel, montrées avant la pose.",
  ],
  "pompe-a-chaleur": [
    "Une visite est nécessaire pour vérifier la place disponible, le bruit à la limite de la parcelle et le raccordement électrique. Nous nous occupons des annonces et du dossier de subvention.",
    "Nous vous proposerons deux variantes, avec leur consommation calculée d’après vos factures. La dépose de l’ancienne installation est comprise.",
  ],
  "entretien-de-chaudiere": [
    "Le contrat comprend un service par an, le réglage du brûleur et un dépannage prioritaire, aussi le week-end. Les pièces sont en plus.",
  ],
  "electricite-et-energie": [
    "Notre prix comprend le matériel, la pose, les mesures et le rapport de sécurité. Une photo du tableau électrique nous aiderait à le confirmer.",
    "Nous pouvons venir voir l’installation cette semaine. Nous vous remettrons un petit schéma avec l’offre, pour que vous sachiez ce qui est posé et où.",
    "Nous avons l’autorisation générale d’installer et exécutons tout nous-mêmes. Les percements sont rebouchés, la peinture reste à votre charge.",
  ],
  "panneaux-solaires": [
    "Nous calculons la production à partir de votre toit et de votre consommation. L’annonce au distributeur et la demande de rétribution unique sont comprises.",
  ],
  "borne-de-recharge": [
    "L’annonce au distributeur et la mise en service sont comprises. La borne peut être réglée plus tard pour suivre une production solaire.",
  ],
  "menuiserie-et-fermetures": [
    "Nous prenons les mesures sur place avant de confirmer le prix. La dépose, l’évacuation et les réglages sont compris.",
    "Nous pouvons vous présenter deux exécutions, avec des échantillons. La fourchette tient compte de la différence entre les deux.",
    "Nous avons fait plusieurs travaux semblables dans la région et pouvons vous donner des adresses à visiter.",
  ],
  "menuiserie-sur-mesure": [
    "Nous dessinons d’abord une proposition, que vous pouvez corriger une fois sans frais. La fabrication demande quatre à six semaines, la pose une journée.",
  ],
  fenetres: [
    "La fabrication demande six à huit semaines, la pose un à deux jours sans échafaudage. Les raccords intérieurs sont faits, la peinture ne l’est pas.",
  ],
  serrurerie: [
    "Nous pouvons passer dans la journée. Le prix annoncé comprend le déplacement, le cylindre de sécurité, cinq clés et la pose ; il ne change pas sur place.",
  ],
  nettoyage: [
    "Notre équipe vient avec le matériel et les produits. Le personnel est déclaré et assuré en responsabilité civile.",
    "Le prix tient compte de la surface et de l’état que vous décrivez. Nous le confirmons après quelques photos, sans visite si vous préférez.",
    "Nous avons encore de la place à la période que vous indiquez et restons souples sur l’horaire.",
  ],
  "nettoyage-de-fin-de-bail": [
    "Le prix est forfaitaire : vitres, stores, appareils de cuisine et cave compris. Si la gérance demande une retouche, nous revenons sans frais.",
    "Une personne de notre équipe est présente à l’état des lieux avec le matériel. La garantie de reprise est écrite dans l’offre.",
  ],
  "menage-regulier": [
    "La même personne viendrait à chaque passage, avec une remplaçante pendant les vacances. Nous proposons une première rencontre chez vous, sans engagement.",
  ],
  "nettoyage-de-bureaux": [
    "Nous établissons un cahier des tâches avec vous et un contrôle chaque mois. Notre personnel signe un engagement de confidentialité.",
  ],
  "demenagement-et-transport": [
    "Nous avons une équipe libre à vos dates et du matériel de protection adapté. L’assurance de base est comprise, une couverture plus élevée est possible.",
    "Le prix est un forfait : il ne change pas si nous finissons plus tard. Une visite vidéo de dix minutes nous suffit pour le confirmer.",
    "Un jour en milieu de semaine serait plus avantageux, nous vous indiquons la différence dans l’offre.",
  ],
  "demenagement-prive": [
    "Nous prévoyons une équipe de trois personnes et un camion adapté au volume. Nous nous occupons de l’autorisation de parquer et prêtons les caisses-penderies.",
  ],
  debarras: [
    "Le tri, le transport et les taxes de déchetterie sont compris, avec un décompte à la fin. Ce qui peut resservir est donné à une ressourcerie.",
  ],
  "jardin-et-exterieur": [
    "Nous pouvons passer voir le terrain, c’est le plus sûr pour fixer un prix. Les déchets verts sont emportés et compostés dans la région.",
    "Le prix comprend le matériel, deux jardiniers et la remise en ordre. Si une autorisation communale est nécessaire, nous préparons la demande.",
    "La bonne période approche, nous vous conseillons de fixer une date assez vite. Nous décalons sans frais en cas de mauvais temps.",
  ],
  "amenagement-paysager": [
    "Nous travaillons avec des plantes adaptées au climat d’ici, qui demandent peu d’eau une fois installées. Un croquis accompagne l’offre.",
  ],
  "aide-a-domicile-et-petits-travaux": [
    "Votre demande correspond bien à ce que nous faisons tous les jours. Le déplacement est compris dans la région.",
    "Nous pouvons venir à la date qui vous arrange, aussi en fin de journée. Le temps est compté à la demi-heure.",
    "Nous confirmons le prix après un court appel, pour être sûrs d’avoir bien compris.",
  ],
  "lutte-contre-les-nuisibles": [
    "Nous commençons par chercher d’où cela vient. Le traitement comprend deux passages et des conseils pour éviter que cela recommence.",
  ],
  "depannage-electromenager": [
    "Nous connaissons ce modèle. Si la pièce n’est plus disponible ou si la réparation ne vaut pas la peine, vous ne payez que le déplacement.",
  ],
  "garde-et-aide-aux-personnes": [
    "Nous vous proposons une courte rencontre pour voir si le courant passe. Une responsable reste joignable tous les jours.",
  ],
  "informatique-et-web": [
    "Nous avons réalisé plusieurs projets de cette taille. Le prix comprend la mise en service, une heure de formation et trois mois de corrections.",
    "Avant de chiffrer plus précisément, nous proposons un entretien de trente minutes par visioconférence. L’offre se fait par étapes, que vous pouvez arrêter après chacune.",
    "Nous travaillons avec des outils ouverts quand c’est possible, pour que vous ne dépendiez pas de nous.",
  ],
  "creation-de-site-web": [
    "Vous pourrez modifier vous-même les textes et les images. L’hébergement en Suisse est facturé à part, sans durée minimale.",
  ],
  "depannage-informatique": [
    "Les données sont copiées avant toute intervention. Si la réparation ne vaut pas la peine, nous vous le disons et ne facturons que le diagnostic.",
  ],
  "services-aux-entreprises": [
    "Nous suivons plusieurs clients dans une situation semblable. Vous avez une personne de contact fixe, joignable directement.",
    "Nous vous proposons un premier entretien sans frais pour comprendre votre situation. L’offre détaille ensuite chaque prestation.",
    "Le travail est relu par une deuxième personne avant de vous être remis. Le délai que vous indiquez nous convient.",
  ],
  "graphisme-et-imprimerie": [
    "La fourchette comprend deux propositions et un tour de corrections. Les fichiers vous appartiennent à la fin.",
  ],
  "evenements-et-loisirs": [
    "Nous avons encore de la place à vos dates et vous les réservons volontiers pendant dix jours. Le déplacement est compris.",
    "Nous adaptons la formule à vos souhaits après un appel. Un acompte d’un tiers confirme la réservation.",
    "Nous avons déjà travaillé dans ce type de cadre et pouvons vous envoyer des exemples.",
  ],
  traiteur: [
    "Les produits viennent de la région et les régimes sont indiqués sur chaque plat. Une dégustation est possible avant de choisir.",
  ],
  "cours-et-coaching": [
    "La première rencontre est offerte, pour voir si nous nous entendons bien. Ensuite, chacun reste libre d’arrêter d’une fois à l’autre.",
  ],
};

export const openings: string[] = ["Bonjour,", "Bonjour et merci pour votre demande.", "Madame, Monsieur,"];

export const closings: string[] = [
  "Volontiers à votre disposition pour toute question.",
  "Vous pouvez nous joindre en fin de journée ou le samedi matin.",
  "Nous vous rappelons dès que vous acceptez notre réponse.",
  "Nous restons à votre disposition et vous souhaitons une bonne journée.",
  "Prenez le temps de comparer, nous répondons volontiers à vos questions.",
  "Nos références sont à disposition sur demande.",
  "Merci de votre confiance.",
  "Meilleures salutations.",
];
