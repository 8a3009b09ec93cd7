import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import {
  createCompany,
  createJobRequest,
  createSubcategory,
  createSubregion,
  createTenderer,
} from "../../../factories/index.ts";

const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "all",
      title: { fr: "Tout", en: "All" },
      questions: [
        {
          id: "what",
          type: "multiChoice",
          label: { fr: "À peindre", en: "To paint" },
          required: true,
          summary: true,
          options: [
            { value: "walls", label: { fr: "Murs", en: "Walls" } },
            { value: "ceilings", label: { fr: "Plafonds", en: "Ceilings" } },
          ],
        },
        {
          id: "surface",
          type: "number",
          label: { fr: "Surface", en: "Area" },
          required: true,
          summary: true,
          unit: "m2",
        },
        { id: "empty", type: "yesNo", label: { fr: "Logement vide", en: "Empty" }, required: true, summary: true },
        {
          id: "code",
          type: "shortText",
          label: { fr: "Code de la porte", en: "Door code" },
          required: false,
          summary: true,
          sensitive: true,
        },
        { id: "wish", type: "longText", label: { fr: "Autre souhait", en: "Other wish" }, required: false },
      ],
    },
  ],
};

/** What no mail to a company may hold before the client has accepted its answer. */
export const secrets = ["Rochat", "079 555", "francoise@", "Rue du Midi", "4711B", "fissure"];

/** A client, a company, and requests between them, for tests of mails. */
export async function requestFixture(db: Db) {
  const client = await createTenderer(db, {
    user: { email: "francoise@demo.test", firstName: "Françoise", lastName: "Rochat", phone: "079 555 01 42" },
  });
  const company = await createCompany(db, {
    name: "Peinture Morand Sàrl",
    user: { email: "marc@demo.test", firstName: "Marc", lastName: "Morand" },
  });
  const subcategory = await createSubcategory(db, {
    name: "Peinture intérieure",
    translations: { en: { name: "Interior painting" } },
    questions: form,
  });
  const subregion = await createSubregion(db, { name: "Lausanne" });

  /** A request of the client that was sent to the company, which has not answered. */
  const request = async () => {
    const { id: jobRequestId, number } = await createJobRequest(db, {
      tendererId: client.id,
      subcategoryId: subcategory.id,
      subregionId: subregion.id,
      title: "Peinture intérieure, 3,5 pièces",
      description: "Une fissure au plafond du salon. Appelez Mme Rochat.",
      postalCode: "1003",
      locality: "Lausanne",
      street: "Rue du Midi 4",
      startPreference: "on_date",
      startDate: "2026-06-15",
      budgetMin: 400_000,
      budgetMax: 650_000,
      answers: { what: ["walls", "ceilings"], surface: 84.5, empty: false, code: "4711B", wish: "Sans odeur" },
      recipients: [{ companyId: company.id }],
    });
    return {
      jobRequestId,
      number,
      change: (values: Partial<typeof jobRequests.$inferInsert>) =>
        db.update(jobRequests).set(values).where(eq(jobRequests.id, jobRequestId)),
      answer: (values: Partial<typeof jobRequestCompanies.$inferInsert>) =>
        db.update(jobRequestCompanies).set(values).where(eq(jobRequestCompanies.jobRequestId, jobRequestId)),
    };
  };
  return { client: client.user, contact: company.user, companyId: company.id, request };
}
