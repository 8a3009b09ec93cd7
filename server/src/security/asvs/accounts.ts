import { accepted, holds, none, row } from "./requirement.ts";

const breached = [
  "server/src/passwords/breached.test.ts",
  "the file is what the lists make, at most 2 MB, with more than 100,000 passwords that could be chosen here",
] as const;
const account = "server/src/domains/auth/test/account.http.test.ts";
const invitation = "server/src/domains/auth/test/invitation.http.test.ts";
const permissions = "server/src/test/contracts/permissions.contract.test.ts";
const fields = "server/src/test/fields/fields.contract.test.ts";
const freshProof = "server/src/test/contracts/fresh-proof.contract.test.ts";
const token = "server/src/tokens/access-token.test.ts";
const parts = "server/src/start/parts.db.test.ts";
const secondFactor = "server/src/domains/auth/second-factor/test/second-factor.http.test.ts";
const guards = "web/e2e/auth/guards.e2e.ts";
const story = "server/src/domains/job-request/test/story.db.test.ts";

/** V6 Authentication. */
export const authentication = [
  row(
    "6.1.1",
    1,
    "How guessing is slowed is written down, and locks nobody out",
    holds([
      "server/src/domains/auth/test/lock-out.http.test.ts",
      "strangers slow strangers: the owner enters from its device wherever it is, from its address, and changes its password",
    ]),
  ),
  row(
    "6.1.2",
    2,
    "Words that no password may be made of are written down",
    accepted("They stand in shared/src/auth/password-strength.ts, which is their list, and in decision 103."),
  ),
  row(
    "6.1.3",
    2,
    "Every way to sign in is written down",
    holds([secondFactor, "the record of sign-ins says how somebody came in: what was shown first, and what second"]),
  ),
  row("6.2.1", 1, "Passwords have eight characters at least", holds([account, "takes no %s"])),
  row("6.2.2", 1, "Passwords can be changed", holds([account, "ends every older token and gives one that works"])),
  row(
    "6.2.3",
    1,
    "A change takes the present one",
    holds([account, "refuses a wrong present one on its field, and after five of them pauses"]),
  ),
  row(
    "6.2.4",
    1,
    "The common ones are refused",
    holds(["shared/src/auth/password-strength.test.ts", "%j is chosen by nobody"], breached),
  ),
  row(
    "6.2.5",
    1,
    "Any composition will do",
    holds([account, "takes blanks and composed letters of a password as they are"]),
  ),
  row(
    "6.2.6",
    1,
    "Fields hide what is typed",
    accepted('One component is every password field: `web/src/form`, `type="password"` with a button to look.'),
  ),
  row(
    "6.2.7",
    1,
    "Pasting and password managers are allowed",
    accepted("Fields name what they hold (`autocomplete`) and nothing listens to pasting."),
  ),
  row(
    "6.2.8",
    2,
    "Passwords are compared as they came",
    holds([account, "takes blanks and composed letters of a password as they are"]),
  ),
  row(
    "6.2.9",
    2,
    "64 characters are allowed",
    holds(["shared/src/auth/new-password.test.ts", "takes passwords of %i characters"]),
  ),
  row("6.2.10", 2, "Passwords do not run out", accepted("Nothing asks for another one: a password has no date.")),
  row(
    "6.2.11",
    2,
    "Words of the place and the person are refused",
    holds(
      ["shared/src/auth/password-strength.test.ts", "%s is what everybody tries"],
      [
        "shared/src/auth/password-strength.test.ts",
        "words of its owner count little, and parts of two letters as they are",
      ],
    ),
  ),
  row("6.2.12", 2, "Passwords that were found in breaches are refused", holds(breached)),
  row(
    "6.3.1",
    1,
    "Guessing is slowed",
    holds(
      [
        "server/src/domains/auth/test/lock-out.http.test.ts",
        "a day has an end of codes for strangers, which the owner is told once; known devices go on",
      ],
      ["server/src/domains/auth/test/account.http.test.ts", "lets no more tries through when they come at once"],
    ),
  ),
  row(
    "6.3.2",
    1,
    "No account of everybody's knowledge",
    holds([parts, "production refuses a database that holds demo accounts, and says why"]),
  ),
  row(
    "6.3.3",
    2,
    "A second factor",
    holds(
      [
        "server/src/domains/auth/second-factor/test/admin-second-factor.http.test.ts",
        "an admin without a factor may add one and nothing else, also where everybody may call",
      ],
      [secondFactor, "with an app, the password opens nothing but the way to the code"],
    ),
  ),
  row(
    "6.3.4",
    2,
    "Every way to sign in is as strong",
    holds([secondFactor, "no way in passes by the second factor: code by mail, new password, confirmed address"]),
  ),
  row(
    "6.4.1",
    1,
    "First secrets are by chance, work once and not for long",
    holds(
      [invitation, "is used by one of two who are as fast"],
      [invitation, "ends after seven days, and its mail with it"],
    ),
  ),
  row("6.4.2", 1, "No questions for a forgotten password", none("There are none.")),
  row(
    "6.4.3",
    2,
    "A reset passes by no second factor",
    holds([secondFactor, "no way in passes by the second factor: code by mail, new password, confirmed address"]),
  ),
  row(
    "6.4.4",
    2,
    "A lost factor is replaced as strictly as it was made",
    holds([
      "server/src/domains/auth/second-factor/test/admin-second-factor.http.test.ts",
      "another admin takes the factors away, with a reason; the owner is told and adds another",
    ]),
  ),
  row(
    "6.5.1",
    2,
    "A code works once",
    holds(
      [secondFactor, "a code of an app is taken once, of this step or of those beside it"],
      [
        "server/src/domains/auth/test/change-email.http.test.ts",
        "is taken once, however often its code is sent at once",
      ],
    ),
  ),
  row(
    "6.5.2",
    2,
    "Short stored codes are hashed as passwords are",
    holds(
      [secondFactor, "a backup code opens one session, however it is written, and is told"],
      [secondFactor, "the first factor ends the other sessions, and one's key is not in the database"],
    ),
  ),
  row(
    "6.5.3",
    2,
    "Codes are made by strong chance",
    accepted(
      "The six digits are those of an HMAC over an id of the database's strong chance, under a key of its own; keys, backup codes and invitations come from node:crypto. A test cannot tell chance from what looks like it.",
    ),
  ),
  row(
    "6.5.4",
    2,
    "Codes have 20 bits",
    accepted("Six digits have 19.9 bits; five tries end a code, and a day has an end of codes (6.6.3)."),
  ),
  row(
    "6.5.5",
    2,
    "Codes end after ten minutes",
    holds(
      [
        "server/src/domains/auth/test/sign-in-with-code.http.test.ts",
        "no longer works after ten minutes, nor once another was sent",
      ],
      [account, "fails with a code that is wrong, old, used or tried too often"],
    ),
  ),
  row("6.6.1", 2, "No codes by telephone alone", none("No code goes over the telephone.")),
  row(
    "6.6.2",
    2,
    "A code is for what it was asked for",
    holds([invitation, "is neither spoiled by wrong ones nor good for anybody else"]),
  ),
  row(
    "6.6.3",
    2,
    "Codes are not to be guessed",
    holds(
      [
        "server/src/domains/auth/test/lock-out.http.test.ts",
        "a day has an end of codes for strangers, which the owner is told once; known devices go on",
      ],
      [
        "server/src/domains/auth/test/account.http.test.ts",
        "fails with a code that is wrong, old, used or tried too often",
      ],
    ),
  ),
  row("6.8.1", 2, "Identities of several providers are kept apart", none("There is no other provider of identities.")),
  row("6.8.2", 2, "Signatures of assertions are checked", holds([token, "refuses: %s"])),
  row("6.8.3", 2, "SAML assertions are used once", none("There is no SAML.")),
  row("6.8.4", 2, "What a provider says of the strength is checked", none("There is no other provider of identities.")),
] as const;

