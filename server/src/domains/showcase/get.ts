import { enoughAnswers, maxGallery } from "@metiro/shared/showcase/constants";
import type { PageProfileField, Showcase, ShowcaseInput } from "@metiro/shared/showcase/schema";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepared } from "../../db/prepared.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import {
  companies,
  companyFigures,
  companySubregions,
  files,
  regions,
  showcases,
  showcaseSlugs,
  users,
} from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { openAddress } from "../../storage/file-addresses.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { companyIsAway } from "../company/index.ts";
import { sizedImage } from "../file/index.ts";
import { checkedProofs } from "../proof/index.ts";
import { publishedPhotos, publishedScores } from "../review/index.ts";
import { itemFields, scoreIn } from "./queries.ts";

const cantons = alias(regions, "cantons");

/** The cantons that a company serves, each with its districts there. */
const servedRegions = sql<Showcase["regions"]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', canton.id, 'name', canton.name, 'slug', canton.slug, 'code', canton.code,
    'translations', canton.translations, 'subregions', canton.districts)) order by canton.slug), '[]')
  from (
    select ${cantons.id} as id, ${cantons.name} as name, ${cantons.slug} as slug, ${cantons.code} as code, ${cantons.translations} as translations,
      json_agg(json_build_object('id', ${regions.id}, 'name', ${regions.name}, 'translations', ${regions.translations}) order by ${regions.slug}) as districts
    from ${companySubregions} join ${regions} on ${eq(regions.id, companySubregions.subregionId)}
      join ${regions} as cantons on ${eq(cantons.id, regions.parentId)}
    where ${eq(companySubregions.companyId, companies.id)} group by ${cantons.id}) as canton)`;

const answers = sql`${companyFigures.interested} + ${companyFigures.declined}`;

/** What the page says of the profile beside what a list does. A field that is not here is a type error. */
const pageColumns = {
  description: companies.description,
  foundedYear: companies.foundedYear,
  employees: companies.employees,
} satisfies Record<PageProfileField, unknown>;

/** The page that an address leads to, at whichever address it is now. */
const pageOf = prepared((db) =>
  db
    .select({
      ...itemFields,
      slug: sql<string>`(select present.slug from ${showcaseSlugs} as present where present.company_id = ${companies.id} and not present.former)`,
      ...pageColumns,
      away: companyIsAway,
      answerMinutes: sql<
        number | null
      >`case when ${answers} >= ${enoughAnswers} then ${companyFigures.medianMinutes} end`,
      regions: servedRegions,
      updatedAt: sql<string>`greatest(${showcases.updatedAt}, ${companies.updatedAt})`.mapWith(showcases.updatedAt),
    })
    .from(showcaseSlugs)
    .innerJoin(showcases, eq(showcases.companyId, showcaseSlugs.companyId))
    .innerJoin(companies, eq(companies.id, showcases.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .leftJoin(companyFigures, eq(companyFigures.companyId, companies.id))
    .leftJoin(files, eq(files.id, companies.logoId))
    .where(and(eq(showcaseSlugs.slug, sql.placeholder("slug")), isVisible))
    .prepare("showcase_by_slug"),
);

/** A company's page by its address, or a former one of it. */
export async function get({ ctx, input: { slug } }: OpenCall<ShowcaseInput>): Promise<Showcase> {
  const [row] = await pageOf(ctx.db).execute({ slug });
  const { logo, ...page } = orNotFound(row);
  const [scores, checked, photos] = await Promise.all([
    publishedScores(ctx.db, [page.id]),
    checkedProofs(ctx.db, [page.id]),
    publishedPhotos(ctx.db, page.id, maxGallery),
  ]);
  return {
    ...omitNulls(page),
    ...(logo && { logo: sizedImage(logo, openAddress) }),
    checked: checked.get(page.id) ?? [],
    score: scoreIn(scores, page.id),
    photos: photos.map((photo) => ({ ...photo, url: openAddress(photo.id, "medium") })),
  };
}
