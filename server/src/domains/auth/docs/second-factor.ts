import { backupCodeCount } from "@metiro/shared/reauthentication/factor-kinds";
import {
  addPasskeyInput,
  addTotpInput,
  backupCodesRenewed,
  factor,
  factorAdded,
  newPasskey,
  ownFactors,
  passkeyAnswer,
  passkeyBegun,
  passkeyOptions,
  passkeyOptionsInput,
  renameFactorInput,
  secondFactorInput,
  signInWithPasskeyInput,
  totpBegun,
} from "@metiro/shared/auth/second-factor";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const credential = {
  id: ["Id of the passkey: base64url.", "pT7Vx0n2Zk6m1cQY3uJw8g"],
  rawId: ["The same id: base64url.", "pT7Vx0n2Zk6m1cQY3uJw8g"],
  type: ["Always `public-key`."],
  authenticatorAttachment: ["Where the passkey is kept, as the browser says."],
} as const;
const clientDataJSON = [
  "What the browser says it has signed: JSON in base64url.",
  "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
] as const;
const given = {
  totp: ["The six digits that an app shows.", "123456"],
  backupCode: ["A backup code, written in any case, with or without dashes. Each works once.", "0abc-defg-hjkm"],
  passkey: ["The answer of a passkey, as `navigator.credentials.get` gave it: `PublicKeyCredential.toJSON()`."],
} as const;
/** Of what a session is proved with again. */
export const provingTexts = {
  totp: ["The six digits that an app shows, of an account that has one.", "123456"],
  passkey: ["The answer of a passkey to `Auth/proof-options`: `PublicKeyCredential.toJSON()`."],
} as const;
const name = ["What its owner calls it: {min} to {max} characters.", "Téléphone"] as const;
const backupCodes = [
  `${backupCodeCount} codes for whoever has lost its factors. They are told this once; each works once.`,
] as const;
const descriptor = {
  id: credential.id,
  type: credential.type,
  transports: ["Ways to reach the passkey.", ["internal"]],
} as const;

export const authFactorDocs: readonly Documented[] = [
  document(passkeyAnswer, { ...credential, response: ["What the device has signed."] }),
  document(passkeyAnswer.shape.response, {
    clientDataJSON,
    authenticatorData: ["What the device says of itself: base64url.", "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M"],
    signature: ["The signature of both: base64url.", "MEUCIQDx3r0Y"],
    userHandle: ["Whose passkey it is, where the device knows: base64url.", "MDE5OWYwYzA"],
  }),
  document(newPasskey, { ...credential, response: ["The passkey that the device has made."] }),
  document(newPasskey.shape.response, {
    clientDataJSON,
    attestationObject: ["The passkey: CBOR in base64url.", "o2NmbXRkbm9uZQ"],
    transports: descriptor.transports,
  }),
  document(secondFactorInput, { ...given, ticket: ["The `ticket` of the refusal.", "s3cr3t-ticket-of-43-letters"] }),
  document(inside(passkeyOptionsInput), {
    ticket: ["The `ticket` of a sign-in. Absent: whichever passkey the device holds.", "s3cr3t-ticket-of-43-letters"],
  }),
  document(passkeyOptions, {
    challenge: ["What the passkey signs: base64url, good once.", "q83vEjRWeJCrze8SNFZ4kA"],
    timeout: ["Milliseconds that the device has.", 300000],
    rpId: ["Host name that passkeys are bound to.", "metiro.ch"],
    allowCredentials: ["The passkeys of the account; empty without a ticket."],
    userVerification: ["Whether the device must verify its owner."],
  }),
  document(inside(passkeyOptions.shape.allowCredentials), descriptor),
  document(signInWithPasskeyInput, { passkey: given.passkey }),
  document(factor, "Factor", {
    id: common.id,
    kind: ["`totp`: an app that shows codes; `passkey`: a device or a key that answers itself."],
    name: ["What its owner calls it.", "Téléphone"],
    createdAt: common.createdAt,
    lastUsedAt: ["When it last signed somebody in: ISO 8601, UTC."],
  }),
  document(ownFactors, {
    factors: ["The factors, the oldest first."],
    backupCodesLeft: ["Backup codes that were not used yet.", 10],
    required: ["Whether the account opens nothing without a second factor.", false],
  }),
  document(totpBegun, {
    id: ["Id of the factor, for `Auth/add-totp` within a quarter of an hour."],
    key: ["The key in base32, to be typed into the app.", "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"],
    uri: [
      "The same as an `otpauth:` URI, for a QR code.",
      "otpauth://totp/Metiro:camille%40exemple.ch?secret=JBSWY3DP",
    ],
  }),
  document(addTotpInput, { id: ["Id that `Auth/begin-totp` gave."], name, totp: given.totp }),
  document(passkeyBegun, {
    challenge: ["What the passkey signs: base64url, good once.", "q83vEjRWeJCrze8SNFZ4kA"],
    rp: ["The site that the passkey is for."],
    user: ["The account that the passkey is for."],
    pubKeyCredParams: ["Kinds of keys that are accepted, the best first."],
    timeout: ["Milliseconds that the device has.", 300000],
    attestation: ["Always `none`: no maker is asked for."],
    excludeCredentials: ["Passkeys that the account has already."],
    authenticatorSelection: ["What the device should be able to do."],
  }),
  document(passkeyBegun.shape.rp, {
    id: ["Host name that passkeys are bound to.", "metiro.ch"],
    name: ["Name of the site.", "Metiro"],
  }),
  document(passkeyBegun.shape.user, {
    id: ["Handle of the account: base64url.", "MDE5OWYwYzA"],
    name: common.email,
    displayName: common.email,
  }),
  document(inside(passkeyBegun.shape.pubKeyCredParams), {
    type: credential.type,
    alg: ["COSE number of the algorithm.", -7],
  }),
  document(passkeyBegun.shape.authenticatorSelection, {
    residentKey: ["Always `preferred`: such a passkey signs in without a password."],
    userVerification: ["Always `preferred`."],
    requireResidentKey: ["Always false.", false],
  }),
  document(addPasskeyInput, {
    name,
    passkey: ["The passkey, as `navigator.credentials.create` gave it: `PublicKeyCredential.toJSON()`."],
  }),
  document(factorAdded, { factor: ["The factor."], backupCodes }),
  document(renameFactorInput, { id: common.id, name }),
  document(backupCodesRenewed, { backupCodes }),
];
