import type { Site } from "#site/site.ts";
import type { PageText } from "./text.ts";

export const conditionsEn = ({ name, domain, email, phone, address, contactAtOnce }: Site): PageText => ({
  title: "Terms and data protection",
  lead: `The rules between you and ${name}, what we do with your data, and who we are.`,
  description: `Terms of use of ${name}, data protection under Swiss law (FADP), cookies, publisher of the site and contact.`,
  sections: [
    {
      id: "objet",
      title: "1. What the platform does",
      body: [
        `${domain} brings together people looking for a service (customers) and the companies that offer it. Someone on our team reads every request and sends it to companies that offer the service in that district.`,
        `${name} is neither an agent, nor a contractor, nor an insurer. The contract for the work or service is made directly between the customer and the company, on the terms they agree. ${name} is not a party to it and takes no commission on the work.`,
      ],
    },
    {
      id: "compte",
      title: "2. The account",
      body: [
        "Creating an account is free. You give accurate information, keep it up to date, and don’t share your password or the codes we send you. An account belongs to one person or one company and cannot be transferred.",
        "You can delete your account at any time from your profile. We may suspend an account that is used to deceive, to harass or to get around these rules; you are then told, and you can explain yourself.",
      ],
    },
    {
      id: "clients",
      title: "3. For customers",
      body: [
        "Posting a request is free, with no obligation. You describe a real need, without other people’s contact details and without unlawful content. You can cancel at any time; we tell any companies already contacted.",
        contactAtOnce
          ? "The companies that receive your request see your contact details with it."
          : "Companies see your first name, town and district. Your last name, phone number, email and street are shown only to those whose quote you accept.",
        "Accepting a quote is not signing a contract: it lets the company contact you, visit the place and confirm its price.",
      ],
    },
    {
      id: "entreprises",
      title: "4. For companies",
      body: [
        "You choose the services and districts you really cover. You hold the permits, insurance and memberships your work requires. Your prices are given in good faith, and you say whether VAT is included.",
        "A customer’s data may only be used to reply to their request. It may not be sold on, used for advertising or kept longer than necessary.",
        "The subscription, its length and its price are confirmed to you in writing before it starts. It ends on its last day.",
      ],
    },
    {
      id: "contenus",
      title: "5. Texts and photos",
      body: [
        "You keep your rights in what you publish and allow us to show it to the recipients of your request or quote. Photos are re-encoded on arrival: their metadata, including where they were taken, is removed.",
        "We may remove content that is unlawful, misleading or hurtful.",
      ],
    },
    {
      id: "responsabilite",
      title: "6. Liability",
      body: [
        "We run the platform with care, but cannot guarantee that it is always available or that every request receives a reply. We are not liable for how the work is carried out, the prices agreed or the information users give.",
        "We remain liable where the law does not allow this to be excluded, in particular for intent or gross negligence. Who is responsible for what between customer and company is explained on the page “Responsibilities”.",
      ],
    },
    {
      id: "donnees",
      title: "7. Data protection",
      body: [
        `${name} processes your data under the Swiss Federal Act on Data Protection (FADP) and, where it applies, the General Data Protection Regulation (GDPR). The controller is the publisher named below.`,
        [
          "What we process: your identity and contact details, your requests with their answers and photos, the companies’ replies, and what security strictly needs (sign-ins, sessions).",
          "Why: to provide the service you ask for, to write to you about it, to prevent abuse, to meet our legal duties.",
          "To whom: the companies that receive your request, within the limits of point 3, and the technical providers who host the service or deliver our emails, under contract. We sell no data.",
          "How long: as long as your account exists and the request justifies it. Old requests and inactive accounts are deleted automatically.",
        ],
        "From your profile you can at any time see and correct your data, receive a copy in a common format, and delete your account. On deletion your contact details, photos and personal texts are deleted; only anonymous facts remain, such as the service, the district and the dates.",
        `For any other question or objection, write to us${email ? ` at ${email}` : ""}. You may also turn to the Federal Data Protection and Information Commissioner (FDPIC).`,
      ],
    },
    {
      id: "cookies",
      title: "8. Cookies and audience measurement",
      body: [
        "A single cookie remembers your language. Your session stays in your browser’s storage and disappears when you sign out.",
        "By default the platform counts page views itself, without a cookie, without keeping IP addresses and without recognising you from one page to the next.",
      ],
    },
    {
      id: "changements",
      title: "9. Changes, law and jurisdiction",
      body: [
        "We may adapt these terms; we announce important changes in advance by email. Swiss law applies. The place of jurisdiction is the publisher’s seat; the mandatory jurisdiction of consumers is reserved.",
        "Only the French version is binding.",
      ],
    },
    {
      id: "editeur",
      title: "10. Publisher and contact",
      body: [[name, address, email, phone].filter(Boolean)],
    },
  ],
});
