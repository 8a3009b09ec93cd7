import { maxSessions, sessionHours } from "@metiro/shared/auth/constants";
import {
  accountDeleted,
  botChallenge,
  changePasswordInput,
  codeSent,
  deleteAccountInput,
  forgotPasswordInput,
  otherSessionsEnded,
  proved,
  proveInput,
  profile,
  requestEmailChangeInput,
  resetDone,
  resetPasswordInput,
  resetSent,
  sendSignInCodeInput,
  sendVerificationCodeInput,
  session,
  signInCodeSent,
  signInInput,
  signInWithCodeInput,
  signUpCompanyInput,
  signUpTendererInput,
  signedIn,
  signedUp,
  tokenHeld,
  updateProfileInput,
  verifyCodeInput,
} from "@metiro/shared/auth/schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";
import { provingTexts } from "./second-factor.ts";

const ofUpdateProfileInput = document(updateProfileInput, {
  firstName: common.firstNameInput,
  lastName: common.lastNameInput,
  phone: common.phone,
  lang: common.lang,
});

const ofSignedUp = document(signedUp, "SignedUp", {
  id: common.id,
  email: common.email,
  username: common.username,
  firstName: common.firstName,
  lastName: common.lastName,
});

const ofSignUpTendererInput = document(signUpTendererInput, {
  ...ofUpdateProfileInput.texts,
  email: common.emailInput,
  password: [
    "{min} to {max} characters, none of the common ones, without the e-mail address. Absent: the account is entered with codes that are mailed.",
    "une phrase assez longue",
  ],
  acceptConditions: ["Must be true: the conditions of use are accepted.", true],
  returnUrl: [
    "The page of this site, `/path?query`, that the link of the mail leads on to once the code is typed. At most {max} characters.",
    "/request/peinture-interieure?step=summary",
  ],
  botProof: [
    "Proof that a form was filled in by a person: the base64 payload of ALTCHA or the Turnstile token, as `Auth/bot-challenge` asks.",
    "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=",
  ],
});

