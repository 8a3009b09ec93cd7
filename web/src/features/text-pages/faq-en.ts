import type { Site } from "../../site/site.ts";
import type { FaqText } from "./text.ts";

export const faqEn = ({ name, email, contactAtOnce }: Site): FaqText => ({
  title: "Frequently asked questions",
  lead: `Short answers to what people ask us most. Something missing? ${email ? `Write to us at ${email}.` : "Write to us."}`,
  description: `Posting a request, comparing quotes, protecting your contact details, receiving requests as a company: ${name} answers your questions.`,
  groups: [
    {
      id: "demande",
      title: "Posting a request",
      questions: [
        {
          question: "Does it cost anything?",
          answer:
            "No. Posting a request, getting quotes and accepting one is free for customers, and we take no commission on the work. Companies pay for the platform with their subscriptions.",
        },
        {
          question: "What happens after I send it?",
          answer:
            "We send you a confirmation by email. Someone on our team reads your request, then sends it to companies that offer this service in your district. We’ll email you about every quote.",
        },
        {
          question: "How many companies receive my request?",
          answer:
            "Only a few, chosen for their services, their area and their availability. We limit the number so that each has a real chance and you can compare quotes at your own pace.",
        },
        {
          question: "Can I start without an account?",
          answer:
            "Yes. Answer the questions first, then create an account or sign in at the end. Until then your answers stay on your device, even if you close the page.",
        },
        {
          question: "Can I change or cancel my request?",
          answer:
            "You can cancel it at any time, with or without a reason; we’ll tell any companies we’ve already contacted. To add something, add details on your request’s page.",
        },
      ],
    },
    {
      id: "reponses",
      title: "Comparing and choosing",
      questions: [
        {
          question: "Do I have to accept a quote?",
          answer:
            "No. You can accept none, one or several. Accepting means you’d like to talk to the company, not that you’re ordering the work.",
        },
        {
          question: "Who sees my phone number and address?",
          answer: contactAtOnce
            ? "The companies we send your request to, and no one else."
            : "Only the companies whose quote you accept. The others see your first name, town and district.",
        },
        {
          question: "What if no one replies?",
          answer:
            "It can happen at busy times or for very specialised work. We’ll notice and can widen the search. A more precise description, with two or three photos, helps a lot.",
        },
        {
          question: "Are the prices final?",
          answer:
            "They’re ranges given in good faith from your description. The company confirms the final price in writing, often after a visit.",
        },
        {
          question: "Who is responsible for the work?",
          answer:
            "The company that does it, under the contract you sign with it. The page “Responsibilities” explains what that means in Switzerland.",
        },
      ],
    },
    {
      id: "compte",
      title: "Account and data",
      questions: [
        {
          question: "I haven’t received my verification code.",
          answer:
            "Check your spam folder, then request a new code on the verification page. The old one will stop working. A code is valid for ten minutes.",
        },
        {
          question: "How do I delete my account?",
          answer:
            "In your profile, at the very bottom. We delete your contact details, photos and texts, and cancel your open requests. This can’t be undone.",
        },
        {
          question: "Can I have a copy of my data?",
          answer: "Yes, at any time. In your profile you can download a file that you can open and use elsewhere.",
        },
      ],
    },
    {
      id: "entreprises",
      title: "For companies",
      questions: [
        {
          question: "How do I receive requests?",
          answer:
            "Register your company, confirm your email, then choose your services and districts. Matching requests reach you by email and in your account.",
        },
        {
          question: "Do I have to reply?",
          answer: "No, but any reply, even a no, helps the customer and your response rate. Declining takes a second.",
        },
        {
          question: "Is there a commission?",
          answer: "No. You agree the price with your customer and keep everything they pay you.",
        },
      ],
    },
  ],
});
