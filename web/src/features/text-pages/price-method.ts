import {
  minClients,
  minCompaniesOfPrice,
  minOffers,
  minChangeCount,
  maxStandingMonths,
  priceMonths,
} from "@metiro/shared/price/constants";
import type { PageTexts } from "./text.ts";

export const priceMethod: PageTexts = {
  fr: ({ name }) => ({
    title: "Comment nous calculons les prix",
    lead: "Les prix que nous montrons viennent d’offres réelles, faites par des entreprises à des clients. Voici ce qui compte, ce qui ne compte pas, et pourquoi parfois nous ne montrons rien.",
    description: `D’où viennent les prix montrés sur ${name} : offres réelles des ${priceMonths} derniers mois, médiane et fourchette usuelle par prestation et par canton, sans données personnelles.`,
    sections: [
      {
        id: "offres",
        title: "Quelles offres comptent",
        body: [
          `Toutes les réponses avec un prix pour l’ensemble des travaux que des entreprises ont données ces ${priceMonths} derniers mois : celles qui ont été acceptées et les autres. Nous n’en choisissons aucune et n’en écartons aucune parce qu’elle serait trop chère ou trop basse.`,
          [
            "Les prix à l’heure, au jour ou au m² ne comptent pas : ils ne disent rien du total.",
            "Une fourchette compte par son milieu ; « dès 900 » compte pour 900.",
            "Les prix sont comparés TVA comprise. À un prix que l’entreprise indique hors TVA, nous ajoutons le taux normal du jour de sa réponse ; si elle ne précise rien, ou si elle n’est pas soumise à la TVA, il compte tel quel.",
            "Les monnaies ne sont jamais mélangées ni converties.",
            "Les offres d’un compte bloqué ou supprimé ne comptent plus dès la nuit suivante.",
          ],
        ],
      },
      {
        id: "montrons",
        title: "Ce que nous montrons",
        body: [
          "Pour une prestation, dans un canton et dans toute la Suisse :",
          [
            "la médiane : la moitié des offres demandent moins, l’autre moitié davantage ;",
            "la fourchette usuelle : un quart des offres sont en dessous, un quart au-dessus, la moitié entre les deux ;",
            "le nombre d’offres et le jour du calcul.",
          ],
          "Les montants sont arrondis à deux chiffres significatifs : 2’437 devient 2’400. Une médiane au franc près donnerait une fausse précision.",
        ],
      },
      {
        id: "rien",
        title: "Quand nous ne montrons rien",
        body: [
          `Il faut au moins ${minOffers} offres, d’au moins ${minCompaniesOfPrice} entreprises, à au moins ${minClients} clients. Et personne ne doit en avoir fait ou reçu plus de la moitié. Sinon nous ne montrons rien, plutôt qu’une estimation.`,
          "Dans un canton où les offres sont trop peu nombreuses, vous voyez les prix de toute la Suisse, s’il y en a.",
        ],
      },
      {
        id: "personne",
        title: "Pourquoi on n’y reconnaît personne",
        body: [
          `Les prix sont recalculés chaque nuit, mais un montant publié ne change que lorsqu’au moins ${minChangeCount} entreprises ont fait de nouvelles offres à au moins ${minChangeCount} clients. Un montant qui n’est plus montré ne revient qu’à la même condition, et après ${maxStandingMonths} mois sans changement il disparaît. Comparer deux jours, ou un canton avec le pays, n’apprend donc le prix d’aucune entreprise et d’aucun client.`,
        ],
      },
      {
        id: "usage",
        title: "À quoi ils servent, et à quoi ils ne servent pas",
        body: [
          "Ils donnent un ordre de grandeur avant de publier une demande et quand vous comparez des réponses. Ils ne sont ni un tarif ni une recommandation : deux projets qui portent le même nom peuvent demander un travail très différent. Demandez toujours ce qu’une offre comprend.",
          "Aucune entreprise ne peut payer pour y figurer ou pour les changer.",
        ],
      },
      {
        id: "donnees",
        title: "Les données",
        body: ["Tous ces prix sont publics : dans un fichier pour tableur et par notre API, sans compte et sans clé."],
      },
    ],
  }),
  en: ({ name }) => ({
    title: "How we calculate prices",
    lead: "The prices that we show come from real quotes, made by companies to customers. Here is what counts, what does not, and why we sometimes show nothing.",
    description: `Where the prices on ${name} come from: real quotes of the last ${priceMonths} months, median and usual range by service and canton, without personal data.`,
    sections: [
      {
        id: "offres",
        title: "Which quotes count",
        body: [
          `All answers with a price for the whole work that companies gave in the last ${priceMonths} months: those that were accepted, and the others. We pick none, and leave none out for being too high or too low.`,
          [
            "Prices by the hour, the day or the m² do not count: they say nothing about the total.",
            "A range counts by its middle; “from 900” counts as 900.",
            "Prices are compared with VAT. To a price that the company names without VAT we add the standard rate of the day of its answer; if it does not say, or owes no VAT, the price counts as it is.",
            "Currencies are never mixed or converted.",
            "Quotes of an account that is locked or deleted no longer count from the next night on.",
          ],
        ],
      },
      {
        id: "montrons",
        title: "What we show",
        body: [
          "For a service, in a canton and in all of Switzerland:",
          [
            "the median: half of the quotes ask less, the other half more;",
            "the usual range: a quarter of the quotes are below it, a quarter above, half of them within;",
            "how many quotes there are, and the date of the figures.",
          ],
          "Amounts are rounded to two figures: 2’437 becomes 2’400. A median to the franc would suggest a false precision.",
        ],
      },
      {
        id: "rien",
        title: "When we show nothing",
        body: [
          `There have to be at least ${minOffers} quotes, by at least ${minCompaniesOfPrice} companies, to at least ${minClients} customers. And nobody may have made or received more than half of them. Otherwise we show nothing rather than a guess.`,
          "In a canton with too few quotes you see the prices of all of Switzerland, where there are any.",
        ],
      },
      {
        id: "personne",
        title: "Why they reveal nothing about anyone",
        body: [
          `Prices are worked out anew each night, but an amount that is published changes only when at least ${minChangeCount} companies have made new quotes to at least ${minChangeCount} customers. An amount that is no longer shown comes back on the same condition, and one that has not changed for ${maxStandingMonths} months goes. So comparing two days, or a canton with the country, tells the price of no company and of no customer.`,
        ],
      },
      {
        id: "usage",
        title: "What they are for, and what they are not",
        body: [
          "They give an order of magnitude before you post a request and when you compare quotes. They are neither a price list nor a recommendation: two projects of the same name may take very different work. Always ask what a quote includes.",
          "No company can pay to be in them or to change them.",
        ],
      },
      {
        id: "donnees",
        title: "The data",
        body: [
          "All these prices are public: as a file for spreadsheets and over our API, without an account and without a key.",
        ],
      },
    ],
  }),
};
