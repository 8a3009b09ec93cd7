import { type CompanyFilters, companyFilters } from "@metiro/shared/company/schema";
import { eq, sql } from "drizzle-orm";
import { isInvited } from "../../../db/queries/accounts.ts";
import { inOrderOf, lookedUp } from "../../../db/paging/keyset-page.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { companies, users } from "../../../db/schema/index.ts";
import { orderBy } from "../../../db/paging/order.ts";
import { subscriptionStandingBy } from "../../../db/queries/company/subscription-standing.ts";
import { accountStateWords, yesOrNo } from "../../../i18n/account-words.ts";
import { momentCell } from "../../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../../exports/csv-export.ts";
import { activityFields, activitySettings, receivedBy } from "../rows/activity.ts";
import { awayNow } from "../rows/away-fields.ts";
import { companiesQuery } from "./list.ts";
import { companyIsOpen } from "../access/policy.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

const manyById = prepared((db) => {
  const received = receivedBy(db);
  const standing = subscriptionStandingBy(db);
  return db
    .select({
      id: companies.id,
      name: companies.name,
      uid: companies.uid,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: sql<string | null>`coalesce(${companies.phone}, ${users.phone})`,
      website: companies.website,
      street: companies.street,
      postalCode: companies.postalCode,
      locality: companies.locality,
      verified: companies.verified,
      paused: sql<boolean>`not ${companyIsOpen}`,
      away: awayNow,
      profileCompleted: users.profileCompleted,
      emailConfirmed: users.emailConfirmed,
      invited: isInvited,
      lockedAt: users.lockedAt,
      createdAt: companies.createdAt,
      ...activityFields(received, standing),
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoinLateral(received, sql`true`)
    .innerJoinLateral(standing, sql`true`)
    .where(sql`${companies.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("company_csv");
});

const rows = async (db: Parameters<typeof manyById>[0], ids: string[]) =>
  inOrderOf(ids, omitNulls(await manyById(db).execute({ ids: arrayLiteral(ids), ...(await activitySettings(db)) })));
type Row = Awaited<ReturnType<typeof rows>>[number];

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.company", message: "Entreprise" }), cell: (row) => row.name },
  { header: (i18n) => i18n.t({ id: "csv.uid", message: "Numéro IDE" }), cell: (row) => row.uid },
  { header: (i18n) => i18n.t({ id: "csv.lastName", message: "Nom" }), cell: (row) => row.lastName },
  { header: (i18n) => i18n.t({ id: "csv.firstName", message: "Prénom" }), cell: (row) => row.firstName },
  { header: (i18n) => i18n.t({ id: "csv.email", message: "E-mail" }), cell: (row) => row.email },
  { header: (i18n) => i18n.t({ id: "csv.phone", message: "Téléphone" }), cell: (row) => row.phone },
  { header: (i18n) => i18n.t({ id: "csv.website", message: "Site web" }), cell: (row) => row.website },
  { header: (i18n) => i18n.t({ id: "csv.street", message: "Rue" }), cell: (row) => row.street },
  { header: (i18n) => i18n.t({ id: "csv.postalCode", message: "NPA" }), cell: (row) => row.postalCode },
  { header: (i18n) => i18n.t({ id: "csv.locality", message: "Localité" }), cell: (row) => row.locality },
  { header: (i18n) => i18n.t({ id: "csv.state", message: "État" }), cell: accountStateWords },
  {
    header: (i18n) => i18n.t({ id: "csv.paused", message: "En pause" }),
    cell: (row, i18n) => yesOrNo(row.paused, i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.awayUntil", message: "Absente jusqu’au" }),
    cell: (row) => row.away?.endsOn,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.verified", message: "Vérifiée" }),
    cell: (row, i18n) => yesOrNo(row.verified, i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.profileCompleted", message: "Profil complet" }),
    cell: (row, i18n) => yesOrNo(row.profileCompleted, i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.subscribed", message: "Abonnement actif" }),
    cell: (row, i18n) => yesOrNo(row.activeSubscription, i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.subscriptionEndsOn", message: "Abonnement jusqu’au" }),
    cell: (row) => row.subscriptionEndsOn,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.receivedLastYear", message: "Demandes reçues en un an" }),
    cell: (row) => row.receivedLastYear,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.answerRate", message: "Taux de réponse" }),
    cell: (row) => row.answerRate && Math.round(row.answerRate * 100) / 100,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.signedUpAt", message: "Inscription" }),
    cell: (row) => momentCell(row.createdAt),
  },
];

/** « Entreprises » as a file. */
export const companyExport = csvExport<CompanyFilters, Row>({
  call: "company.export",
  path: "/Company/Export",
  tag: "Company",
  summary: "The companies of a filter as a file",
  fileName: "entreprises",
  input: companyFilters,
  columns,
  ids: ({ db }, filters) => {
    const { where, order } = companiesQuery(filters);
    return db
      .select({ id: companies.id })
      .from(companies)
      .where(filters.search === undefined ? where : lookedUp(companies, companies.id, where))
      .orderBy(...orderBy(order));
  },
  rows: ({ db }, ids) => rows(db, ids),
  audited: ({ search, ...filters }) => ({ ...filters, ...(search !== undefined && { searched: true }) }),
});
