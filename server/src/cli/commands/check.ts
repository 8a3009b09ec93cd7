import { type Checked, checkInvariants, checkStoredFiles, invariants } from "../../invariants/index.ts";
import { storageOf } from "../../storage/storage.ts";
import { type Command, CommandRefused } from "../command.ts";
import { metiroCommand } from "../../config/operator-program.ts";

export const checkCommand: Command = {
  name: "check",
  about: "reads the whole database and looks whether what must hold of its rows holds; changes nothing.",
  args: [],
  options: {},
  unmigrated: "leave",
  async run({ db, config, plan }) {
    if (plan.length > 0)
      throw new CommandRefused(
        `The database lacks ${plan.length} migrations of this version: ${metiroCommand("migrate run")}`,
      );
    const all = [...(await checkInvariants(db, invariants)), await checkStoredFiles(db, storageOf(config))];
    const lines = all.flatMap(linesOf);
    const bad = all.filter(({ count, unknown }) => count > 0 || unknown !== undefined);
    if (bad.length > 0) throw new CommandRefused([...lines, `${bad.length} of ${all.length} do not hold.`].join("\n"));
    return { lines: [...lines, `All ${all.length} hold.`], value: all };
  },
};

function linesOf({ name, holds, count, first, unknown }: Checked): string[] {
  const mark = unknown === undefined ? String(count) : "?";
  return [
    `${mark.padStart(6)}  ${name}: ${holds}`,
    ...(unknown === undefined ? [] : [`          ${unknown}`]),
    ...first.map(({ id, what }) => `          ${id}: ${what}`),
    ...(count > first.length ? [`          and ${count - first.length} more`] : []),
  ];
}
