import type { TextLanguage } from "@metiro/shared/languages";
import type { Site } from "#site/site.ts";
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
    title: "Des demandes précises, pour vos prestations et dans vos districts.",
    lead: `${name} vous transmet des demandes relues par une personne. Vous répondez quand cela vous convient, et vous gardez tout ce que votre client vous paie.`,
    description: `Recevez des demandes de clients relues et précises, pour vos prestations et dans vos districts. Sans commission sur les travaux. Inscription de votre entreprise sur ${name}.`,
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
          text: "Chaque prestation a ses propres questions : surface, état, accès, photos. Vous chiffrez sans dix appels.",
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
        "La prestation et les réponses à ses questions",
        "La localité et le district",
        "Le délai souhaité et le budget, s’il est connu",
        "La description et les photos",
        "Le nombre d’entreprises qui l’ont reçue",
      ],
    },
    questions: {
      title: "Questions fréquentes des entreprises",
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
            "Son nom, son logo, sa localité, sa présentation, son site, sa taille, si elle est vérifiée, et votre réponse. Votre téléphone, votre e-mail et votre rue ne s’affichent que si le client vous accepte.",
        },
      ],
    },
    close: {
      title: "À vous de répondre.",
      text: "L’inscription prend quelques minutes et ne vous engage à rien.",
    },
  }),
  en: ({ name }) => ({
    title: "Precise requests for your services, in your districts.",
    lead: `${name} sends you requests that a person has read. Reply when it suits you, and keep everything your customer pays you.`,
    description: `Get precise customer requests, read by a person, for your services and districts. No commission on the work. Register your company on ${name}.`,
    register: "Register my company",
    steps: {
      title: "How it works",
      points: [
        {
          title: "You introduce yourself",
          text: "Register your company, confirm your email, then choose your services and the districts where you work.",
        },
        {
          title: "You receive",
          text: "Someone on our team reads every request and sends it to a few suitable companies. We let you know by email.",
        },
        {
          title: "You reply",
          text: "A price range, a date, a message. If the customer accepts, you get their contact details and call them.",
        },
      ],
    },
    promises: {
      title: "Why join",
      points: [
        {
          title: "No commission",
          text: "The price is between you and your customer. We take nothing from it.",
        },
        {
          title: "Few companies per request",
          text: "We limit how many companies receive a request, and you can see how many did.",
        },
        {
          title: "Complete requests",
          text: "Each service has its own questions: area, condition, access, photos. You can price a job without ten phone calls.",
        },
        {
          title: "Fair distribution",
          text: "Among suitable companies, those that have received the fewest requests lately come first.",
        },
        {
          title: "Your area, your choice",
          text: "Change your services and districts at any time. It applies from the next request.",
        },
        {
          title: "Decline in a moment",
          text: "Too busy? One click, and the customer knows where they stand.",
        },
      ],
    },
    request: {
      title: "What a request contains",
      text: "You see everything you need to price the job before you reply. You get the name and phone number when the customer accepts.",
      facts: [
        "The service and the answers to its questions",
        "The town and district",
        "The preferred start and the budget, if known",
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
            "The price depends on how long you subscribe. Registering is free: we send you the terms in writing, and nothing starts until you agree.",
        },
        {
          question: "Do I need a UID number?",
          answer:
            "It’s optional when you register. If you give it, we check it, which helps us verify your company. Customers see that you’re verified.",
        },
        {
          question: "Can I work in more than one canton?",
          answer: "Yes. Choose districts one by one, or a whole canton in one go.",
        },
        {
          question: "What do customers see of my company?",
          answer:
            "Its name, logo, town, description, website and size, whether it’s verified, and your quote. Your phone number, email and street only appear if the customer accepts you.",
        },
      ],
    },
    close: {
      title: "Ready when you are.",
      text: "Registering takes a few minutes, with no obligation.",
    },
  }),
};