export const authShapeDocs: readonly Documented[] = [
  document(signedIn, "SignedIn", {
    ...ofSignedUp.texts,
    token: [
      `JWT for the header \`Authorization: Bearer …\`, good for ${sessionHours.max} hours. Its session ends ${sessionHours.max} hours after it began, also where the token is renewed, and after ${sessionHours.idle} hours without a call.`,
    ],
  }),
  ofSignedUp,
  document(profile, "Profile", {
    ...ofSignedUp.texts,
    phone: common.phone,
    role: common.role,
    lang: common.lang,
    emailConfirmed: common.emailConfirmed,
    profileCompleted: common.profileCompleted,
    hasPassword: ["Whether the account has a password; without one it is entered with codes that are mailed.", true],
    tendererId: common.tendererId,
    companyId: common.companyId,
    lastLoginAt: common.lastLoginAt,
    createdAt: common.createdAt,
  }),
  document(session, "Session", {
    id: common.id,
    device: ["What the browser or program called itself.", "curl/8.5.0"],
    createdAt: common.createdAt,
    lastSeenAt: ["When it last made a call, to the minute: ISO 8601, UTC."],
    current: ["Whether this session makes the call.", true],
    displacedDevice: [
      `What the device called itself whose session ended when this one began, because an account has at most ${maxSessions}; empty where it gave no name. Absent where none ended.`,
      "curl/8.5.0",
    ],
  }),
  document(otherSessionsEnded, { ended: ["How many sessions were ended.", 3] }),
  document(proveInput, {
    password: ["The present password, of an account that has one.", "une phrase assez longue"],
    code: ["The six digits that `Auth/send-proof-code` mailed, of an account without a password.", "042137"],
    ...provingTexts,
  }),
  document(proved, { provedUntil: ["Until when calls that ask for a fresh proof go through: ISO 8601, UTC."] }),
  document(signInInput, {
    email: common.emailInput,
    password: ["The password.", "une phrase assez longue"],
  }),
  document(sendSignInCodeInput, {
    email: common.emailInput,
    lang: ["Language of the mail; the account's unless told.", "fr"],
    returnUrl: [
      "The page of this site, `/path?query`, that the link of the mail leads on to once the code is typed. At most {max} characters.",
      "/request/peinture-interieure?step=summary",
    ],
    botProof: [
      "Proof that a form was filled in by a person: the base64 payload of ALTCHA or the Turnstile token, as `Auth/bot-challenge` asks.",
      "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=",
    ],
  }),
  document(signInCodeSent, {
    sent: ["Always true, whether or not the account exists.", true],
    retryAfterSeconds: ["Seconds until the next code may be asked for.", 60],
  }),
  document(signInWithCodeInput, {
    email: common.emailInput,
    code: ["The six digits of the mail.", "042137"],
  }),
  ofSignUpTendererInput,
  document(signUpCompanyInput, {
    ...ofSignUpTendererInput.texts,
    password: [
      "{min} to {max} characters, none of the common ones, without the e-mail address. Taken as it is, never trimmed.",
      "une phrase assez longue",
    ],
    companyName: ["Name of the company, {min} to {max} characters.", "Peinture Rochat Sàrl"],
    uid: common.uid,
    website: common.website,
  }),
  document(botChallenge, {
    provider: ["What proves that a person fills in the form; with `none` nothing has to be proved."],
    siteKey: ["Public key of Turnstile. With `turnstile` only.", "0x4AAAAAAABkMYinukE8nzYS"],
    challenge: ["The puzzle of ALTCHA: good once, for half an hour. With `altcha` only."],
  }),
  document(inside(botChallenge.shape.challenge), {
    algorithm: ["Hash of the puzzle.", "SHA-256"],
    challenge: ["The hash to be found.", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    salt: ["What is hashed before the number.", "4d5a2c11e3f8b6a0?expires=1790000000&"],
    maxnumber: ["The number lies between 0 and this.", 50000],
    signature: [
      "The server's signature of the challenge; it comes back as it is.",
      "b1946ac92492d2347c6235b4d2611184f1d2c3b4a59687786950413223140506",
    ],
  }),
  document(inside(sendVerificationCodeInput), {
    returnUrl: [
      "The page of this site, `/path?query`, that the link of the mail leads on to once the code is typed. At most {max} characters.",
      "/request/peinture-interieure?step=summary",
    ],
    unlessStanding: ["True: no code is sent while an earlier one still works.", false],
  }),
  document(codeSent, {
    sentTo: ["Where the code went, masked.", "c…e@exemple.ch"],
    sentAt: ["When the code that works now was sent: ISO 8601, UTC."],
    retryAfterSeconds: ["Seconds until the next code may be asked for.", 60],
  }),
  document(verifyCodeInput, {
    code: ["The six digits of the mail.", "042137"],
  }),
  document(tokenHeld, {
    token: [
      `JWT for the header \`Authorization: Bearer …\`, good for ${sessionHours.max} hours. Its session ends ${sessionHours.max} hours after it began, also where the token is renewed, and after ${sessionHours.idle} hours without a call.`,
    ],
  }),
  document(forgotPasswordInput, {
    email: common.emailInput,
  }),
  document(resetSent, {
    sent: ["Always true, whether or not the account exists.", true],
  }),
  document(resetPasswordInput, {
    email: common.emailInput,
    code: ["The six digits of the mail, or the 43 letters in the link of an invitation.", "042137"],
    newPassword: [
      "{min} to {max} characters, none of the common ones, without the e-mail address.",
      "une autre phrase, plus longue",
    ],
  }),
  document(resetDone.options[1], {
    reset: ["Always true: the password is the new one.", true],
  }),
  document(changePasswordInput, {
    currentPassword: ["The present password.", "une phrase assez longue"],
    code: ["In place of the password where there is none: the code of `send-proof-code`.", "042137"],
    newPassword: [
      "{min} to {max} characters, none of the common ones, without the e-mail address.",
      "une autre phrase, plus longue",
    ],
    keepApiKeys: ["True: the API keys of the account go on working. Else they end with the old password.", false],
  }),
  document(requestEmailChangeInput, {
    newEmail: ["The new e-mail address of the account, at most {max} characters.", "camille@exemple.com"],
    currentPassword: ["The present password.", "une phrase assez longue"],
    code: ["In place of the password where there is none: the code of `send-proof-code`.", "042137"],
    returnUrl: [
      "The page of this site, `/path?query`, that the link of the mail leads on to once the code is typed. At most {max} characters.",
      "/request/peinture-interieure?step=summary",
    ],
  }),
  ofUpdateProfileInput,
  document(deleteAccountInput, {
    password: ["The password of the account, once more.", "une phrase assez longue"],
    code: ["In place of the password where there is none: the code of `send-proof-code`.", "042137"],
  }),
  document(accountDeleted, {
    deleted: ["Always true: the account is erased.", true],
  }),
];
