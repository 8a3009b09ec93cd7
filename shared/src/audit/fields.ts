/** Whose row an id in the details of an entry names. */
export type NamedRow = "user" | "company" | "jobRequest" | "category" | "subcategory" | "region";

/** What the value of a field is: itself, or the id of a row that has a name today, or of one that has none. */
type FieldKind = "value" | NamedRow | "unnamed";

const values = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, "value"])) as Record<Name, "value">;

/**
 * Every field that the details of an entry have, at whatever depth, with what its value is. The back office has words for each;
 * `audit` takes no other.
 */
export const auditFields = {
  ...values(
    "action",
    "active",
    "amount",
    "apiKey",
    "apiKeysRevoked",
    "by",
    "categories",
    "cause",
    "changes",
    "changedSince",
  ),
  ...values(
    "chosen",
    "clientDecision",
    "code",
    "companyCount",
    "content",
    "count",
    "createdFrom",
    "createdTo",
    "currency",
    "days",
  ),
  ...values(
    "description",
    "email",
    "emailConfirmed",
    "emailCorrected",
    "en",
    "ended",
    "endingWithinDays",
    "endsAt",
    "endsOn",
    "entity",
  ),
  ...values(
    "entries",
    "events",
    "factors",
    "fields",
    "firstName",
    "fr",
    "from",
    "guarantee",
    "guide",
    "hasAnswer",
    "hasPhotos",
    "icon",
  ),
  ...values(
    "into",
    "isDefault",
    "jobs",
    "key",
    "keywords",
    "kind",
    "kinds",
    "lang",
    "lastName",
    "lastSignIn",
    "left",
    "lines",
    "list",
  ),
  ...values(
    "locality",
    "locked",
    "mark",
    "marked",
    "method",
    "months",
    "name",
    "networks",
    "note",
    "number",
    "older",
    "outcome",
  ),
  ...values(
    "overlapHours",
    "paused",
    "phone",
    "popular",
    "position",
    "postalCode",
    "profileCompleted",
    "progress",
    "proofs",
    "published",
  ),
  ...values(
    "publishedAt",
    "purpose",
    "questions",
    "rate",
    "reason",
    "refused",
    "requestCount",
    "response",
    "retryAfterSeconds",
  ),
  ...values(
    "revision",
    "role",
    "scopes",
    "searched",
    "sentFrom",
    "sentTo",
    "shared",
    "slug",
    "sort",
    "startsOn",
    "state",
    "status",
  ),
  ...values(
    "statuses",
    "street",
    "subcategories",
    "subcategory",
    "subregion",
    "subscription",
    "summary",
    "title",
    "to",
    "translations",
  ),
  ...values(
    "uid",
    "unanswered",
    "unassigned",
    "uncovered",
    "validFrom",
    "validUntil",
    "value",
    "verified",
    "view",
    "website",
  ),
  ...values("withoutCoverage"),
  actorId: "user",
  assigneeId: "user",
  of: "user",
  userId: "user",
  tendererId: "user",
  companyId: "company",
  companyIds: "company",
  categoryId: "category",
  subcategoryId: "subcategory",
  subcategoryIds: "subcategory",
  parentId: "region",
  regionId: "region",
  subregionId: "region",
  subregionIds: "region",
  endpointId: "unnamed",
  entityId: "unnamed",
  questionId: "unnamed",
} as const satisfies Record<string, FieldKind>;
export type AuditField = keyof typeof auditFields;

export const isAuditField = (name: string): name is AuditField => name in auditFields;

/** The rows with a name that the details of an entry speak of by their ids. */
export function namedIds(details: unknown): string[] {
  if (typeof details !== "object" || details === null) return [];
  if (Array.isArray(details)) return details.flatMap(namedIds);
  return Object.entries(details).flatMap(([name, value]) => {
    const kind: FieldKind = isAuditField(name) ? auditFields[name] : "value";
    if (kind === "value") return namedIds(value);
    if (kind === "unnamed") return [];
    return [value].flat().filter((id): id is string => typeof id === "string");
  });
}
