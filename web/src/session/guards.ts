import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { panelOf, type Role } from "@metiro/shared/roles";
import { redirect } from "@tanstack/react-router";
import { toast } from "#ui/feedback/toast-store.ts";
import type { Session, SessionState } from "./session.ts";

export interface Needs {
  role?: Role;
  confirmedEmail?: true;
}

/** Who may enter: `pass`, or sign in first (again, when the role is another one), or confirm the e-mail first. */
export type Verdict = "pass" | "sign-in" | "verify-email";

export function checkAccess({ role, confirmedEmail }: Needs, state: SessionState | undefined): Verdict {
  if (!state) return "sign-in";
  // Before the role: who has yet to confirm belongs into neither panel (but an admin, whom nobody asks).
  if (confirmedEmail && state.claims && state.claims.role !== "Admin" && !state.claims.emailConfirmed)
    return "verify-email";
  if (role && state.claims?.role !== role) return "sign-in";
  return "pass";
}

/** Where to go on to afterwards, unless that is the panel, where one goes anyway. */
const beyondPanel = (returnUrl: string) =>
  Object.values(panelOf).some((panel) => panel === returnUrl) ? {} : { returnUrl };

interface Visit {
  context: { session: Session; i18n: I18n };
  location: { href: string };
  /** Whether the route is only fetched ahead, because a pointer rests on its link. */
  preload: boolean;
}

/** A route's `beforeLoad`: nothing below the route loads or renders for whom it turns away. */
export const guard =
  (needs: Needs) =>
  ({ context: { session, i18n }, location, preload }: Visit): void => {
    const verdict = checkAccess(needs, session.current());
    if (verdict === "pass") return;
    if (verdict === "verify-email")
      redirect({ to: "/auth/verify-email", search: beyondPanel(location.href), throw: true });
    if (!preload) {
      const claims = session.current()?.claims;
      session.expire();
      // That they are signed out is specified; why, they could not guess. An admin who looks at a panel only leaves it.
      if (claims && !claims.viewing)
        toast.noticeAfterReload(
          i18n._(msg`Cette page est celle d’un autre type de compte : vous avez été déconnecté.`),
        );
    }
    redirect({ to: "/auth/login", search: { returnUrl: location.href }, throw: true });
  };
