import type { Site } from "../../site/site.ts";
import type { FaqText } from "./text.ts";

export const faqEn = ({ name, email, contactAtOnce }: Site): FaqText => ({
  title: "Frequently asked questions",
  lead: `What we are asked most often, with short answers. Something missing? ${email ? `Write to us at ${email}.` : "Write to us."}`,
  description: `Posting a request, comparing answers, protecting your contact details, receiving requests as a company: the answers of ${name}.`,
  groups: [
    {
      id: "demande",
      title: "Posting a request",
      questions: [
        {
          question: "Does it cost anything?",
          answer:
            "No. Posting a request, receiving answers and accepting one is free for clients, and nothing is taken from the work. The companies’ subscriptions pay for the platform.",
        },
        {
          question: "What happens after I send it?",
          answer:
            "You receive a confirmation by e-mail. A person on our team reads your request, then passes it to companies that work in that trade in your district. Every answer is announced to you by e-mail.",
        },
        {
          question: "How many companies receive my request?",
          answer:
            "Only a few, chosen for their trade, their region and their availability. The number is limited so that each has a real chance and you can compare in peace.",
        },
        {
          question: "Can I start without an account?",
          answer:
            "Yes. Answer the questions first: you open an account or sign in at the end. Until then what you have entered stays on your device, even if you close the page.",
        },
        {
          question: "Can I change or cancel my request?",
          answer:
            "You can cancel it at any time, with or without a reason; companies already contacted are told. To add something, answer the company concerned or write to us.",
        },
      ],
    },
    {
      id: "reponses",
      title: "Comparing and choosing",
      questions: [
        {
          question: "Do I have to accept an answer?",
          answer:
            "No. You may accept none, one or several. Accepting means that you would like to talk to the company, not that you are ordering the work.",
        },
        {
          question: "Who sees my telephone and address?",
          answer: contactAtOnce
            ? "The companies to which we send your request, and nobody else."
            : "Only the companies whose answer you accept. The others see your first name, your locality and your district.",
        },
        {
          question: "What if nobody answers?",
          answer:
            "It happens in busy periods or for very particular work. We see it and can widen the search. A more precise description, with two or three photos, helps a great deal.",
        },
        {
          question: "Are the prices given final?",
          answer:
            "They are ranges given in good faith from your description. The final price comes with the quote, often after a visit.",
        },
        {
          question: "Who is responsible for the work?",
          answer:
            "The company that carries it out, under the contract you make with it. The page “Responsibilities” explains what that means in Switzerland.",
        },
      ],
    },
    {
      id: "compte",
      title: "Account and data",
      questions: [
        {
          question: "I did not receive the verification code.",
          answer:
            "Look in your spam folder, then ask for a new code on the verification page: the old one then stops working. A code is valid for ten minutes.",
        },
        {
          question: "How do I delete my account?",
          answer:
            "In your profile, at the very bottom. Your contact details, photos and texts are erased; your open requests are cancelled. It is final.",
        },
        {
          question: "Can I have a copy of my data?",
          answer: "Yes, at any time, from your profile: a file that can be opened and used elsewhere.",
        },
      ],
    },
    {
      id: "entreprises",
      title: "For businesses",
      questions: [
        {
          question: "How do I receive requests?",
          answer:
            "Register your company, confirm your e-mail, then name your trades and districts. Requests that match reach you by e-mail and in your panel.",
        },
        {
          question: "Do I have to answer?",
          answer:
            "No, but an answer, even a negative one, helps the client and your answer rate. Declining takes a moment.",
        },
        {
          question: "Is there a commission?",
          answer: "No. You agree the price with your client and keep all that they pay you.",
        },
      ],
    },
  ],
});
