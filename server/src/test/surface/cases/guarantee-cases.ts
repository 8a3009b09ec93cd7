import type { ProcedurePath } from "@metiro/shared/permissions";
import { acceptedRequest, canceled, request } from "./request-cases.ts";
import { admin, type RowCase, type World } from "./row-case.ts";

/** A request that is to be sent on. */
async function onTheList(world: World) {
  const { id } = await request(world);
  await world.sql`insert into request_relaunches (job_request_id, reason, uncovered) values (${id}, 'missed', false)`;
  return { id };
}

/** The calls about what a client was promised. */
export const guaranteeCases = {
  "guarantee.get": { finds: ["tenderer", "admin"], input: request },
  "guarantee.askAnother": {
    finds: ["tenderer"],
    input: request,
    conflicting: (world) => acceptedRequest(world),
  },
  "guarantee.next": { finds: admin, input: request },
  "guarantee.dismiss": { finds: admin, input: onTheList, conflicting: canceled },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
