import { randomUUID } from "node:crypto";
import type { ProcedurePath } from "@metiro/shared/permissions";
import { createCompany } from "../../../factories/index.ts";
import type { RowCase, World } from "./row-case.ts";

const everybody = ["anonymous", "tenderer", "otherTenderer", "company", "otherCompany", "admin"] as const;

/** A company whose page everybody sees. */
async function shown({ db, sql }: World): Promise<{ slug: string }> {
  const { id } = await createCompany(db, { user: { emailConfirmed: true, profileCompleted: true } });
  const slug = `entreprise-${randomUUID()}`;
  await sql`insert into showcases (company_id, published_at) values (${id}, now())`;
  await sql`insert into showcase_slugs (slug, company_id) values (${slug}, ${id})`;
  return { slug };
}

/** The calls that name a public page by its address. */
export const showcaseCases = {
  "showcase.get": { finds: everybody, input: shown },
  "showcase.reviews": { finds: everybody, input: shown },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
