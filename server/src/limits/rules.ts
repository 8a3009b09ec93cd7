import type { lockoutKinds } from "@metiro/shared/user/lockouts";

export type AttemptKind = (typeof lockoutKinds)[number];

interface Rule {
  max: number;
  seconds: number;
}

const hourSeconds = 3600;
const daySeconds = 86_400;

const fewPasswords = [
  { max: 5, seconds: 60 },
  { max: 10, seconds: 900 },
  { max: 20, seconds: hourSeconds },
];

/**
 * So many attempts in so many seconds. Limits of other kinds: what calls cost an address (`costs.ts`, and `RATE_LIMIT_PER_MINUTE` in
 * config), what an account or a request takes in a day (`maxPerDay`, `maxNotesPerDay`, `maxKeysPerDay` and their like, with what they limit). Where there are several rules, more attempts make longer pauses; the longest is an
 * hour. An address may be that of a whole company, or of a thousand mobile phones.
 */
export const rules: Record<AttemptKind, readonly Rule[]> = {
  /** Passwords tried at one account by all strangers together: far more than one of them may. It slows none that is known. */
  accountPassword: [
    { max: 50, seconds: 900 },
    { max: 100, seconds: hourSeconds },
    { max: 300, seconds: daySeconds },
  ],
  /** Passwords tried at one account from one address. */
  originPassword: fewPasswords,
  /** Passwords tried at one account from one of its devices, or in one of its sessions. */
  devicePassword: fewPasswords,
  /** Passwords and codes to sign in with tried from one address, at whatever account; right ones are not counted. */
  addressPassword: [
    { max: 30, seconds: 60 },
    { max: 100, seconds: 900 },
    { max: 300, seconds: hourSeconds },
  ],
  /** Second factors tried at one account, by whoever has shown the first. */
  accountSecondFactor: [
    { max: 5, seconds: 60 },
    { max: 10, seconds: 900 },
    { max: 20, seconds: hourSeconds },
  ],
  /** Accounts made from one address, and e-mails found to be taken. */
  signUp: [{ max: 100, seconds: hourSeconds }],
  /** Codes asked for from one address, for whatever e-mail. */
  forgotPassword: [{ max: 100, seconds: hourSeconds }],
  /** Mails with a code that one admin has sent to the owners of accounts. */
  accountMail: [{ max: 30, seconds: hourSeconds }],
  /** Codes to sign in with asked for from one address, for whatever e-mail. */
  signInCode: [{ max: 100, seconds: hourSeconds }],
  /** Wrong codes typed at one account by strangers who asked for one: what the guessing of codes comes to (decision 210). */
  accountCode: [{ max: 50, seconds: daySeconds }],
  /** Wrong codes typed at one account from where none was asked for. */
  strangerCode: [{ max: 10, seconds: daySeconds }],
  /** Wrong codes typed at one account from one of its devices or addresses. */
  knownCode: [
    { max: 10, seconds: 900 },
    { max: 20, seconds: daySeconds },
  ],
  /** Images sent by one user, good or not. */
  upload: [{ max: 100, seconds: hourSeconds }],
  /** Lists taken along as a file by one admin. */
  export: [{ max: 60, seconds: hourSeconds }],
  /** Messages sent by one user, to whomever. */
  message: [
    { max: 30, seconds: 60 },
    { max: 300, seconds: hourSeconds },
  ],
  /** Drafts of requests saved by one client, by itself as a rule: a few seconds apart while somebody types. */
  draft: [
    { max: 60, seconds: 60 },
    { max: 1_000, seconds: hourSeconds },
  ],
};
