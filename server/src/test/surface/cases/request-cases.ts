import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { ProcedurePath } from "@metiro/shared/permissions";
import { enqueueMails } from "../../../domains/notification/index.ts";
import { addRecipient, createCompany, createJobRequest } from "../../../factories/index.ts";
import type { JobRequestFields } from "../../../factories/job-requests.ts";
import { admin, idOf, type RowCase, type World } from "./row-case.ts";

/** A request of the client `tenderer`, sent to the company `company`, which is interested. */
export async function request({ db, people: { tenderer, company } }: World, fields: JobRequestFields = {}) {
  const now = new Date().toISOString();
  const sent = { status: JobStatus.Processed, processedAt: now };
  const row = await createJobRequest(db, { tendererId: tenderer.ownId, ...sent, ...fields });
  const answer = { response: "interested", respondedAt: now } as const;
  await addRecipient(db, { jobRequestId: row.id, companyId: company.ownId, ...answer });
  return { id: row.id };
}

export const canceled = (world: World) =>
  request(world, { status: JobStatus.Canceled, canceledAt: new Date().toISOString() });

/** A request whose answer is accepted, and the work done where `done` says so. */
export async function acceptedRequest(world: World, done?: "done") {
  const { id } = await request(world);
  const now = new Date().toISOString();
  const { ownId } = world.people.company;
  await world.sql`
    update job_request_companies set client_decision = 'accepted', decided_at = ${now} where job_request_id = ${id}`;
  if (done)
    await world.sql`
      update job_requests set done_at = ${now}, done_on = ${now.slice(0, 10)}, done_company_id = ${ownId} where id = ${id}`;
  return { id };
}
const itself = ({ people }: World) => ({ companyId: people.company.ownId });

const decision = ({ people }: World) => ({ companyId: people.company.ownId, decision: "accepted" });

const corrected = {
  title: "Repeindre le salon et le couloir",
  description: "Murs et plafond, environ trente mètres carrés, en blanc.",
  reason: "Le couloir manquait.",
};

/** A request of the client that no company has. */
const ownActive = ({ db, people: { tenderer } }: World) => idOf(createJobRequest(db, { tendererId: tenderer.ownId }));

/** A request with one more company, which has not answered. */
async function quiet(world: World) {
  const { id } = await request(world);
  const { id: companyId } = await createCompany(world.db);
  await addRecipient(world.db, { jobRequestId: id, companyId });
  return { id, companyId };
}

/** A request about which the back office asked something. */
async function askedRequest(world: World) {
  const { id } = await ownActive(world);
  const [row] = await world.sql<{ id: string }[]>`
    insert into job_request_notes (job_request_id, kind, text) values (${id}, 'asked', 'Quelle hauteur ?') returning id`;
  return { id, questionId: row?.id ?? "" };
}

/** A request whose sending to one more company still waits. */
async function heldSending(world: World) {
  const { id } = await request(world);
  const { id: companyId, user } = await createCompany(world.db);
  const heldUntil = new Date(Date.now() + 60_000).toISOString();
  await addRecipient(world.db, { jobRequestId: id, companyId, heldUntil });
  await world.db.transaction((tx) =>
    enqueueMails(tx, [{ kind: "requestSent", to: user.id, data: { jobRequestId: id, companyId } }], {
      afterSeconds: 60,
    }),
  );
  return { id, companyIds: [companyId] };
}

