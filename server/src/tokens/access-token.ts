import { createSecretKey } from "node:crypto";
import type { Role } from "@metiro/shared/roles";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { DomainError } from "../errors/domain-error.ts";
import { sessionHours } from "@metiro/shared/auth/session-hours";

const algorithm = "HS256";
/** Tokens whose signature is remembered; checking one costs more than the rest of a small call. */
const remembered = 10_000;

interface TokenSubject {
  userId: string;
  sessionId: string;
  role: Role;
  emailConfirmed: boolean;
  profileCompleted: boolean;
}

/** What the server believes of a token. Role and state are read from the database instead. */
export interface TokenHolder {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign: (subject: TokenSubject) => Promise<string>;
  /** The holder of a token that this server signed and that has not expired; otherwise throws `UNAUTHORIZED`. */
  verify: (token: string) => Promise<TokenHolder>;
}

interface Settings {
  secret: string;
  /** Origin of the site: issuer and audience of its tokens. */
  origin: string;
  now?: () => Date;
}

/** Signs and checks the tokens of the product: a JWT whose algorithm the server fixes. */
export function accessTokens({ secret, origin, now = () => new Date() }: Settings): AccessTokens {
  const key = createSecretKey(secret, "utf8");
  const known = new LRUCache<string, TokenHolder & { expires: number }>({ max: remembered });

  async function check(token: string) {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: origin,
      audience: origin,
      requiredClaims: ["sub", "exp", "iat"],
      currentDate: now(),
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) throw new Error("Claims are missing");
    return { userId: sub, sessionId: sid, expires: exp * 1000 };
  }

  return {
    sign: ({ userId, sessionId, role, emailConfirmed, profileCompleted }) =>
      new SignJWT({
        sid: sessionId,
        role,
        EmailConfirmed: String(emailConfirmed),
        ProfileCompleted: String(profileCompleted),
      })
        .setProtectedHeader({ alg: algorithm, typ: "JWT" })
        .setSubject(userId)
        .setIssuer(origin)
        .setAudience(origin)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + sessionHours.longest * 3_600_000))
        .sign(key),

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
