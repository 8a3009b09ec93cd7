import type { Company, CompanyDetail, MatchingCompany } from "@metiro/shared/company/schema";
import type { CreateInput, JobRequest } from "@metiro/shared/job-request/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import { type Caller, callerFor } from "../app/api.ts";
import { callsOf } from "../browser/people.ts";
import { site } from "../app/site.ts";

/** A new parquet floor at the client's own place in Lausanne: a trade and a district of the demo company. */
export async function parquetRequest(client: Caller, title: string): Promise<CreateInput> {
  const [subcategory, { subregionId = "" }] = await Promise.all([
    client.post<SubcategoryWithForm>("SubCategory/GetByName", { Name: "pose-de-parquet" }),
    client.get<Tenderer>("Tenderer"),
  ]);
  return {
    subcategoryId: subcategory.id,
    subregionId,
    title,
    description: "Poser un parquet en chêne dans le salon et deux chambres, ancien lino à enlever.",
    answers: { property: "apartment", work: "new", area: 64.5, type: "engineered", skirting: true },
    postalCode: "1007",
    locality: "Lausanne",
    street: "Avenue de Cour 38",
    startPreference: "within_month",
    budgetMin: 500_000,
    budgetMax: 900_000,
  };
}

/** A request of the demo client that nobody has received yet. */
export async function createdRequest(title: string): Promise<JobRequest> {
  const client = await callsOf("client");
  return client.post<JobRequest>("JobRequest/Create", await parquetRequest(client, title));
}

/** A request that the demo company has received, and as many others as wanted. */
export async function sentRequest(title: string, { others = 0 } = {}): Promise<JobRequest> {
  const [{ id, subregion, subcategory }, admin, company] = await Promise.all([
    createdRequest(title),
    callsOf("admin"),
    callsOf("company"),
  ]);
  const own = await company.get<Company>("Company");
  const matching = await admin.get<MatchingCompany[]>(
    `Company/Get/subregion/${subregion.id}/subcategory/${subcategory.id}`,
  );
  const companyIds = [own.id, ...matching.flatMap((one) => (one.id === own.id ? [] : [one.id])).slice(0, others)];
  return admin.post<JobRequest>(`JobRequest/${id}/send-to-companies`, { companyIds });
}

/** A request that every company which received it has answered: interested, each at its own price. */
export async function answeredRequest(title: string, options?: { others?: number }): Promise<JobRequest> {
  const { id, jobRequestCompanies } = await sentRequest(title, options);
  const admin = await callsOf("admin");
  for (const [rank, { company }] of jobRequestCompanies.entries()) {
    const { user } = await admin.get<CompanyDetail>(`Company/Get/${company.id}`);
    const price = 600_000 + rank * 50_000;
    await (
      await callerFor(site().origin, user.email)
    ).post(`JobRequest/${id}/answer`, {
      response: "interested",
      priceMin: price,
      priceMax: price + 150_000,
      priceUnit: "total",
      message: "Nous pouvons commencer dans deux semaines.",
    });
  }
  return (await callsOf("client")).get<JobRequest>(`JobRequest/Get/${id}`);
}

/** A request whose work the demo company did, as the client says. */
export async function doneRequest(title: string): Promise<JobRequest> {
  const { id, jobRequestCompanies } = await answeredRequest(title);
  const companyId = jobRequestCompanies[0]?.company.id;
  const client = await callsOf("client");
  await client.post(`JobRequest/${id}/decide/${companyId}`, { decision: "accepted" });
  return client.post<JobRequest>(`JobRequest/${id}/done`, { companyId });
}
