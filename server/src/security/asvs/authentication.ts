import { accepted, holds, none, row } from "./requirement.ts";

const breached = [
  "server/src/passwords/breached.test.ts",
  "the file is what the lists make, at most 2 MB, with more than 100,000 passwords that could be chosen here",
] as const;
const account = "server/src/domains/auth/test/account.http.test.ts";
const invitation = "server/src/domains/auth/test/invitation.http.test.ts";
const token = "server/src/tokens/access-token.test.ts";
const parts = "server/src/start/parts.db.test.ts";
const secondFactor = "server/src/domains/auth/second-factor/test/second-factor.http.test.ts";

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
