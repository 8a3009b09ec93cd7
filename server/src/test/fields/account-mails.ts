import type { accountMails } from "../../security/fields/outside.ts";
import type { Mail } from "../../mail/index.ts";
import type { World } from "./world.ts";

type Kind = keyof typeof accountMails;
export type Owner = (typeof accountMails)[Kind]["to"][number];
type Data = {
  [One in Kind]: (
    world: World,
    who: Owner,
  ) => Extract<Mail, { kind: One }>["data"] | Promise<Extract<Mail, { kind: One }>["data"]>;
};

type Purpose = "confirm" | "reset" | "invite" | "signIn" | "changeEmail" | "proof";

const code =
  (purpose: Purpose) =>
  async ({ sql, people }: World, who: Owner): Promise<{ codeId: string }> => {
    const [old, next] = purpose === "changeEmail" ? [`${who}@canari.example`, `${who}@neuf.example`] : [null, null];
    const [row] = await sql<{ id: string }[]>`
      insert into verification_codes (purpose, subject, user_id, old_email, new_email, expires_at)
      values (${purpose}, 'x', ${people[who].userId}, ${old}, ${next}, now() + interval '10 minutes') returning id`;
    return { codeId: row?.id ?? "" };
  };
const amendment =
  (state: "proposed" | "refused" | "current") =>
  async ({ sql }: World) => {
    const [row] = await sql<{ offerId: string; jobRequestId: string; companyId: string }[]>`
      select id as "offerId", job_request_id as "jobRequestId", company_id as "companyId" from offers where state = ${state} and kind = 'amendment'`;
    return row ?? { offerId: "", jobRequestId: "", companyId: "" };
  };
const nothing = (): Record<string, never> => ({});

/** What each mail about an account is about, of any owner. */
const data: Data = {
  verificationCode: code("confirm"),
  signInCode: code("signIn"),
  proofCode: code("proof"),
  emailChangeCode: code("changeEmail"),
  emailChangeAsked: code("changeEmail"),
  emailChanged: code("changeEmail"),
  passwordReset: code("reset"),
  newDevice: () => ({ at: new Date().toISOString() }),
  codesPaused: nothing,
  passwordDropped: nothing,
  companyInvitation: code("invite"),
  adminInvitation: code("invite"),
  sessionDisplaced: nothing,
  secondFactorAdded: () => ({ factor: "totp" }),
  secondFactorRemoved: () => ({ factor: "passkey" }),
  secondFactorReset: nothing,
  secondFactorRefused: nothing,
  backupCodesRenewed: nothing,
  backupCodeUsed: () => ({ left: 9 }),
  apiKeyAdded: () => ({ prefix: "mtr_7Kd0Qz", days: 90, machine: false }),
  apiKeyEnds: () => ({ prefix: "mtr_7Kd0Qz", expiresAt: new Date().toISOString(), machine: false }),
  apiKeysRevoked: () => ({ count: 1, why: "password" }),
  webhookOff: () => ({ reason: "gone" }),
  accountLocked: nothing,
  accountUnlocked: nothing,
  dataCorrected: () => ({ fields: ["firstName", "lastName"] }),
  async backupFailed({ sql }) {
    const [row] = await sql<{ id: string }[]>`
      insert into backup_runs (started_at, ended_at, failure) values (now(), now(), 'pg_dump') returning id`;
    return { runId: row?.id ?? "" };
  },
  amendmentProposed: amendment("proposed"),
  amendmentConfirmed: amendment("current"),
  amendmentDecided: amendment("refused"),
  proofJudged: ({ sql }) => proofIn(sql, "verified"),
  proofEnds: ({ sql }) => proofIn(sql, "verified"),
  proofExpired: ({ sql }) => proofIn(sql, "expired"),
  async reportSettled({ sql }) {
    const [row] = await sql<{ id: string }[]>`select id from reports where settled_at is not null`;
    return { reportId: row?.id ?? "" };
  },
  async reviewAsked({ sql }) {
    const [row] = await sql<{ id: string }[]>`
      select id from job_requests where done_at is not null and not exists (select from reviews where job_request_id = job_requests.id)`;
    return { jobRequestId: row?.id ?? "" };
  },
  async reviewWithheld({ sql }) {
    const [row] = await sql<{ id: string }[]>`select id from reviews where withheld_at is not null`;
    return { reviewId: row?.id ?? "" };
  },
  async subscriptionEnds({ sql, people }, who) {
    const [row] = await sql<{ id: string }[]>`
      update subscriptions set starts_on = current_date, ends_on = current_date + 7 where company_id = ${people[who].ownId}
      returning id`;
    return { subscriptionId: row?.id ?? "" };
  },
  async dailyDigest({ sql }) {
    const [row] = await sql<{ id: string }[]>`
      select data->'data'->>'digestId' as id from pgboss.job where name = 'mail.failed' and data->>'kind' = 'dailyDigest'`;
    return { digestId: row?.id ?? "" };
  },
};

/** One mail of a kind to one of those who get it. */
export const accountMail = async (world: World, kind: Kind, who: Owner): Promise<Mail> =>
  ({ kind, to: world.people[who].userId, data: await data[kind](world, who) }) as Mail;

async function proofIn(sql: World["sql"], state: string): Promise<{ proofId: string }> {
  const [row] = await sql<
    { id: string }[]
  >`select id from company_proofs where state = ${state} and valid_until is not null`;
  return { proofId: row?.id ?? "" };
}
