export const info = {
  title: "Metiro API",
  version: "1.0.0",
  description: `Everything that the pages of the platform do, for programs.

**Answers** are \`{ "data": … }\` with status 200. **Refusals** are \`application/problem+json\` (RFC 9457) with a \`code\`
for programs and words for people; \`errors\` names the fields. **Lists** that are paged take \`pageNumber\` and
\`pageSize\` and answer with \`items\` and totals; a page past the end is empty.

**Token**: \`POST /Auth/sign-in\` gives one for the header \`Authorization: Bearer …\`. A token that is not good is 401 on
every call, also on those that need none. Programs use an **API key** (\`mtr_…\`) in its place, made in the profile or with
\`POST /ApiKey/Add\`: it opens the calls that it was made for; the others, public ones too, are 403 \`FORBIDDEN\` with \`params.scope\`. Refusals come in the order 401, 403, 400, 404, 409; somebody else's row is 404.

**Paths** are matched without regard to case. Bodies are JSON objects. A name that a query or a filter does not
know is 400 under that name; in bodies that are saved unknown keys are ignored. An id that nothing has is 404 in a path, finds
nothing in a filter, and is 400 where it is saved. An optional field may be
left out, or sent as null or an empty text. **Updates** have one rule in every call: a field that is absent stays as it is, null
(or an empty text) clears it, and a field that cannot be empty refuses null. **Times** are ISO 8601 in UTC, **days** \`yyyy-MM-dd\` of Europe/Zurich,
**amounts** whole numbers of cents, **ids** UUIDs. **Words** are French, or English with \`Accept-Language: en\` or the cookie
\`lang=en\`.

**Promise**: within version 1 no path, field or code disappears or changes its meaning. New calls, optional input fields,
output fields and codes may be added: ignore what you do not know.`,
};

export const securitySchemes = {
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "The token of a sign-in." },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "mtr_…",
    description: "An API key that is made for the call: its scope is the `operationId`, with a point.",
  },
} as const;

export const tags = [
  { name: "Auth", description: "Accounts, tokens, sessions, codes and passwords." },
  { name: "ApiKey", description: "What programs call with." },
  { name: "Offer", description: "What companies offer line by line, compared, and changed once it is accepted." },
  { name: "StandardLine", description: "The lines with which every offer for a service begins." },
  { name: "VatRate", description: "The rates of VAT, each with the day from which it holds." },
  { name: "Guarantee", description: "By when answers are promised, and what is done where they are missing." },
  { name: "Price", description: "What offers ask for a whole work." },
  { name: "Proof", description: "What companies prove, what was checked of it, and what trades ask." },
  { name: "Report", description: "What clients and companies report to the back office." },
  { name: "Showcase", description: "Public pages of companies, and of trades by canton." },
  { name: "Review", description: "What clients and companies say of done work." },
  { name: "Webhook", description: "Where programs are told what happens." },
  { name: "User", description: "All accounts, for the back office." },
  { name: "Company", description: "Companies: their profile, what they serve, who fits a request." },
  { name: "Tenderer", description: "Clients and their profile." },
  { name: "Category", description: "The first level of the trades." },
  { name: "SubCategory", description: "The second level of the trades, with the forms that clients answer." },
  { name: "Region", description: "Cantons and their districts." },
  { name: "JobRequest", description: "Requests from their making to the client's decision." },
  { name: "RequestDraft", description: "Requests that a client has begun and not sent." },
  {
    name: "Conversation",
    description: "What a client and an interested company say to each other; nobody else sees it.",
  },
  { name: "Subscription", description: "Paid periods of companies." },
  { name: "Dashboard", description: "Figures for the back office." },
  { name: "Blog", description: "Posts." },
  { name: "ApplicationConfig", description: "Settings of the platform." },
  { name: "File", description: "Images." },
  { name: "Document", description: "PDFs and pictures of papers." },
  { name: "Audit", description: "What was done by whom." },
  { name: "DataAccess", description: "Who saw the data of a client." },
  { name: "AnswerTemplate", description: "What a company keeps to answer with." },
  { name: "SavedView", description: "How an admin likes to look at a list." },
  { name: "Mail", description: "Mails that wait or could not be delivered." },
  { name: "Notification", description: "Which mails come to oneself, and when." },
  { name: "Search", description: "What the back office looks for from anywhere." },
  { name: "Bin", description: "What was deleted and can come back for a while." },
];
