import type { Command } from "../command.ts";

export const planCommand: Command = {
  name: "migrate plan",
  formerly: "plan",
  about: "Tell what migrate would do to the database now, statement by statement, and change nothing.",
  args: [],
  options: {},
  unmigrated: "leave",
  async run({ plan }) {
    if (plan.length === 0) return { lines: ["The database lacks no migration of this version."], value: [] };
    return {
      lines: plan.flatMap(({ tag, statements, isOutside, isContracting }) => [
        [tag, isOutside && "outside a transaction", isContracting && "older versions cannot run afterwards"]
          .filter(Boolean)
          .join(", "),
        ...statements.map((statement) => `  ${statement.replaceAll(/\s+/g, " ").slice(0, 160)}`),
      ]),
      value: plan.map(({ tag, statements, isOutside, isContracting }) => ({
        tag,
        isOutside,
        isContracting,
        statements,
      })),
    };
  },
};
