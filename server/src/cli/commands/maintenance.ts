import { formatMoment } from "@metiro/shared/text/format";
import { audit, nobody } from "../../domains/audit/index.ts";
import { beginMaintenance, endMaintenance } from "../../db/maintenance.ts";
import { type Command, UsageError } from "../command.ts";
import { metiroCommand } from "../../config/operator-program.ts";

const maxMinutes = 7 * 24 * 60;

export const maintenanceOnCommand: Command = {
  name: "maintenance on",
  about: "Keep everybody from writing, on every process at once: pages become words, writes are refused with 503.",
  args: [],
  options: {
    minutes: { value: "n", about: "In how many minutes it is expected to end: people and programs are told." },
  },
  unmigrated: "refuse",
  async run({ db }, { options }) {
    const minutes = minutesIn(options["minutes"]);
    const endsAt = minutes === undefined ? null : new Date(Date.now() + minutes * 60_000).toISOString();
    await db.transaction(async (tx) => {
      await beginMaintenance(tx, endsAt);
      await audit(tx, nobody, "operator.beginMaintenance", null, { endsAt });
    });
    return {
      lines: [
        endsAt === null
          ? "Maintenance is on."
          : `Maintenance is on, and is said to end at ${formatMoment(endsAt)} (Swiss time).`,
        `It goes on until: ${metiroCommand("maintenance off")}`,
      ],
      value: { on: true, endsAt },
    };
  },
};

export const maintenanceOffCommand: Command = {
  name: "maintenance off",
  about: "Let everybody read and write again.",
  args: [],
  options: {},
  unmigrated: "refuse",
  async run({ db }) {
    const ended = await db.transaction(async (tx) => {
      const was = await endMaintenance(tx);
      if (was) await audit(tx, nobody, "operator.endMaintenance", null);
      return was;
    });
    return { lines: [ended ? "Maintenance is off." : "Maintenance was not on."], value: { on: false, ended } };
  },
};

function minutesIn(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const minutes = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  if (minutes < 1 || minutes > maxMinutes) throw new UsageError(`--minutes is a number from 1 to ${maxMinutes}.`);
  return minutes;
}
