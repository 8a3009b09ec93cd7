import type { ProcedurePath } from "@metiro/shared/permissions";
import type { RowCase, World } from "./row-case.ts";

interface Requests {
  /** One of the client `tenderer` in which the company `company` is interested. */
  request: (world: World) => Promise<{ id: string }>;
  canceled: (world: World) => Promise<{ id: string }>;
}

const about = ({ people }: World, { id: jobRequestId }: { id: string }) => ({
  jobRequestId,
  companyId: people.company.ownId,
});

/** A message of the company. */
async function said({ sql, people }: World, { jobRequestId, companyId }: ReturnType<typeof about>) {
  await sql`
    insert into conversations (job_request_id, company_id, tenderer_id, company_wrote_at)
    values (${jobRequestId}, ${companyId}, ${people.tenderer.ownId}, now())`;
  const [row] = await sql<{ id: string }[]>`
    insert into messages (job_request_id, company_id, sender, body)
    values (${jobRequestId}, ${companyId}, 'company', 'Bonjour') returning id`;
  return row?.id;
}

const body = "Quelle est la hauteur du plafond ?";
const finds = ["tenderer", "company"] as const;

/** The calls of a conversation. */
export const conversationCases = ({ request, canceled }: Requests) =>
  ({
    "conversation.get": { finds, input: async (world) => about(world, await request(world)) },
    "conversation.send": {
      finds,
      input: async (world) => ({ ...about(world, await request(world)), body }),
      conflicting: async (world) => ({ ...about(world, await canceled(world)), body }),
    },
    "conversation.markRead": {
      finds,
      async input(world) {
        const pair = about(world, await request(world));
        return { ...pair, upTo: await said(world, pair) };
      },
    },
    "conversation.inspect": {
      finds: ["admin"],
      async input(world) {
        const pair = about(world, await request(world));
        await said(world, pair);
        return { ...pair, reason: "dispute" };
      },
    },
  }) satisfies Partial<Record<ProcedurePath, RowCase>>;
