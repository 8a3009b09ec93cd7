import { codeMinutes } from "@metiro/shared/auth/constants";
import type { Site } from "#site/site.ts";
import type { FaqText } from "./text.ts";

export const faqEn = ({ name, email, contactAtOnce, promisedHours }: Site): FaqText => ({
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
            "We send you a confirmation by email. Someone on our team reads your request, then sends it to companies that offer this service in your district. If we need one more detail, the question waits on your request’s page and you answer it there. We’ll email you about every quote.",
        },
        {
          question: "How many companies receive my request?",
          answer:
            "Only a few, chosen for their services, their area and their availability. We limit the number so that each has a real chance and you can compare quotes at your own pace.",
        },
        {
          question: "Can I start without an account?",
          answer:
            "Yes. Answer the questions first. At the end, your contact details and a code we email you are enough: no password needed. Until then your answers and photos stay on your device, even if you close the page.",
        },
        {
          question: "Can I add photos and plans?",
          answer:
            "Yes, to every request, even before you have an account: from your device or straight from your phone’s camera. We remove the location from every photo. Plans are added as PDFs, five at most. You can add more photos later, as long as the request is open.",
        },
        {
          question: "Can I change or cancel my request?",
          answer:
            "You can change anything until we send it to companies. After that, add details or photos, and we’ll let the companies know. You can cancel at any time, with or without a reason; we’ll tell any companies we’ve already contacted.",
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
          question: "How do I reach the company I accepted?",
          answer:
            "Its phone number, email and address appear at the top of your request’s page, and we email them to you. The company gets yours at the same time. You can also message each other.",
        },
        {
          question: "Who sees my phone number and address?",
          answer: contactAtOnce
            ? "The companies we send your request to, and no one else."
            : "Only the companies whose quote you accept. The others see your first name, town and district.",
        },
        {
          question: "What if no one replies?",
          answer: `We promise a reply within ${promisedHours} working hours of sending, Monday to Friday from 8:00 to 18:00; your page says by when. If no company replies in time, we send your request to others and write to you. If there is no other company, we tell you why and what you can do.`,
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
          question: "Do I need a password?",
          answer:
            "No. You can sign in with a code we email you. If you’d rather have a password, choose one when you sign up or later in your profile.",
        },
        {
          question: "Can I change my email address?",
          answer: "Yes, in your profile. We send a code to the new address to confirm it, and let the old one know.",
        },
        {
          question: "I haven’t received my verification code.",
          answer: `Check your spam folder, then request a new code on the verification page. The old one will stop working. A code is valid for ${codeMinutes} minutes.`,
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
