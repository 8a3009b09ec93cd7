import type { Words } from "./shape.ts";

export const peopleWords: Words = {
  expiresAt: ["Until when the link of the mail works; earlier ones no longer do: ISO 8601, UTC."],
  "auth.resetPassword.code": ["The six digits of the mail, or the 43 letters in the link of an invitation.", "042137"],
  "auth.createCompanyAdmin.subcategoryIds": ["Ids of the subcategories that the company serves."],
  "auth.createCompanyAdmin.subregionIds": [
    "Ids of the districts that the company serves; a region's id stands for all its districts.",
  ],
  "auth.createCompanyAdmin.lang": ["Language of the invitation and of later mails; French unless told.", "fr"],
  "company.verify.verified": ["Whether the back office has made sure that the company is what it says.", true],

  invited: ["Whether an admin made the account and no password has been chosen yet.", false],
  locked: ["True: only accounts that are locked. False: only the others.", true],
  lockedAt: ["Since when the account is locked, so that nobody can sign in to it: ISO 8601, UTC."],
  lockReason: ["Why it is locked, for the other admins.", "Publicité envoyée aux clients"],
  "user.lock.reason": [
    "Why; only admins read it, and it goes when the account is unlocked or erased.",
    "Publicité envoyée aux clients",
  ],
  holdings: ["What there is of the person beside the account: what erasing it takes along or leaves without a name."],
  "holdings.jobRequests": ["Requests that it made.", 4],
  "holdings.openJobRequests": ["Those that erasing the account would cancel.", 1],
  "holdings.answers": ["Answers that it gave as a company.", 12],
  "holdings.subscriptions": ["Its subscriptions as a company, whatever their state.", 2],
  "user.list.state": [
    "`active`: neither locked nor unconfirmed; `locked`; `unconfirmed`: not locked, its e-mail not confirmed.",
    "active",
  ],
  "user.list.lastSignIn": ["When it signed in last: within 7 or 30 days, not for 6 months, or never.", "last30Days"],
  "user.list.sort": [
    "`newest` first (default), `oldest` first, by `name` (last name first), or by `lastSignIn`, the latest first.",
    "name",
  ],
  "user.pauses.userId": ["Only the pauses of this account."],
  openSessions: ["On how many devices it is signed in at present.", 1],
  "user.list.search": ["Beginnings of the words of a name, or a part of an e-mail address.", "rochat"],
  "user.list.role": ["Only accounts of this role.", "Company"],
  "User.companyName": ["Name of the company that the account is.", "Peinture Rochat Sàrl"],
  "tenderer.list.search": [
    "Beginnings of the words of a name or locality, or a part of an e-mail address.",
    "camille lausanne",
  ],
  "tenderer.list.regionId": ["Only clients who live in this canton or district."],
  "tenderer.list.state": [
    "`active`: neither locked nor unconfirmed; `locked`; `unconfirmed`: not locked, its e-mail not confirmed.",
    "active",
  ],
  "tenderer.list.sort": ["`newest` first (default), `oldest` first, or by `name`, last name first.", "name"],
  "TendererItem.jobRequests": ["How many requests it made, and in which state they are."],
  "jobRequests.total": ["All of them, in whatever state.", 4],
  "jobRequests.active": ["Those that wait to be sent to companies.", 1],
  "jobRequests.canceled": ["Those that were cancelled.", 1],
  "jobRequests.processed": ["Those that were sent to companies.", 2],

  at: ["When it was done: ISO 8601, UTC."],
  actor: ["Who did it; absent when nobody was signed in."],
  actorId: ["Only what this user did."],
  action: ["The call that did it, or an event such as `auth.signInPaused`.", "category.update"],
  entity: ["The kind of row that it was done to.", "category"],
  entityId: ["The row that it was done to."],
  details: [
    "`before` and `after` hold what changed; a name, a number or a key says of which row.",
    { name: "Peinture", before: { icon: null }, after: { icon: "paint-roller" } },
  ],
  from: ["First day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  to: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-31"],
  "audit.list.search": [
    "Beginnings of the words of the row's name, number or key or of the actor's name, or the id of either.",
    "peinture",
  ],

  kind: ["What the mail would have said.", "requestSent"],
  recipient: ["For whom it was; absent when the account is gone."],
  "FailedMail.reason": [
    "Why the last try failed: codes of the connection or of the mail server.",
    { code: "ESOCKET", command: "CONN" },
  ],
  attempts: ["How often it was tried.", 19],
  failedAt: ["When it was given up: ISO 8601, UTC."],
};
