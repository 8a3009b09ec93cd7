import { diagnose, type Examined, realWorld } from "../../doctor/index.ts";
import { databaseAddress } from "../database.ts";
import type { Command } from "../command.ts";

const marks: Record<Examined["state"], string> = {
  sound: "ok",
  warning: "warning",
  fault: "FAULT",
  unknown: "unknown",
};

export const doctorCommand: Command = {
  name: "doctor",
  about:
    "Look at settings, machine, names, certificates, database, mail, files and rows; name what is wrong, and the remedy.",
  args: [],
  options: {
    "dkim-selector": { value: "name", about: "Under which your mail provider signs: its key is looked up then." },
  },
  unmigrated: "unasked",
  async run({ environment, open }, { options }) {
    const selector = options["dkim-selector"];
    const all = await diagnose({
      env: { ...environment, ...(selector !== undefined && { DKIM_SELECTOR: selector }) },
      world: realWorld,
      addressOf: (config) => databaseAddress(config, open),
    });
    const faults = all.filter(({ state }) => state === "fault").length;
    const warnings = all.filter(({ state }) => state === "warning").length;
    return {
      lines: [...all.flatMap(linesOf), `${all.length} looked at: ${faults} faulty, ${warnings} to be thought about.`],
      value: all,
      failed: faults > 0,
    };
  },
};

function linesOf({ name, holds, state, findings, because }: Examined): string[] {
  const head = `${marks[state].padEnd(8)}${name}: ${holds}`;
  return [
    head,
    ...(because === undefined ? [] : [`          not looked at: ${because}`]),
    ...findings.flatMap(({ cause, remedy }) => [`          ${cause}`, `          → ${remedy}`]),
  ];
}
