import type { TextLanguage } from "@metiro/shared/languages";
import type { Site } from "../../site/site.ts";
import type { Question } from "./text.ts";

interface Point {
  title: string;
  text: string;
}

export interface BusinessText {
  title: string;
  lead: string;
  description: string;
  register: string;
  steps: { title: string; points: readonly Point[] };
  promises: { title: string; points: readonly Point[] };
  request: { title: string; text: string; facts: readonly string[] };
  questions: { title: string; list: readonly Question[] };
  close: { title: string; text: string };
}

export const businesses: Record<TextLanguage, (site: Site) => BusinessText> = {
  fr: ({ name }) => ({
    title: "Des demandes précises, dans vos métiers et vos districts.",
    lead: `${name} vous transmet des demandes relues par une personne. Vous répondez quand cela vous convient, et vous gardez tout ce que votre client vous paie.`,
    description: `Recevez des demandes de clients relues et précises dans vos métiers et vos districts. Sans commission sur les travaux. Inscription de votre entreprise sur ${name}.`,
    register: "Inscrire mon entreprise",
    steps: {
      title: "Comment ça marche",
      points: [
        {
          title: "Vous vous présentez",
          text: "Inscrivez votre entreprise, confirmez votre e-mail, puis cochez vos prestations et les districts où vous vous déplacez.",
        },
        {
          title: "Vous recevez",
          text: "Une personne de notre équipe lit chaque demande et l’envoie à quelques entreprises qui conviennent. Un e-mail vous prévient.",
        },
        {
          title: "Vous répondez",
          text: "Une fourchette de prix, une date, un message. Si le client accepte, ses coordonnées s’affichent et vous l’appelez.",
        },
      ],
    },
    promises: {
      title: "Ce que vous y gagnez",
      points: [
        {
          title: "Pas de commission",
          text: "Le prix se décide entre vous et votre client. Rien n’est prélevé sur les travaux.",
        },
        {
          title: "Peu de concurrents par demande",
          text: "Le nombre de destinataires est limité, et vous voyez combien d’entreprises ont reçu la même demande.",
        },
        {
          title: "Des demandes complètes",
          text: "Chaque métier a ses propres questions : surface, état, accès, photos. Vous chiffrez sans dix appels.",
        },
        {
          title: "Une répartition équitable",
          text: "Parmi les entreprises qui conviennent, celles qui ont peu reçu dernièrement passent devant.",
        },
        {
          title: "Votre zone, à votre mesure",
          text: "Changez vos prestations et vos districts en tout temps : cela vaut dès la demande suivante.",
        },
        {
          title: "Décliner en un instant",
          text: "Trop de travail ? Un clic suffit, et le client sait à quoi s’en tenir.",
        },
      ],
    },
    request: {
      title: "Ce que contient une demande",
      text: "Avant de répondre, vous voyez tout ce qu’il faut pour chiffrer. Le nom et le téléphone viennent quand le client accepte.",
      facts: [
        "Le métier et les réponses à ses questions",
        "La localité et le district",
        "Le délai souhaité et le budget, s’il est connu",
        "La description et les photos",
        "Le nombre d’entreprises qui l’ont reçue",
      ],
    },
    questions: {
      title: "Questions d’entreprises",
      list: [
        {
          question: "Combien coûte l’abonnement ?",
          answer:
            "Le prix dépend de la durée. Inscrivez-vous sans frais : nous vous communiquons l’offre par écrit, et rien ne commence sans votre accord.",
        },
        {
          question: "Faut-il un numéro IDE ?",
          answer:
            "Il est facultatif à l’inscription. Indiqué, il est contrôlé et aide notre équipe à vérifier votre entreprise, ce que les clients voient.",
        },
        {
          question: "Puis-je travailler dans plusieurs cantons ?",
          answer: "Oui. Choisissez les districts un par un, ou un canton entier d’un seul geste.",
        },
        {
          question: "Que voit le client de mon entreprise ?",
          answer:
            "Son nom, sa localité, sa présentation, si elle est vérifiée, et votre réponse. Vos coordonnées ne sont pas publiques.",
        },
      ],
    },
    close: {
      title: "Vous êtes prêt à répondre ?",
      text: "L’inscription prend quelques minutes et ne vous engage à rien.",
    },
  }),
  en: ({ name }) => ({
    title: "Precise requests, in your trades and your districts.",
    lead: `${name} sends you requests read by a person. You answer when it suits you, and keep all that your client pays you.`,
    description: `Receive precise client requests, read by a person, in your trades and districts. No commission on the work. Register your company on ${name}.`,
    register: "Register my company",
    steps: {
      title: "How it works",
      points: [
        {
          title: "You introduce yourself",
          text: "Register your company, confirm your e-mail, then tick your services and the districts where you work.",
        },
        {
          title: "You receive",
          text: "A person on our team reads every request and sends it to a few suitable companies. An e-mail tells you.",
        },
        {
          title: "You answer",
          text: "A price range, a date, a message. If the client accepts, their contact details appear and you call them.",
        },
      ],
    },
    promises: {
      title: "What you gain",
      points: [
        {
          title: "No commission",
          text: "The price is a matter between you and your client. Nothing is taken from the work.",
        },
        {
          title: "Few competitors per request",
          text: "The number of recipients is limited, and you see how many companies received the same request.",
        },
        {
          title: "Complete requests",
          text: "Each trade has its own questions: area, condition, access, photos. You can price without ten calls.",
        },
        {
          title: "Fair distribution",
          text: "Among the suitable companies, those that received little lately come first.",
        },
        {
          title: "Your area, your size",
          text: "Change your services and districts at any time: it counts from the next request on.",
        },
        {
          title: "Decline in a moment",
          text: "Too much work? One click is enough, and the client knows where they stand.",
        },
      ],
    },
    request: {
      title: "What a request contains",
      text: "Before answering you see everything you need to give a price. Name and telephone come when the client accepts.",
      facts: [
        "The trade and the answers to its questions",
        "The locality and the district",
        "The wished date and the budget, if known",
        "The description and the photos",
        "How many companies received it",
      ],
    },
    questions: {
      title: "Questions from companies",
      list: [
        {
          question: "How much is the subscription?",
          answer:
            "The price depends on its length. Register free of charge: we give you the offer in writing, and nothing starts without your agreement.",
        },
        {
          question: "Do I need a UID number?",
          answer:
            "It is optional when registering. If given, it is checked and helps our team verify your company, which clients see.",
        },
        {
          question: "Can I work in several cantons?",
          answer: "Yes. Choose districts one by one, or a whole canton in one go.",
        },
        {
          question: "What does the client see of my company?",
          answer:
            "Its name, locality, presentation, whether it is verified, and your answer. Your contact details are not public.",
        },
      ],
    },
    close: {
      title: "Ready to answer?",
      text: "Registering takes a few minutes and commits you to nothing.",
    },
  }),
};
