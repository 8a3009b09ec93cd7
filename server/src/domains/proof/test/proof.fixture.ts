import type { ProofKind, ProofNeed } from "@metiro/shared/proof/constants";
import { contextOf } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory, router } from "../../../trpc/init.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { companyRouter } from "../../company/index.ts";
import { jobRequestRouter } from "../../job-request/index.ts";
import { proofRouter } from "../index.ts";

const callerOf = createCallerFactory(
  router({ proof: proofRouter, company: companyRouter, jobRequest: jobRequestRouter }),
);
/** Named, so that the compiler need not spell out every call. */
interface Calls extends ReturnType<typeof callerOf> {}

export const register = { state: "active", checkedOn: "2026-03-12" } as const;

/** A trade in a district, an admin, and companies that serve both and prove something. */
export async function proofWorld() {
  const database = await testDatabase();
  const { db, sql } = database;
  const make = rowsIn(db);
  const as = (actor: Actor): Calls => callerOf(contextOf(database, actor));
  const admin = as(await make.admin());
  const category = await make.category();
  const region = await make.region();
  const place = {
    subcategoryId: (await make.subcategory(category.id)).id,
    subregionId: (await make.region({ parentId: region.id })).id,
  };
  const company = (fields: Parameters<typeof make.company>[0] = {}) => make.company(fields, { serves: place });
  type Company = Awaited<ReturnType<typeof company>>;

  async function paper(of: Company): Promise<string> {
    const [row] = await sql<{ id: string }[]>`
      insert into documents (owner_id, kind, name, bytes, pages) values (${of.actor.userId}, 'pdf', 'Attestation.pdf', 900, 1)
      returning id`;
    return row?.id ?? "";
  }
  async function submit(of: Company, kind: ProofKind, more: { validUntil?: string } = {}): Promise<string> {
    const { items } = await as(of.actor).proof.submit({ kind, documentId: await paper(of), ...more });
    return items.find((item) => item.kind === kind)?.waiting?.id ?? "";
  }
  return {
    database,
    db,
    sql,
    make,
    as,
    admin,
    category,
    place,
    company,
    paper,
    submit,
    /** A proof that is sent and found right. */
    proved: async (of: Company, kind: ProofKind, validUntil?: string): Promise<string> => {
      const id = await submit(of, kind);
      await admin.proof.verify({
        id,
        ...(validUntil !== undefined && { validUntil }),
        ...(kind === "commercialRegister" && { register }),
      });
      return id;
    },
    isVerified: async ({ id }: Company) => {
      const [row] = await sql<{ verified: boolean }[]>`select verified from companies where id = ${id}`;
      return row?.verified;
    },
    needs: (kind: ProofKind, need: ProofNeed = "needed") =>
      admin.proof.setTrade({ subcategoryId: place.subcategoryId, items: [{ kind, need }] }),
    day: async (fromNow: number): Promise<string> => {
      const [row] = await sql<{ day: string }[]>`
        select to_char((now() at time zone 'Europe/Zurich')::date + ${fromNow}::int, 'YYYY-MM-DD') as day`;
      return row?.day ?? "";
    },
    stateOf: async (id: string) => {
      const [row] = await sql<{ state: string }[]>`select state from company_proofs where id = ${id}`;
      return row?.state;
    },
    mails: async (): Promise<string[]> => {
      const rows = await sql<{ kind: string }[]>`
        select data->>'kind' as kind from pgboss.job where name = 'mail' order by created_on, id`;
      return rows.map(({ kind }) => kind);
    },
    /** Whether requests are refused to those that lack what a trade needs. */
    enforce: async (value: boolean): Promise<void> => {
      await sql`
        insert into application_config (key, value, type, is_public, description)
        values ('proofs.enforced', ${String(value)}::text::jsonb, 'boolean', false, '')
        on conflict (key) do update set value = excluded.value`;
      refreshSettings(db);
    },
    forget: async (): Promise<void> => {
      await sql`delete from company_proofs`;
      await sql`delete from subcategory_proofs`;
      await sql`delete from documents`;
      await sql`delete from pgboss.job where name = 'mail'`;
    },
  };
}
