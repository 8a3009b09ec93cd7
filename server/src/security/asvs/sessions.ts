import { accepted, holds, none, row } from "./requirement.ts";

const invitation = "server/src/domains/auth/test/invitation.http.test.ts";
const permissions = "server/src/test/contracts/access/permissions.contract.test.ts";
const fields = "server/src/test/fields/fields.contract.test.ts";
const freshProof = "server/src/test/contracts/access/fresh-proof.contract.test.ts";
const token = "server/src/tokens/access-token.test.ts";
const guards = "web/e2e/auth/guards.e2e.ts";
const story = "server/src/domains/job-request/test/story.db.test.ts";

export const sessionManagement = [
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
      [
        "server/src/test/contracts/access/fresh-proof.contract.test.ts",
        "each call that asks for one sometimes has its row",
      ],
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
      "server/src/test/contracts/access/rows.contract.test.ts",
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
        "a reader's answers do not depend on what it must not see: $what",
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
    holds(["server/src/domains/job-request/test/read/list.db.test.ts", "hold their own rows only"]),
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
