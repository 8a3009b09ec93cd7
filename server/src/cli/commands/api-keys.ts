import { formatDay, formatMoment } from "@metiro/shared/text/format";
import { keysAsOperator, revokeAsOperator } from "../../domains/auth/index.ts";
import { type Command, CommandRefused } from "../command.ts";

export const apiKeyListCommand: Command = {
  name: "api-key list",
  about: "List the API keys that work: whose, for how many calls, until when, last used.",
  args: [],
  options: { of: { value: "mail", about: "Only those of this account." } },
  unmigrated: "refuse",
  async run({ db }, given) {
    const keys = await keysAsOperator(db, given.options["of"]);
    return {
      lines:
        keys.length === 0
          ? ["No API key works."]
          : keys.map(({ prefix, email, role, isMachine, calls, expiresAt, lastUsedAt, lastUsedFrom }) =>
              [
                `${prefix}…`,
                `${email} (${isMachine ? "machine" : role})`,
                `${calls} calls`,
                `until ${formatDay(expiresAt)}`,
                lastUsedAt === undefined ? "never used" : `last used ${formatMoment(lastUsedAt)} from ${lastUsedFrom}`,
              ].join("  "),
            ),
      value: keys,
    };
  },
};

export const apiKeyRevokeCommand: Command = {
  name: "api-key revoke",
  about:
    "End API keys at once, on every process: one by its beginning or as it was found, or all of an account by its address.",
  args: ["key|mail"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, { args: [meant = ""] }) {
    const revoked = await revokeAsOperator(db, meant);
    // What was typed may be the key itself: it is not repeated.
    if (revoked.length === 0) throw new CommandRefused("No API key that works is meant by this.");
    return {
      lines: revoked.map((prefix) => `${prefix}… is revoked.`),
      value: { revoked },
    };
  },
};
