import { z } from "zod";
import { botProviders } from "../application-config/keys.ts";
import { violation } from "../errors/field-error.ts";
import { like } from "../rules/value-rules.ts";
import { languages } from "../languages.ts";
import { patch } from "../patch.ts";
import { roles } from "../roles.ts";
import { bounded, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { swissMobile } from "../swiss/mobile.ts";
import { swissUid } from "../swiss/uid.ts";
import { website } from "../swiss/website.ts";
import { email } from "./email.ts";
import { resetCodePattern } from "./reset-code.ts";
import { sitePath } from "./site-path.ts";
import { holdsEmail } from "./password.ts";
import { strengthOf } from "./password-strength.ts";
import { provingFactor } from "./second-factor.ts";
import { newPassword } from "./new-password.ts";
import { companyNameText, personNameText } from "../text/names.ts";

/** No rule but presence: what is wrong with a password is nobody's business at sign-in. */
export const signInInput = z.object({
  email: bounded(254).trim().min(1).max(254),
  password: bounded(1024).min(1).max(1024),
});
export type SignInInput = z.infer<typeof signInInput>;

/** The user of sign-in and sign-up, with the token of its new session. */
export const signedIn = z.object({
  id,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  token: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;

/** The user that a sign-up made; it has yet to sign in. */
export const signedUp = signedIn.omit({ token: true });
export type SignedUp = z.infer<typeof signedUp>;

/** What a form that strangers may send proves: the ALTCHA payload in base64, or the Turnstile token. */
const botProof = optionalText(20_000);

/** What a form has to solve before it is sent. With `altcha` the challenge, with `turnstile` the site's key. */
export const botChallenge = z.object({
  provider: z.enum(botProviders),
  siteKey: z.string().optional(),
  /** The number from 0 to `maxnumber` is wanted whose SHA-256 after `salt` is `challenge`; good once, for half an hour. */
  challenge: z
    .object({
      algorithm: z.literal("SHA-256"),
      challenge: z.string(),
      salt: z.string(),
      maxnumber: z.int(),
      signature: z.string(),
    })
    .optional(),
});
export type BotChallenge = z.infer<typeof botChallenge>;

/** Where the link of a mail with a code leads on to, once the code is typed. */
const returnUrl = emptyToAbsent(sitePath);

/** Whether a password is hard to guess for who knows these words of its owner. */
const isHard = (password: string, own: readonly string[]) => strengthOf(password, own) !== "weak";
const tooEasy = { ...violation("commonPassword"), path: ["password"] };

const noEmail = { ...violation("containsEmail"), path: ["password"] };

const signUpFields = z.object({
  email,
  password: newPassword,
  firstName: personNameText,
  lastName: personNameText,
  phone: emptyToAbsent(swissMobile),
  /** Must be true. */
  acceptConditions: z.boolean().refine((accepted) => accepted, violation("required")),
  lang: emptyToAbsent(z.enum(languages)),
  returnUrl,
  botProof,
});

/** Without a password the account is entered with codes that are mailed. */
export const signUpTendererInput = signUpFields
  .extend({ password: emptyToAbsent(newPassword) })
  .refine((it) => it.password === undefined || !holdsEmail(it.password, it.email), noEmail)
  .refine((it) => it.password === undefined || isHard(it.password, [it.email, it.firstName, it.lastName]), tooEasy);
export type SignUpTendererInput = z.infer<typeof signUpTendererInput>;

export const signUpCompanyInput = signUpFields
  .extend({ companyName: companyNameText, uid: emptyToAbsent(swissUid), website: emptyToAbsent(website) })
  .refine((it) => !holdsEmail(it.password, it.email), noEmail)
  .refine((it) => isHard(it.password, [it.email, it.firstName, it.lastName, it.companyName]), tooEasy);
export type SignUpCompanyInput = z.infer<typeof signUpCompanyInput>;

const code = bounded(6)
  .trim()
  .regex(/^[0-9]{6}$/, like("123456"));

/** Asks for a code to sign in with. */
export const sendSignInCodeInput = z.object({ email, lang: emptyToAbsent(z.enum(languages)), returnUrl, botProof });
export type SendSignInCodeInput = z.infer<typeof sendSignInCodeInput>;
export const signInCodeSent = z.object({ sent: z.literal(true), retryAfterSeconds: z.int() });
export type SignInCodeSent = z.infer<typeof signInCodeSent>;

/** The code of the mail, or the one that a sign-up mailed. */
export const signInWithCodeInput = z.object({ email, code });
export type SignInWithCodeInput = z.infer<typeof signInWithCodeInput>;

/** Another code that confirms one's e-mail. */
export const sendVerificationCodeInput = z
  .object({
    returnUrl,
    /** Sends none while an earlier one still works. */
    unlessStanding: z.boolean().default(false),
  })
  .optional();
export type SendVerificationCodeInput = z.infer<typeof sendVerificationCodeInput>;

export const verifyCodeInput = z.object({ code });
export type VerifyCodeInput = z.infer<typeof verifyCodeInput>;

/** Where the code that works now went (`a…a@exemple.ch`) and when, and after how many seconds the next may be asked for. */
export const codeSent = z.object({ sentTo: z.string(), sentAt: timestamp, retryAfterSeconds: z.int() });
export type CodeSent = z.infer<typeof codeSent>;

/** A token in place of the one that asked. */
export const tokenHeld = z.object({ token: z.string() });
export type TokenHeld = z.infer<typeof tokenHeld>;

export const forgotPasswordInput = z.object({ email });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;
export const resetSent = z.object({ sent: z.literal(true) });
export type ResetSent = z.infer<typeof resetSent>;

const needsBoth = (field: "code" | "newPassword") => ({ ...violation("required"), path: [field] });

/** Six digits of a mail that was asked for, or the code in the link of an invitation. */
const resetCode = bounded(43).trim().regex(resetCodePattern, like("123456"));

/** With an e-mail alone it asks for a code; with code and new password it sets the password. */
export const resetPasswordInput = z
  .object({ email, code: emptyToAbsent(resetCode), newPassword: emptyToAbsent(newPassword) })
  .refine((it) => it.code !== undefined || it.newPassword === undefined, needsBoth("code"))
  .refine((it) => it.newPassword !== undefined || it.code === undefined, needsBoth("newPassword"))
  .refine((it) => it.newPassword === undefined || !holdsEmail(it.newPassword, it.email), {
    ...violation("containsEmail"),
    path: ["newPassword"],
  });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export const resetDone = z.union([resetSent, z.object({ reset: z.literal(true) })]);
export type ResetDone = z.infer<typeof resetDone>;

const presentPassword = emptyToAbsent(bounded(1024).min(1).max(1024));
/** What an account without a password gives in its place. */
const proofCode = emptyToAbsent(code);

export const changePasswordInput = z.object({
  currentPassword: presentPassword,
  code: proofCode,
  newPassword,
  /** Absent or false: the keys of the account end with the old password. */
  keepApiKeys: emptyToAbsent(z.boolean()),
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const deleteAccountInput = z.object({ password: presentPassword, code: proofCode });
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
/** Has a code mailed to another address, which becomes the account's once it is typed. */
export const requestEmailChangeInput = z.object({
  newEmail: email,
  currentPassword: presentPassword,
  code: proofCode,
  returnUrl,
});
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeInput>;

/**
 * A second factor; or the password of the account, or the code that `send-proof-code` mailed where it has none. Of several the code
 * of the app counts, or else the passkey.
 */
export const proveInput = z.object({ password: presentPassword, code: proofCode, ...provingFactor.shape });
export type ProveInput = z.infer<typeof proveInput>;
/** Until when the calls that ask for a fresh proof go through. */
export const proved = z.object({ provedUntil: timestamp });
export type Proved = z.infer<typeof proved>;

export const accountDeleted = z.object({ deleted: z.literal(true) });
export type AccountDeleted = z.infer<typeof accountDeleted>;

const profileFields = z.object({
  firstName: personNameText,
  lastName: personNameText,
  phone: emptyToAbsent(swissMobile),
  lang: z.enum(languages),
});
export const updateProfileInput = patch(profileFields);
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

export const profile = signedUp.extend({
  phone: z.string().optional(),
  role: z.enum(roles),
  lang: z.string(),
  emailConfirmed: z.boolean(),
  profileCompleted: z.boolean(),
  /** Without one the account is entered with codes that are mailed. */
  hasPassword: z.boolean(),
  tendererId: id.optional(),
  companyId: id.optional(),
  lastLoginAt: timestamp.optional(),
  createdAt: timestamp,
});
export type Profile = z.infer<typeof profile>;

/** A signed-in device of one's own. */
export const session = z.object({
  id,
  device: z.string().optional(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** The one that asks. */
  current: z.boolean(),
  /** Of one that came when the account had as many as it may: the device that was signed out for it, empty where it gave no name. */
  displacedDevice: z.string().optional(),
});
export type Session = z.infer<typeof session>;

/** How many sessions were ended. */
export const otherSessionsEnded = z.object({ ended: z.int() });
export type OtherSessionsEnded = z.infer<typeof otherSessionsEnded>;
