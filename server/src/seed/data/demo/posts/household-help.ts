import type { PostText } from "../shapes.ts";

export const householdHelp: PostText = {
  title: "Aide au ménage : engager une personne ou passer par une entreprise ?",
  summary:
    "Deux manières d’obtenir de l’aide à la maison, avec des droits et des devoirs différents. Les points à connaître avant de choisir.",
  category: "aide-a-domicile-et-petits-travaux",
  authorName: "Hélène Savary",
  content: [
    "<p>Trois heures de ménage par semaine changent la vie d’une famille. La question suivante est moins plaisante : qui est l’employeur ? De la réponse dépendent les assurances, les vacances et la tranquillité de tout le monde.</p>",
    "<h2>Vous engagez directement une personne</h2>",
    "<p>Vous devenez employeur, même pour deux heures par semaine. Cela comporte des obligations :</p>",
    "<ul><li>annoncer la personne à la caisse de compensation et payer les cotisations AVS ;</li><li>l’assurer contre les accidents ;</li><li>respecter le salaire minimum de l’économie domestique, et celui du canton s’il existe ;</li><li>accorder des vacances payées et le salaire en cas de maladie, dans les limites légales ;</li><li>vérifier que la personne a le droit de travailler en Suisse.</li></ul>",
    "<p>Une procédure de décompte simplifiée existe pour les petits salaires : cotisations et impôt sont réglés en une fois, une fois par an. Plusieurs cantons proposent en outre un service de chèque-emploi qui fait les démarches à votre place, contre un pourcentage du salaire.</p>",
    "<h2>Vous confiez le ménage à une entreprise</h2>",
    "<p>L’entreprise est l’employeur. Elle paie les charges, remplace la personne absente et répond des dégâts. Le prix à l’heure est donc plus élevé que le salaire que vous verseriez. Il comprend des choses que l’on oublie de compter : les vacances, les déplacements, l’administration.</p>",
    "<p>Demandez si la même personne vient à chaque fois, qui fournit les produits et comment se passe une annulation. Un personnel déclaré et assuré devrait aller de soi ; il est permis de poser la question.</p>",
    "<h2>Comparer honnêtement</h2>",
    "<p>Pour comparer, ajoutez au salaire direct les cotisations, les vacances et votre propre temps. L’écart est plus petit qu’il n’y paraît. L’engagement direct convient à qui veut choisir la personne et construire une relation durable. L’entreprise convient à qui ne veut pas s’occuper de l’administration, ou a besoin d’un remplacement garanti.</p>",
    "<h2>Et le travail non déclaré ?</h2>",
    "<p>Il paraît simple, jusqu’au premier accident. Sans assurance, les frais peuvent retomber sur vous, et la personne perd ses droits à la retraite et au chômage. Déclarer coûte peu et protège les deux côtés.</p>",
    "<h2>Bien commencer</h2>",
    "<p>Écrivez une liste courte de ce qui est attendu, avec les priorités. Prévoyez un essai de quelques semaines. Montrez les produits à utiliser et ceux à éviter, sur le parquet par exemple. Et dites quand le travail est bien fait : c’est la meilleure manière de garder longtemps une bonne aide.</p>",
  ],
};
