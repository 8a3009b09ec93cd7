import { recordedSignIn, signInEvent, signInFilter, signInListInput, signInPage } from "@metiro/shared/auth/sign-ins";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const method =
  "With what: `password`, a mailed `code`, `passkey`, `secondFactor` (one of one's own, given as a fresh proof), `passwordReset`, `invitation`, `ownPassword` (the present one, asked for again), or the `call` that a role may not make.";
const outcome =
  "What came of it: `opened` a session, `confirmed` without one, `secondFactorAsked`, `wrong`, `paused` after too many tries, `locked`, or `forbidden`.";

const ofSignInEvent = document(signInEvent, "SignInEvent", {
  id: common.id,
  at: ["When it was: ISO 8601, UTC."],
  method: [method, "password"],
  outcome: [outcome, "opened"],
  secondFactor: ["What was shown after it: `totp`, `passkey` or `backupCode`. Absent where nothing was.", "totp"],
  address: ["The address of the network; of IPv6 the first four groups.", "203.0.113.7"],
  device: ["What the browser or program called itself.", "curl/8.5.0"],
  fromNewDevice: ["Whether the account had been entered before, but never from there.", false],
});

const ofSignInFilter = document(signInFilter, {
  userId: ["Only those of this account."],
  method: [method, "password"],
  outcome: [outcome, "wrong"],
  refused: ["`true`: only what was refused; `false`: only what was not.", true],
  from: ["First day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  to: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-31"],
  search: [
    "Beginnings of the words of the account's name, a part of its e-mail, a whole e-mail that was typed and has no account, or an address of the network.",
    "203.0.113.7",
  ],
  sort: ["`newest` first, or `oldest`; absent: `newest`.", "newest"],
});

export const signInDocs: readonly Documented[] = [
  ofSignInEvent,
  document(recordedSignIn, "RecordedSignIn", {
    ...ofSignInEvent.texts,
    account: ["Whose it is; absent where no account has what was typed. What was typed is not kept."],
    call: ["The call that was refused to the role, with `method` `call`.", "user.list"],
  }),
  document(inside(recordedSignIn.shape.account), {
    id: common.id,
    email: common.email,
    firstName: common.firstName,
    lastName: common.lastName,
    role: common.role,
  }),
  document(signInPage, "SignInPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(signInListInput, { ...common.paging, ...ofSignInFilter.texts }),
  ofSignInFilter,
];
