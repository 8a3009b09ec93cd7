import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { like } from "../rules/value-rules.ts";
import { bounded, emptyToAbsent, id, timestamp } from "../scalars.ts";
import { labelText } from "../text/names.ts";
import { factorKinds, factorNameLength } from "../reauthentication/factor-kinds.ts";

/** Bytes in base64url, at most so many characters. */
const bytes = (max: number) =>
  bounded(max)
    .min(1)
    .max(max)
    .regex(/^[\w-]+={0,2}$/, like("pT7Vx0n2Zk6m1cQY3uJw8g"));

/** The six digits that an app shows. */
const totp = bounded(7)
  .trim()
  .regex(/^[0-9]{3} ?[0-9]{3}$/, like("123456"))
  .transform((digits) => digits.replace(" ", ""));

const backupCode = bounded(40).trim().min(1).max(40);

const credential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: emptyToAbsent(z.enum(["platform", "cross-platform"])),
});

/** The answer of `navigator.credentials.get`, as JSON. */
export const passkeyAnswer = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: emptyToAbsent(bytes(200)),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The answer of `navigator.credentials.create`, as JSON. */
export const newPasskey = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: emptyToAbsent(z.array(bounded(30).max(30)).max(10)),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** What a second factor is shown with: one of them; of several the first that is given here counts. */
const given = z.object({
  totp: emptyToAbsent(totp),
  backupCode: emptyToAbsent(backupCode),
  passkey: emptyToAbsent(passkeyAnswer),
});
export type GivenFactor = z.infer<typeof given>;

/** What a session is proved with again. No backup code: those are for the day on which all else is lost. */
export const provingFactor = given.omit({ backupCode: true });
export type ProvingFactor = z.infer<typeof provingFactor>;

const holdsOne = ({ totp: digits, backupCode: written, passkey }: GivenFactor) =>
  [digits, written, passkey].some((one) => one !== undefined);

const ticket = bounded(64)
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, like("pT7Vx0n2Zk6m1cQY3uJw8g"));

/** Ends a sign-in that was answered with `SECOND_FACTOR_REQUIRED`. */
export const secondFactorInput = given
  .extend({ ticket })
  .refine(holdsOne, { ...violation("required"), path: ["totp"] });
export type SecondFactorInput = z.infer<typeof secondFactorInput>;

/** With the ticket of a sign-in for the passkeys of its account, without one for whatever passkey the device holds. */
export const passkeyOptionsInput = z.object({ ticket: emptyToAbsent(ticket) }).optional();
export type PasskeyOptionsInput = z.infer<typeof passkeyOptionsInput>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** For `navigator.credentials.get`; binary members in base64url. */
export const passkeyOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(["required", "preferred"]),
});
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

export const signInWithPasskeyInput = z.object({ passkey: passkeyAnswer });
export type SignInWithPasskeyInput = z.infer<typeof signInWithPasskeyInput>;

export const factor = z.object({
  id,
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.optional(),
});
export type Factor = z.infer<typeof factor>;

export const ownFactors = z.object({
  factors: z.array(factor),
  /** Backup codes that were not used yet. */
  backupCodesLeft: z.int(),
  /** Whether this account opens nothing without a second factor. */
  required: z.boolean(),
});
export type OwnFactors = z.infer<typeof ownFactors>;

/** An app that is to show its first code; it waits for a quarter of an hour. */
export const totpBegun = z.object({
  id,
  /** To be typed into the app: 32 characters of base32. */
  key: z.string(),
  /** The key as the text of a QR code: `otpauth://totp/…`. */
  uri: z.string(),
});
export type TotpBegun = z.infer<typeof totpBegun>;

const name = labelText(factorNameLength.max);

export const addTotpInput = z.object({ id, name, totp });
export type AddTotpInput = z.infer<typeof addTotpInput>;

/** For `navigator.credentials.create`; binary members in base64url. */
export const passkeyBegun = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("preferred"),
    userVerification: z.literal("preferred"),
    requireResidentKey: z.literal(false),
  }),
});
export type PasskeyBegun = z.infer<typeof passkeyBegun>;

export const addPasskeyInput = z.object({ name, passkey: newPasskey });
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;

/** The codes of an account; told once. */
const codes = z.array(z.string());

/** With the backup codes where it is the account's first factor. */
export const factorAdded = z.object({ factor, backupCodes: codes.optional() });
export type FactorAdded = z.infer<typeof factorAdded>;

export const renameFactorInput = z.object({ id, name });
export type RenameFactorInput = z.infer<typeof renameFactorInput>;

export const backupCodesRenewed = z.object({ backupCodes: codes });
export type BackupCodesRenewed = z.infer<typeof backupCodesRenewed>;
