/**
 * A request from its posting to its acceptance, with @metiro/client:
 *   npm pack ./api-client && npm install ./metiro-client-*.tgz && METIRO_ORIGIN=https://metiro.example.ch node story.ts
 * The accounts are those of the demonstration; programs of your own use API keys, as `credential`.
 */
import { createMetiro, MetiroError } from "@metiro/client";

const origin = process.env["METIRO_ORIGIN"] ?? "http://127.0.0.1:3000";
const password = process.env["METIRO_PASSWORD"] ?? "Demo-Metiro-2026";
const anybody = createMetiro({ origin, language: "en" });

async function as(email: string) {
  const { token } = await anybody.post("/Auth/sign-in", { body: { email, password } });
  return createMetiro({ origin, language: "en", credential: token });
}
const client = await as("client@demo.metiro.ch");
const office = await as("admin@demo.metiro.ch");
const company = await as("entreprise@demo.metiro.ch");

// 1. The client posts a request and answers the questions of the trade's form.
const trade = await anybody.post("/SubCategory/GetByName", { body: { Name: "Pose de parquet" } });
const [place] = await anybody.post("/Region/All-filtered", { body: { search: "Lausanne", onlySubregions: true } });
if (!place) throw new Error("There is no district of that name");
const { id } = await client.post("/JobRequest/Create", {
  body: {
    subcategoryId: trade.id,
    subregionId: place.id,
    title: "Parquet pour le bureau",
    description: "Poser un parquet en chêne dans un bureau de vingt mètres carrés.",
    answers: { property: "apartment", work: "new", area: 20, type: "engineered" },
    postalCode: "1007",
    locality: "Lausanne",
    startPreference: "within_month",
  },
});

// 2. The back office sends it to a company.
const { id: companyId } = await company.get("/Company");
await office.post("/JobRequest/{id}/send-to-companies", { params: { path: { id } }, body: [companyId] });

// 3. The company finds it among what it received, page after page, and answers.
let received = false;
for await (const item of company.items("/JobRequest/GetAllForCompanies", { body: {} })) {
  received = item.id === id;
  if (received) break;
}
if (!received) throw new Error("The company did not receive the request");
await company.post("/JobRequest/{id}/answer", {
  params: { path: { id } },
  body: { response: "interested", message: "Volontiers.", priceMin: 300_000, priceMax: 350_000, priceUnit: "total" },
});

// 4. The client accepts the answer that it has read: had the company changed it since, it would be refused (REVISION_CONFLICT).
// A second acceptance is refused, with a code that a program can decide by.
const path = { id, companyId };
const { jobRequestCompanies } = await client.get("/JobRequest/Get/{id}", { params: { path: { id } } });
const respondedAt = jobRequestCompanies.find(({ company: { id: of } }) => of === companyId)?.respondedAt;
await client.post("/JobRequest/{id}/decide/{companyId}", {
  params: { path },
  body: { decision: "accepted", ...(respondedAt && { respondedAt }) },
});
try {
  await client.post("/JobRequest/{id}/decide/{companyId}", { params: { path }, body: { decision: "accepted" } });
} catch (error) {
  if (!(error instanceof MetiroError) || error.code !== "DECISION_FINAL") throw error;
}

// 5. They talk.
const talk = { path: { jobRequestId: id, companyId } };
await company.post("/Conversation/{jobRequestId}/{companyId}/send", {
  params: talk,
  body: { body: "Merci ! Quand pouvons-nous passer mesurer ?" },
});
await client.post("/Conversation/{jobRequestId}/{companyId}/send", { params: talk, body: { body: "Mardi matin." } });
const { messages } = await company.get("/Conversation/Get/{jobRequestId}/{companyId}", { params: talk });
console.log(JSON.stringify({ request: id, messages: messages.map(({ body }) => body) }));
