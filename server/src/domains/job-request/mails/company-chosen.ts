import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { companyContacts } from "../read/company-contacts.ts";
import { answeredRequestOf } from "./queries.ts";

/** The company's contact card, for the client that has accepted it. */
export const companyChosen: MailTemplate<"companyChosen"> = async ({ db, i18n, link }, data) => {
  const request = await answeredRequestOf(db, data);
  if (request?.status !== JobStatus.Processed) return null;
  const contact = (await companyContacts(db, data.jobRequestId)).get(data.companyId);
  if (!contact) return null;
  const {
    id,
    title,
    answer: { company },
  } = request;
  const { firstName, lastName, phone, email, street, postalCode, locality } = contact;
  const address = [street, [postalCode, locality].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return {
    subject: i18n.t({
      id: "mail.companyChosen.subject",
      message: "Les coordonnées de l’entreprise choisie\u00a0: {company}",
      values: { company },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.companyChosen.heading", message: "Vous avez choisi {company}", values: { company } }),
    paragraphs: [
      i18n.t({
        id: "mail.companyChosen.text",
        message:
          "L’entreprise a vos coordonnées pour «\u00a0{title}\u00a0», voici les siennes. Appelez-la ou écrivez-lui pour convenir de la suite.",
        values: { title },
      }),
    ],
    facts: [
      { label: i18n.t({ id: "mail.fact.company", message: "Entreprise" }), value: company },
      {
        label: i18n.t({ id: "mail.fact.contactPerson", message: "Personne de contact" }),
        value: `${firstName} ${lastName}`.trim(),
      },
      ...(phone ? [{ label: i18n.t({ id: "mail.fact.phone", message: "Téléphone" }), value: phone }] : []),
      { label: i18n.t({ id: "mail.fact.email", message: "E-mail" }), value: email },
      ...(address ? [{ label: i18n.t({ id: "mail.fact.address", message: "Adresse" }), value: address }] : []),
    ],
    button: {
      label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
      url: link(`/tenderer/requests/${id}`),
    },
    closing: i18n.t({
      id: "mail.companyChosen.closing",
      message: "Vous pouvez prévenir les autres entreprises en un clic, sur la page de votre demande.",
    }),
  };
};
