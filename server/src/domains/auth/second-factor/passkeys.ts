import type { NewPasskey, PasskeyAnswer, PasskeyBegun, PasskeyOptions } from "@metiro/shared/auth/second-factor";
import type { Context } from "../../../trpc/context.ts";
import { challengeFor, challengeIn, challengeMs, type ChallengePurpose, consumeChallenge } from "./challenges.ts";

/** Two seconds of reading that a server without passkeys does without. */
const library = () => import("@simplewebauthn/server");

type Site = Pick<Context, "config" | "db">;

/** What passkeys are bound to: the host name that people see. */
const rpIdOf = ({ config }: Pick<Site, "config">) => new URL(config.publicUrl).hostname;
const originOf = ({ config }: Pick<Site, "config">) => new URL(config.publicUrl).origin;

interface Known {
  credentialId: string;
  transports: readonly string[] | null;
}

const descriptorOf = ({ credentialId: id, transports }: Known) => ({
  id,
  type: "public-key" as const,
  ...(transports && { transports: [...transports] }),
});

interface Enrolling {
  userId: string;
  email: string;
  siteName: string;
  known: readonly Known[];
}

/** ES256, EdDSA, RS256: what authenticators have. */
const algorithms = [-7, -8, -257];

/** What a browser is told to make a passkey for an account. */
export const creationOptions = (site: Site, { userId, email, siteName, known }: Enrolling): PasskeyBegun => ({
  challenge: challengeFor(site.config.keys.passkeyChallenge, `enrol ${userId}`).toString("base64url"),
  rp: { id: rpIdOf(site), name: siteName },
  // The id of the account, not its address: a passkey keeps it and shows it to the site alone.
  user: { id: Buffer.from(userId).toString("base64url"), name: email, displayName: email },
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
  timeout: challengeMs,
  attestation: "none",
  excludeCredentials: known.map(descriptorOf),
  authenticatorSelection: { residentKey: "preferred", userVerification: "preferred", requireResidentKey: false },
});

/** The passkey that a browser has made; undefined when it is not one for this account, made just now, on this site. */
export async function passkeyMade(
  site: Site,
  userId: string,
  { response: { transports, ...response }, ...made }: NewPasskey,
) {
  const challenge = challengeIn(response.clientDataJSON);
  if (!(await spend(site, challenge, `enrol ${userId}`))) return undefined;
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { id: made.id, rawId: made.rawId, type: made.type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: rpIdOf(site),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signCount: counter,
    transports: transports ?? null,
  };
}

/**
 * Whether the device itself has to know its owner, by a finger, a face or a PIN: where nothing else was shown, and before a session that
 * somebody may have left open.
 */
const mustVerify = (purpose: ChallengePurpose) => purpose === "sign in anybody" || purpose.startsWith("prove ");

/** What a browser is told to sign in with: one of these passkeys, or without any named whichever the device holds for the site. */
export const requestOptions = (
  site: Site,
  purpose: ChallengePurpose,
  known: readonly Known[] = [],
): PasskeyOptions => ({
  challenge: challengeFor(site.config.keys.passkeyChallenge, purpose).toString("base64url"),
  timeout: challengeMs,
  rpId: rpIdOf(site),
  allowCredentials: known.map(descriptorOf),
  userVerification: mustVerify(purpose) ? "required" : "preferred",
});

interface Kept {
  credentialId: string;
  publicKey: string;
  signCount: number;
}

interface Answered {
  answer: PasskeyAnswer;
  kept: Kept;
  purpose: ChallengePurpose;
}

/** The new count of a passkey that has signed; undefined when the signature is not right, or its count says that it is a copy. */
export async function passkeyAnswered(site: Site, { answer, kept, purpose }: Answered): Promise<number | undefined> {
  const { userHandle, ...response } = answer.response;
  const challenge = challengeIn(response.clientDataJSON);
  if (!(await spend(site, challenge, purpose))) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.rawId,
      type: answer.type,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: rpIdOf(site),
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
      counter: kept.signCount,
    },
    requireUserVerification: mustVerify(purpose),
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

const spend = ({ db, config }: Site, challenge: string, purpose: ChallengePurpose) =>
  consumeChallenge(db, config.keys.passkeyChallenge, { challenge, purpose });
