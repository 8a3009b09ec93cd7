import type { Role } from "@metiro/shared/roles";
import { viewMinutes } from "@metiro/shared/user/view-reasons";
import type { Sql } from "../db/client.ts";
import { lastingSessionIn } from "../db/queries/open-sessions.ts";
import type { PanelViewer } from "./actor.ts";

interface Row {
  userId: string;
  role: Role;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  sessionId: string;
  sessionEndsAt: number;
  tendererId: string | null;
  companyId: string | null;
  by: string;
}

/**
 * The person whose panel an admin looks at. Null once the view has ended: after its minutes, with the admin's own session, or when
 * either account is locked or gone. Looking keeps no session awake.
 */
export function panelViewer(sql: Sql): PanelViewer {
  return async ({ userId, sessionId }) => {
    const [row] = await sql<Row[]>`
      select u.id as "userId", u.role, u.email_confirmed as "emailConfirmed", u.profile_completed as "profileCompleted",
        v.id as "sessionId", t.id as "tendererId", c.id as "companyId", a.id as by,
        extract(epoch from v.created_at)::float8 + ${viewMinutes * 60}::int as "sessionEndsAt"
      from panel_views v
      join users u on u.id = v.user_id
      join users a on a.id = v.viewer_id and a.role = 'Admin'
      join sessions s on s.id = v.viewer_session_id and s.user_id = a.id
      left join tenderers t on t.user_id = u.id
      left join companies c on c.user_id = u.id
      where v.id = ${sessionId} and v.user_id = ${userId} and v.ended_at is null
        and v.created_at > now() - ${viewMinutes}::int * interval '1 minute'
        and ${lastingSessionIn(sql)}
        and u.deleted_at is null and u.locked_at is null and a.deleted_at is null and a.locked_at is null`;
    if (!row) return null;
    const { role, tendererId, companyId, by, ...state } = row;
    const account = { ...state, isProved: false, proofs: [], viewing: { by } };
    if (role === "Tenderer" && tendererId !== null) return { ...account, role, tendererId };
    if (role === "Company" && companyId !== null) return { ...account, role, companyId };
    return null;
  };
}
