import type { ProcedurePath } from "@metiro/shared/permissions";
import { acceptedRequest } from "./request-cases.ts";
import type { RowCase, World } from "./row-case.ts";

/** A report of a client about a company. */
async function reported(world: World, settled: boolean): Promise<string> {
  const { tenderer, company } = world.people;
  const [row] = await world.sql<{ id: string }[]>`
    insert into reports (kind, entity_id, reporter_id, about_id, reason, outcome, settled_at)
    values ('company', uuidv7(), ${tenderer.userId}, ${company.userId}, 'fraud', ${settled ? "acted" : null},
      case when ${settled} then now() end) returning id`;
  return row?.id ?? "";
}

/** The calls that name what is reported, or a report. */
export const reportCases = {
  "report.add": {
    finds: ["company"],
    input: async (world) => ({ kind: "jobRequest", id: (await acceptedRequest(world)).id, reason: "fraud" }),
  },
  "report.settle": {
    finds: ["admin"],
    input: async (world) => ({ id: await reported(world, false), outcome: "acted" }),
    conflicting: async (world) => ({ id: await reported(world, true), outcome: "acted" }),
  },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
