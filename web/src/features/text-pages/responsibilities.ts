import type { PageTexts } from "./text.ts";

export const responsibilities: PageTexts = {
  fr: ({ name }) => ({
    title: "Responsabilités",
    lead: "Qui répond de quoi, avant, pendant et après les travaux : le client, l’entreprise et la plateforme.",
    description: `Ce dont répondent le client, l’entreprise et ${name} : demande, devis, assurance, réception de l’ouvrage, défauts et paiement en Suisse.`,
    sections: [
      {
        id: "plateforme",
        title: `Ce dont répond ${name}`,
        body: [
          [
            "Lire chaque demande et ne la transmettre qu’à des entreprises qui proposent cette prestation dans ce district.",
            "Ne montrer vos coordonnées qu’aux entreprises qui doivent les connaître, selon votre choix.",
            "Vous avertir de chaque réponse et prévenir les entreprises si vous annulez.",
            "Protéger les données, et les effacer quand vous le demandez.",
          ],
          `${name} ne choisit pas l’entreprise à votre place, ne fixe pas les prix et n’exécute pas les travaux.`,
        ],
      },
      {
        id: "client",
        title: "Ce dont répond le client",
        body: [
          [
            "Décrire honnêtement l’état des lieux : un mur porteur, de l’amiante possible ou un accès difficile changent le prix et la sécurité.",
            "Avoir le droit de faire exécuter les travaux : accord du bailleur, de la communauté des copropriétaires, permis de la commune si nécessaire.",
            "Comparer les réponses, demander un devis écrit et vérifier ce qu’il comprend avant de signer.",
            "Payer ce qui est convenu, contre facture. Un acompte se discute ; il se demande par écrit.",
          ],
        ],
      },
      {
        id: "entreprise",
        title: "Ce dont répond l’entreprise",
        body: [
          [
            "Disposer des qualifications, des autorisations et des assurances que demande son métier, dont la responsabilité civile.",
            "Annoncer un prix de bonne foi, dire ce qu’il comprend, et signaler à temps ce qui le ferait monter.",
            "Exécuter le travail selon les règles de l’art, protéger les lieux et les rendre propres.",
            "Employer ses collaborateurs en règle : salaires, assurances sociales, sécurité au travail.",
            "N’utiliser les données du client que pour sa demande.",
          ],
        ],
      },
      {
        id: "devis",
        title: "Le devis et le contrat",
        body: [
          "En Suisse, un contrat de travaux peut être conclu oralement ; un écrit évite pourtant presque tous les litiges. Un bon devis nomme les travaux, les matériaux, le prix avec ou sans TVA, le délai, et ce qui se passe en cas d’imprévu.",
          "Un devis forfaitaire engage l’entreprise sur le montant. Une estimation est une approximation : demandez à partir de quel écart l’entreprise vous avertit.",
        ],
      },
      {
        id: "reception",
        title: "Réception et défauts",
        body: [
          "À la fin des travaux, faites le tour avec l’entreprise et notez ensemble ce qui reste à corriger. Le Code des obligations demande de vérifier l’ouvrage dès que l’usage le permet et de signaler les défauts sans tarder.",
          "Un défaut caché se signale dès qu’il est découvert, par écrit et avec photos. Les délais de garantie dépendent du contrat, de la nature de l’ouvrage et des normes que vous avez convenues, par exemple la norme SIA 118. Pour un cas concret, demandez conseil à une permanence juridique ou à une association de consommateurs.",
        ],
      },
      {
        id: "desaccord",
        title: "En cas de désaccord",
        body: [
          "Parlez d’abord à l’entreprise, puis écrivez-lui en fixant un délai. Sans solution, l’autorité de conciliation de votre district tente de vous mettre d’accord à peu de frais avant tout procès.",
          "Une entreprise se comporte mal, une demande paraît fausse ? Signalez-le-nous : nous examinons chaque cas et pouvons exclure un compte.",
        ],
      },
    ],
  }),
  en: ({ name }) => ({
    title: "Responsibilities",
    lead: "Who is responsible for what before, during and after the work: the customer, the company and the platform.",
    description: `What the customer, the company and ${name} are responsible for: request, quote, insurance, acceptance of the work, defects and payment in Switzerland.`,
    sections: [
      {
        id: "plateforme",
        title: `What ${name} is responsible for`,
        body: [
          [
            "Reading every request and sending it only to companies that offer the service in that district.",
            "Showing your contact details only to the companies that need them, as you choose.",
            "Telling you about every quote, and telling the companies if you cancel.",
            "Protecting your data, and deleting it when you ask.",
          ],
          `${name} does not choose the company for you, sets no prices and carries out no work.`,
        ],
      },
      {
        id: "client",
        title: "What the customer is responsible for",
        body: [
          [
            "Describing the place honestly: a load-bearing wall, possible asbestos or difficult access affect price and safety.",
            "Having the right to have the work done: consent of the landlord or of the co-owners, a permit from the commune where needed.",
            "Comparing quotes, asking for the final price in writing and checking what it includes before signing.",
            "Paying what was agreed, against an invoice. A deposit can be discussed, and should be requested in writing.",
          ],
        ],
      },
      {
        id: "entreprise",
        title: "What the company is responsible for",
        body: [
          [
            "Holding the qualifications, permits and insurance its work requires, including liability insurance.",
            "Giving a price in good faith, saying what it includes, and giving fair warning of anything that would raise it.",
            "Doing the work to professional standards, protecting the place and leaving it clean.",
            "Employing its staff properly: wages, social insurance, safety at work.",
            "Using the customer’s data for their request only.",
          ],
        ],
      },
      {
        id: "devis",
        title: "The quote and the contract",
        body: [
          "In Switzerland a contract for work can be made orally; but writing it down avoids almost every dispute. A good quote names the work, the materials, the price with or without VAT, the deadline, and what happens if something unexpected turns up.",
          "A fixed-price quote binds the company to the amount. An estimate is an approximation: ask how far the price may differ before you’re told.",
        ],
      },
      {
        id: "reception",
        title: "Acceptance and defects",
        body: [
          "When the work is finished, walk through it with the company and note together what still needs correcting. The Code of Obligations requires you to check the work as soon as is feasible and to report defects without delay.",
          "Report a hidden defect as soon as you find it, in writing and with photos. Warranty periods depend on the contract, the kind of work and the standards agreed, for example SIA 118. For advice on your case, ask a legal advice centre or a consumer association.",
        ],
      },
      {
        id: "desaccord",
        title: "If you disagree",
        body: [
          "Talk to the company first, then write to it and set a deadline. If that fails, your district’s conciliation authority can help you reach an agreement at little cost before any lawsuit.",
          "Is a company behaving badly, or does a request look fake? Tell us: we look at every case and can close an account.",
        ],
      },
    ],
  }),
};