/** V7 Sessions, V8 Authorization, V9 Self-contained tokens. */
export const sessions = [
  row(
    "7.1.1",
    2,
    "How long sessions last is written down",
    holds([token, "a token ends with its session, also one that was believed before and one that was signed later"]),
  ),
  row(
    "7.1.2",
    2,
    "How many there may be is written down",
    holds([
      "server/src/domains/auth/test/sessions.http.test.ts",
      "an account has ten sessions: one more ends the oldest and its owner is told, by mail once a day",
    ]),
  ),
  row("7.1.3", 2, "Federated sessions are written down", none("There is no federation.")),
  row(
    "7.2.1",
    1,
    "Tokens are checked on the server",
    holds([permissions, "by a token that is not good, whatever is sent"]),
  ),
  row("7.2.2", 1, "Tokens are made for each session", holds([token, "the claims are those of the product"])),
  row("7.2.3", 1, "Sessions are not to be guessed", holds([token, "refuses: %s"])),
  row(
    "7.2.4",
    1,
    "Signing in makes a new token",
    holds([
      "server/src/domains/auth/test/sessions.http.test.ts",
      "an account has ten sessions: one more ends the oldest and its owner is told, by mail once a day",
    ]),
  ),
  row(
    "7.3.1",
    2,
    "A session that rests ends",
    accepted(
      "A session lasts twelve hours at most (7.3.2) and does not end sooner by resting: who waits for answers through a working day would sign in again and again. What matters asks for a proof of the last five minutes (7.5.1).",
    ),
  ),
  row(
    "7.3.2",
    2,
    "A session ends after twelve hours",
    holds([
      "server/src/domains/auth/test/sessions.http.test.ts",
      "no token lasts beyond the twelve hours of its session, and a completed profile gives none",
    ]),
  ),
  row(
    "7.4.1",
    1,
    "Signing out ends the session",
    holds(
      [guards, "a session that ended elsewhere ends here with the next call"],
      [guards, "signing out in one tab signs the other one out"],
    ),
  ),
  row(
    "7.4.2",
    1,
    "A locked or deleted account has no session",
    holds(
      [
        "server/src/domains/user/test/user.http.test.ts",
        "is out at once and told why when it gives its password, until it is unlocked",
      ],
      [
        "server/src/domains/auth/test/delete-account.http.test.ts",
        "a client goes: open requests are cancelled, and nothing is left that says who it was",
      ],
    ),
  ),
  row(
    "7.4.3",
    2,
    "A new password ends the others",
    holds(
      [
        "server/src/domains/auth/test/session-races.http.test.ts",
        "a sign-in under way while the password is changed opens nothing",
      ],
      ["server/src/domains/auth/test/sessions.http.test.ts", "all other sessions are ended at once, and nobody else's"],
    ),
  ),
  row("7.4.4", 2, "Signing out is on every page", holds([guards, "signing out in one tab signs the other one out"])),
  row(
    "7.4.5",
    2,
    "Admins end sessions of others",
    holds([
      "server/src/domains/user/test/user.http.test.ts",
      "an account is signed out everywhere, and may sign in again; never one's own",
    ]),
  ),
  row(
    "7.5.1",
    2,
    "What the account hangs on asks for a fresh proof",
    holds([freshProof, "what asks for a fresh proof stands in the table"]),
  ),
  row(
    "7.5.2",
    2,
    "Everybody sees and ends their sessions, after a fresh proof",
    holds(
      ["server/src/domains/auth/test/sessions.http.test.ts", "all other sessions are ended at once, and nobody else's"],
      ["server/src/test/contracts/fresh-proof.contract.test.ts", "each call that asks for one sometimes has its row"],
    ),
  ),
  row("7.6.1", 2, "Federated sessions end as written", none("There is no federation.")),
  row(
    "7.6.2",
    2,
    "No session without its person's doing",
    holds([invitation, "lets it choose its password, once, and confirms its e-mail"]),
  ),
  row(
    "8.1.1",
    1,
    "Who may call what is written down",
    holds([permissions, "every procedure has the row of the table that bears its name, and every row its procedure"]),
  ),
  row(
    "8.1.2",
    2,
    "Who may read which field is written down",
    holds(
      [fields, "every call has its row, with every field of its answer by name"],
      [fields, "nothing comes that the table does not give to its reader, and all comes that it gives"],
    ),
  ),
  row("8.2.1", 1, "Calls are for their roles", holds([permissions, "by %s"])),
  row(
    "8.2.2",
    1,
    "Rows are for whom they belong to",
    holds([
      "server/src/test/contracts/rows.contract.test.ts",
      "is 404 for everybody whose row it is not, and stays as it was",
    ]),
  ),
  row(
    "8.2.3",
    2,
    "Fields are for who may read them",
    holds(
      [story, "sees neither phone, e-mail, street, last name nor sensitive answers before it is accepted"],
      [
        "server/src/test/non-interference/non-interference.db.test.ts",
        "a reader's answers do not depend on what it must not see",
      ],
      [
        "server/src/domains/live/test/live.http.test.ts",
        "what one company does with a request no other one that has it hears",
      ],
    ),
  ),
  row("8.3.1", 1, "The server decides", holds([permissions, "by %s"])),
  row(
    "8.4.1",
    2,
    "Nobody acts on what belongs to others",
    holds(["server/src/domains/job-request/test/list.db.test.ts", "hold their own rows only"]),
  ),
  row("9.1.1", 1, "Tokens are believed by their signature", holds([token, "refuses: %s"])),
  row("9.1.2", 1, "One algorithm, chosen by the server", holds([token, "refuses: %s"])),
  row(
    "9.1.3",
    1,
    "Keys come from the settings alone",
    holds([token, "a new secret before the old one ends no session; without the old one it ends all"]),
  ),
  row(
    "9.2.1",
    1,
    "Tokens end when they say",
    holds([token, "a token ends with its session, also one that was believed before and one that was signed later"]),
  ),
  row("9.2.2", 2, "A token is of the right kind", holds([token, "refuses: %s"])),
  row("9.2.3", 2, "A token is for this service", holds([token, "refuses: %s"])),
  row("9.2.4", 2, "A token says whom it is for", holds([token, "the claims are those of the product"])),
] as const;