/** The calls of a request. */
export const requestCases: Partial<Record<ProcedurePath, RowCase>> = {
  "jobRequest.get": { finds: ["tenderer", "company", "admin"], input: request },
  "jobRequest.sendToCompanies": {
    finds: admin,
    input: async (world) => ({ ...(await request(world)), companyIds: [(await createCompany(world.db)).id] }),
    conflicting: async (world) => ({ ...(await canceled(world)), companyIds: [(await createCompany(world.db)).id] }),
  },
  "jobRequest.undoSend": {
    finds: admin,
    input: (world) => heldSending(world),
    conflicting: async (world) => ({ ...(await request(world)), companyIds: [world.people.company.ownId] }),
  },
  "jobRequest.sendNow": {
    finds: admin,
    input: (world) => heldSending(world),
    conflicting: async (world) => ({ ...(await request(world)), companyIds: [world.people.company.ownId] }),
  },
  "jobRequest.edit": {
    finds: admin,
    input: async ({ db }) => ({ ...(await idOf(createJobRequest(db))), ...corrected }),
    conflicting: async (world) => ({ ...(await request(world)), ...corrected }),
  },
  "jobRequest.askPrecision": {
    finds: admin,
    input: async (world) => ({ ...(await request(world)), message: "Quelle est la hauteur du plafond ?" }),
    conflicting: async (world) => ({ ...(await canceled(world)), message: "Quelle est la hauteur du plafond ?" }),
  },
  "jobRequest.answerQuestion": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await askedRequest(world)), text: "2,60 m." }),
    conflicting: async (world) => {
      const asked = await askedRequest(world);
      await world.sql`update job_request_notes set answer = '', answered_at = now() where id = ${asked.questionId}`;
      return { ...asked, text: "2,60 m." };
    },
  },
  "jobRequest.update": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await ownActive(world)), title: corrected.title }),
    conflicting: async (world) => ({ ...(await request(world)), title: corrected.title }),
  },
  "jobRequest.addDetails": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await request(world)), text: "Les fenêtres sont neuves." }),
    conflicting: async (world) => ({ ...(await canceled(world)), text: "Les fenêtres sont neuves." }),
  },
  "jobRequest.desk": { finds: admin, input: request },
  "jobRequest.setDesk": {
    finds: admin,
    input: async (world) => ({ ...(await request(world)), mark: "duplicate" }),
  },
  "jobRequest.addNote": {
    finds: admin,
    input: async (world) => ({ ...(await request(world)), text: "A rappelé." }),
    conflicting: async (world) => ({
      ...(await request(world, { erasedAt: new Date().toISOString() })),
      text: "A rappelé.",
    }),
  },
  "jobRequest.remind": {
    finds: admin,
    input: (world) => quiet(world),
    conflicting: async (world) => ({ ...(await request(world)), ...itself(world) }),
  },
  "jobRequest.withdraw": {
    finds: admin,
    input: (world) => quiet(world),
    conflicting: async (world) => ({ ...(await request(world)), ...itself(world) }),
  },
  "jobRequest.followUp": { finds: admin, input: request },
  "jobRequest.cancel": { finds: ["tenderer", "admin"], input: request, conflicting: canceled },
  "jobRequest.delete": { finds: admin, input: request },
  "jobRequest.answer": {
    finds: ["company"],
    input: async (world) => ({ ...(await request(world)), response: "declined" }),
    conflicting: async (world) => ({ ...(await canceled(world)), response: "declined" }),
  },
  "jobRequest.undoAnswer": {
    finds: ["company"],
    async input(world) {
      const { id } = await request(world);
      await world.sql`update job_request_companies set response = 'declined', responded_at = now() where job_request_id = ${id}`;
      return { id };
    },
    async conflicting(world) {
      const { id } = await request(world);
      await world.sql`update job_request_companies set responded_at = now() - interval '1 minute' where job_request_id = ${id}`;
      return { id };
    },
  },
  "jobRequest.undoDecline": {
    finds: ["company"],
    async input(world) {
      const { id } = await request(world);
      await world.sql`update job_request_companies set response = 'declined' where job_request_id = ${id}`;
      return { id };
    },
    conflicting: request,
  },
  "jobRequest.decide": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await request(world)), ...decision(world) }),
    conflicting: async (world) => ({ ...(await canceled(world)), ...decision(world) }),
  },
  "jobRequest.declineOthers": {
    finds: ["tenderer"],
    input: (world) => acceptedRequest(world),
    conflicting: canceled,
  },
  "jobRequest.markDone": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await acceptedRequest(world)), ...itself(world) }),
    conflicting: async (world) => ({ ...(await acceptedRequest(world, "done")), ...itself(world) }),
  },
  "jobRequest.undoDone": {
    finds: ["tenderer"],
    input: (world) => acceptedRequest(world, "done"),
    conflicting: (world) => acceptedRequest(world),
  },
};
