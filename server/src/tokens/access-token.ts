import type { KeyObject } from "node:crypto";
import type { Role } from "@metiro/shared/roles";
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Key } from "../config/keys.ts";
import { DomainError } from "../errors/domain-error.ts";

const algorithm = "HS256";
const typ = "JWT";
/** Tokens whose signature is remembered; checking one costs more than the rest of a small call. */
const maxRemembered = 10_000;

interface TokenSubject {
  userId: string;
  sessionId: string;
  /** Seconds since 1970. */
  sessionEndsAt: number;
  role: Role;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  /** Of a panel that an admin looks at. */
  viewing?: object;
}

/** What the server believes of a token. Role and state are read from the database instead. */
export interface TokenHolder {
  userId: string;
  sessionId: string;
  /** `sessionId` names a view of a panel (`panel_views`), not a session. */
  viewing?: true;
}

export interface AccessTokens {
  sign: (subject: TokenSubject) => Promise<string>;
  /** The holder of a token that this server signed and that has not expired; otherwise throws `UNAUTHORIZED`. */
  verify: (token: string) => Promise<TokenHolder>;
}

interface Settings {
  key: Key;
  /** Origin of the site: issuer and audience of its tokens. */
  origin: string;
  now?: () => Date;
}

/** Signs and checks the tokens of the product: a JWT whose algorithm the server fixes. */
export function accessTokens({ key: [signing, ...former], origin, now = () => new Date() }: Settings): AccessTokens {
  const verifying = [signing, ...former];
  const known = new LRUCache<string, TokenHolder & { expires: number }>({ max: maxRemembered });

  async function check(token: string) {
    const { sub, sid, exp, view } = await claimsOf(token, verifying);
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) throw new Error("Claims are missing");
    return { userId: sub, sessionId: sid, ...(view === true && { viewing: true as const }), expires: exp * 1000 };
  }

  async function claimsOf(token: string, [key = signing, ...others]: readonly KeyObject[]): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ,
        issuer: origin,
        audience: origin,
        requiredClaims: ["sub", "exp", "iat"],
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed && others.length > 0) return claimsOf(token, others);
      throw error;
    }
  }

  return {
    sign: ({ userId, sessionId, sessionEndsAt, role, emailConfirmed, profileCompleted, viewing }) =>
      new SignJWT({
        sid: sessionId,
        role,
        EmailConfirmed: String(emailConfirmed),
        ProfileCompleted: String(profileCompleted),
        ...(viewing && { view: true }),
      })
        .setProtectedHeader({ alg: algorithm, typ })
        .setSubject(userId)
        .setIssuer(origin)
        .setAudience(origin)
        .setIssuedAt(now())
        .setExpirationTime(Math.floor(sessionEndsAt))
        .sign(signing),

    async verify(token) {
      let holder = known.get(token);
      if (!holder) {
        try {
          holder = await check(token);
        } catch (cause) {
          throw new DomainError("UNAUTHORIZED", { cause });
        }
        known.set(token, holder);
      }
      if (holder.expires <= now().getTime()) {
        known.delete(token);
        throw new DomainError("UNAUTHORIZED");
      }
      return holder;
    },
  };
}
