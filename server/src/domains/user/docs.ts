import { viewMinutes } from "@metiro/shared/user/view-reasons";
import { endLockoutsInput, lockout, lockoutListInput, lockoutPage, lockoutsEnded } from "@metiro/shared/user/lockouts";
import {
  accountMailSent,
  addMachineInput,
  inviteAdminInput,
  lockUserInput,
  resendUserInvitationInput,
  resetSecondFactorInput,
  updateUserInput,
  user,
  userDetail,
  userFilters,
  userInvited,
  userListInput,
  userPage,
} from "@metiro/shared/user/schema";
import { panelView, viewPanelInput } from "@metiro/shared/user/panel-view";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const ofLockedOut = document(inside(lockout.shape.user), {
  id: common.id,
  email: common.email,
  firstName: common.firstName,
  lastName: common.lastName,
});

const ofUserFilters = document(userFilters, {
  search: ["Beginnings of the words of a name, or a part of an e-mail address.", "rochat"],
  role: ["Only accounts of this role.", "Company"],
  locked: ["True: only accounts that are locked. False: only the others.", true],
  state: [
    "`active`: neither locked nor unconfirmed; `locked`; `unconfirmed`: not locked, its e-mail not confirmed.",
    "active",
  ],
  lastSignIn: ["When it signed in last: within 7 or 30 days, not for 6 months, or never.", "last30Days"],
  changedSince: common.changedSince,
  sort: [
    "`newest` first (default), `oldest` first, by `name` (last name first), or by `lastSignIn`, the latest first.",
    "name",
  ],
});

const ofUser = document(user, "User", {
  ...ofLockedOut.texts,
  username: common.username,
  phone: common.phone,
  role: common.role,
  lang: common.lang,
  emailConfirmed: common.emailConfirmed,
  profileCompleted: common.profileCompleted,
  invited: ["Whether an admin made the account and no password has been chosen yet.", false],
  isMachine: ["Whether it is a program of the back office, which has keys and no password.", false],
  lockedAt: common.lockedAt,
  lastLoginAt: common.lastLoginAt,
  createdAt: common.createdAt,
  updatedAt: ["When it was last changed: ISO 8601, UTC. Signing in does not move it."],
  tendererId: common.tendererId,
  companyId: common.companyId,
  companyName: ["Name of the company that the account is.", "Peinture Rochat Sàrl"],
});

export const userDocs: readonly Documented[] = [
  document(addMachineInput, { name: ["What the admins call it, at most {max} characters.", "Comptabilité"] }),
  document(viewPanelInput, {
    id: common.id,
    reason: [
      "Why: the person asked for help (`asked`), a fault was reported (`fault`), two sides disagree (`dispute`), or the platform may be abused (`abuse`).",
      "asked",
    ],
  }),
  document(panelView, "PanelView", {
    id: common.id,
    email: common.email,
    username: common.username,
    firstName: common.firstName,
    lastName: common.lastName,
    token: ["Access token that reads what the person reads in its panel, and writes nothing."],
    role: common.role,
    endsAt: [`When the token stops working, ${viewMinutes} minutes later: ISO 8601, UTC.`],
  }),
  document(lockout, "Pause", {
    kind: ["What was attempted too often.", "accountPassword"],
    until: ["When the lockout ends: ISO 8601, UTC."],
    user: ["The account that has to wait, when it is an account's lockout."],
    address: ["The address that has to wait, when it is an address's lockout; of IPv6 the first half.", "192.0.2.7"],
  }),
  ofLockedOut,
  document(lockoutPage, "PausePage", common.page),
  ofUser,
  document(userDetail, "UserDetail", {
    ...ofUser.texts,
    companyName: ["Name of the company.", "Peinture Rochat Sàrl"],
    revision: common.revision,
    openSessions: ["On how many devices it is signed in at present.", 1],
    secondFactors: ["How many second factors protect the account.", 1],
    lockReason: ["Why it is locked, for the other admins.", "Publicité envoyée aux clients"],
    holdings: ["What there is of the person beside the account: what erasing it takes along or leaves without a name."],
  }),
  document(userDetail.shape.holdings, {
    jobRequests: ["Requests that it made.", 4],
    openJobRequests: ["Those that erasing the account would cancel.", 1],
    answers: ["Answers that it gave as a company.", 12],
    subscriptions: ["Its subscriptions as a company, whatever their state.", 2],
  }),
  document(userPage, "UserPage", common.page),
  document(userListInput, {
    ...common.paging,
    ...ofUserFilters.texts,
  }),
  document(inviteAdminInput, {
    email: common.emailInput,
    firstName: common.firstNameInput,
    lastName: common.lastNameInput,
    lang: common.lang,
  }),
  document(userInvited, {
    id: common.id,
    email: common.email,
    expiresAt: common.expiresAt,
  }),
  document(accountMailSent, {
    id: common.id,
    email: common.email,
    retryAfterSeconds: ["Seconds until the same mail may be sent again.", 60],
  }),
  document(resendUserInvitationInput, {
    id: common.id,
    email: ["The address that becomes the account's; absent: it stays.", "anna@exemple.ch"],
  }),
  document(updateUserInput, {
    phone: common.phone,
    street: ["Of a client: its street and number; null clears it.", "Rue du Lac 3"],
    postalCode: common.postalCode,
    locality: common.locality,
    subregionId: common.subregionId,
    firstName: ["What the person is called; absent: it stays.", "Anna"],
    lastName: common.lastNameInput,
    lang: ["Language of the mails; absent: it stays.", "fr"],
    id: common.id,
    baseRevision: common.baseRevision,
  }),
  document(lockUserInput, {
    id: common.id,
    reason: [
      "Why; only admins read it, and it goes when the account is unlocked or erased.",
      "Publicité envoyée aux clients",
    ],
    cause: ["Why, as the person is told by mail; absent: the mail names no reason.", "advertising"],
  }),
  document(resetSecondFactorInput, {
    id: common.id,
    reason: [
      "Why, in {min} to {max} characters: for the other admins.",
      "Téléphone perdu, identité vérifiée par appel",
    ],
  }),
  document(lockoutListInput, {
    ...common.paging,
    userId: ["Only the pauses of this account."],
  }),
  document(endLockoutsInput, {
    userId: ["Id of the account."],
    address: ["The address, as the list of pauses names it.", "192.0.2.7"],
  }),
  document(lockoutsEnded, {
    ended: ["Always true: whoever had to wait may try again.", true],
  }),
  ofUserFilters,
];
