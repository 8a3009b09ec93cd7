import type { PostText } from "../shapes.ts";

export const asbestos: PostText = {
  title: "Amiante : ce qu’il faut savoir avant de rénover un bâtiment ancien",
  summary:
    "L’amiante ne présente guère de danger tant qu’il est lié et intact. Il en présente un dès qu’on perce, scie ou arrache. Les bons réflexes avant les travaux.",
  category: "renovation-et-construction",
  authorName: "Hélène Savary",
  content: [
    "<p>L’amiante a été utilisé pendant des décennies dans la construction, jusqu’à son interdiction en Suisse à la fin des années 1980. On en trouve encore dans beaucoup de bâtiments construits avant 1990. Sa présence n’oblige pas à tout arracher, mais elle change la manière de travailler.</p>",
    "<h2>Où l’on peut en trouver</h2>",
    "<ul><li>les colles de carrelage et de sol ;</li><li>les revêtements de sol en plusieurs couches, souvent dits vinyle-amiante ;</li><li>les mastics de fenêtres et les tableaux électriques ;</li><li>les plaques ondulées de toits, de façades et de garages ;</li><li>les isolations de conduites et les panneaux derrière les radiateurs.</li></ul>",
    "<p>À l’œil nu, on ne peut pas reconnaître l’amiante avec certitude. Seule l’analyse d’un échantillon par un laboratoire donne une réponse.</p>",
    "<h2>Quand le danger existe</h2>",
    "<p>Un matériau intact, solide et qu’on ne touche pas libère en général peu ou pas de fibres. Le danger apparaît lorsqu’on le perce, le ponce, le casse ou l’arrache : des fibres très fines se retrouvent dans l’air et peuvent être inhalées. Les maladies se déclarent des années plus tard. C’est pourquoi les essais « pour voir » sont une mauvaise idée.</p>",
    "<h2>Le diagnostic avant travaux</h2>",
    "<p>Quand des substances dangereuses peuvent être présentes, l’employeur qui exécute les travaux doit en identifier les dangers avant de commencer. En pratique, un diagnostic est établi par une personne spécialisée, qui prélève des échantillons et rédige un rapport. Plusieurs cantons l’exigent aussi avec la demande d’autorisation de construire. Renseignez-vous auprès de votre commune ou du service cantonal compétent.</p>",
    "<p>Joignez le rapport à votre demande s’il existe déjà. Il permet aux entreprises de calculer un prix réaliste et de prévoir les protections nécessaires.</p>",
    "<h2>Qui peut l’enlever</h2>",
    "<p>Les travaux qui libèrent beaucoup de fibres sont réservés à des entreprises de désamiantage reconnues. La Suva en publie la liste. Certains travaux de faible ampleur peuvent être faits par des artisans formés, avec des mesures de protection définies. Demandez toujours qui fera le travail et avec quelle formation.</p>",
    "<h2>En cas de doute pendant le chantier</h2>",
    "<p>Si un matériau suspect apparaît, la règle est simple : arrêter, ne pas balayer ni aspirer, fermer la pièce et demander une analyse. Un arrêt de quelques jours est désagréable. Il l’est beaucoup moins qu’un logement contaminé.</p>",
    "<p>Ce texte donne des repères généraux. Il ne remplace ni un diagnostic ni l’avis des autorités de votre canton.</p>",
  ],
};
