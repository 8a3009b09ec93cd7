import type { PostText } from "../shapes.ts";

export const payment: PostText = {
  title: "Acompte, facture, réception : payer au bon moment",
  summary:
    "Combien verser au départ, que vérifier à la fin et comment annoncer un défaut. Quelques règles simples qui protègent les deux côtés.",
  authorName: "Marc Dufour",
  content: [
    "<p>La plupart des travaux se passent bien. Quand un désaccord survient, il porte presque toujours sur la même chose : ce qui avait été convenu n’était pas écrit. Quelques minutes au départ évitent des semaines de discussions.</p>",
    "<h2>Avant : un accord écrit et court</h2>",
    "<p>Un contrat n’a pas besoin d’être long. Il doit dire quel travail est fait, à quel prix, dans quel délai et comment il est payé. Précisez si le prix est ferme ou estimé. Pour un prix estimé, fixez une limite au-delà de laquelle l’entreprise doit vous demander votre accord.</p>",
    "<h2>L’acompte</h2>",
    "<p>Un acompte est normal lorsque l’entreprise commande du matériel pour vous. Il devrait correspondre à cette dépense et non au prix entier. Pour un chantier de plusieurs semaines, des paiements par étapes sont plus justes : une part à la commande, une part à mi-parcours, une part à la fin.</p>",
    "<ul><li>Ne payez jamais la totalité avant le début des travaux.</li><li>Demandez une facture ou un reçu pour chaque versement.</li><li>Méfiez-vous d’un compte bancaire à un autre nom que celui de l’entreprise.</li><li>Gardez un solde jusqu’à la réception.</li></ul>",
    "<h2>Pendant : noter les changements</h2>",
    "<p>Un chantier évolue. Si vous choisissez un autre carrelage ou ajoutez une prise, confirmez le supplément par un court message, avec son prix. L’entreprise fera de même si elle découvre un imprévu. Ces messages deviennent la mémoire du chantier.</p>",
    "<h2>La réception</h2>",
    "<p>À la fin, faites le tour du travail avec l’entreprise, de jour si possible. Ouvrez les portes, faites couler l’eau, essayez les interrupteurs. Notez ensemble ce qui reste à corriger, avec une date. Deux exemplaires signés suffisent.</p>",
    "<h2>Un défaut apparaît plus tard</h2>",
    "<p>Annoncez-le par écrit dès que vous le découvrez, avec des photos. Les délais légaux pour signaler un défaut peuvent être courts et dépendent du contrat et du type d’ouvrage : n’attendez pas. Laissez d’abord à l’entreprise la possibilité de réparer. Si vous faites intervenir quelqu’un d’autre sans l’avoir avertie, vous risquez de perdre vos droits.</p>",
    "<h2>Si vous ne trouvez pas d’accord</h2>",
    "<p>Commencez par un appel, puis une lettre avec un délai raisonnable. Retenez une part du paiement qui correspond au défaut, et non la facture entière. Les associations de consommateurs, les organisations professionnelles et les autorités de conciliation offrent des conseils à prix modéré. Une solution négociée coûte presque toujours moins cher qu’un procès.</p>",
  ],
};
