import { type Role, roles } from "@metiro/shared/roles";
import { jwtDecode } from "jwt-decode";

/** What the interface reads of a token. The server decides on each call; this only chooses what to show. */
export interface Claims {
  role: Role;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  sessionId?: string;
  /** An admin looks at the panel, and can change nothing in it. */
  viewing?: true;
}

/** The claims of a token; none when it cannot be read or names no role. */
export function claimsOf(token: string | undefined): Claims | undefined {
  if (!token) return undefined;
  try {
    const { role, EmailConfirmed, ProfileCompleted, sid, view } = jwtDecode<Record<string, unknown>>(token);
    if (!isRole(role)) return undefined;
    return {
      role,
      emailConfirmed: isTrue(EmailConfirmed),
      profileCompleted: isTrue(ProfileCompleted),
      ...(typeof sid === "string" && { sessionId: sid }),
      ...(view === true && { viewing: true }),
    };
  } catch {
    return undefined;
  }
}

const isTrue = (claim: unknown) => String(claim).toLowerCase() === "true";

const isRole = (claim: unknown): claim is Role => (roles as readonly unknown[]).includes(claim);
