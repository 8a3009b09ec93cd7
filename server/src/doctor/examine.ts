import { configuredChecks, settingsChecks } from "./checks/settings.ts";
import { databaseContentChecks } from "./checks/database-content.ts";
import { databaseServerChecks } from "./checks/database-server.ts";
import { machineChecks } from "./checks/machine.ts";
import { mailNameChecks, publicChecks } from "./checks/public-site.ts";
import { upkeepChecks } from "./checks/upkeep.ts";
import { officeChecks, serviceChecks } from "./checks/services.ts";
import { type Check, type Configured, type Connected, type Finding, NotLookedAt, type Surroundings } from "./check.ts";

/** What came of a check. */
export interface Examined {
  name: string;
  holds: string;
  /** `unknown`: it could not be looked at, for what `because` says. */
  state: "sound" | "warning" | "fault" | "unknown";
  findings: Finding[];
  because?: string;
}

/** How far an examination gets: each part needs the one before. */
export interface Patient {
  surroundings: Surroundings;
  configured?: Configured | undefined;
  connected?: Connected | undefined;
  /** Why the database cannot be asked; absent where it can, or where the settings already say why not. */
  refusedBy?: string | undefined;
}

const onceConfigured = [...configuredChecks, ...machineChecks, ...publicChecks, ...mailNameChecks, ...serviceChecks];
const onceConnected = [...databaseServerChecks, ...databaseContentChecks, ...officeChecks, ...upkeepChecks];

/** That the database answers is known from the attempt to reach it. */
const reach = { name: "database", holds: "The database answers.", everywhere: true } as const;

/** Names and sentences of everything that is looked at. */
export const everyCheck: readonly Pick<Check<never>, "name" | "holds">[] = [
  ...settingsChecks,
  ...onceConfigured,
  reach,
  ...onceConnected,
];

/** Looks at everything that can be looked at; what cannot is told as unknown, with the reason. Changes nothing that stays. */
export async function examine({ surroundings, configured, connected, refusedBy }: Patient): Promise<Examined[]> {
  const isTryIt = configured !== undefined && configured.config.mode !== "production";
  const applying = <Seen>(checks: readonly Check<Seen>[]) => checks.filter(({ everywhere }) => everywhere || !isTryIt);
  const settings = await lookAt(settingsChecks, surroundings, "");
  const needsSettings = "the settings do not hold";
  return [
    ...settings,
    ...(await lookAt(applying(onceConfigured), configured, needsSettings)),
    reached({ configured, connected, refusedBy }),
    ...(await lookAt(applying(onceConnected), connected, configured ? "the database does not answer" : needsSettings)),
  ];
}

function reached({ configured, connected, refusedBy }: Omit<Patient, "surroundings">): Examined {
  const { name, holds } = reach;
  if (connected) return { name, holds, state: "sound", findings: [] };
  if (!configured) return { name, holds, state: "unknown", findings: [], because: "the settings do not hold" };
  const remedy = "See that it runs, and that host, user, password and name in DATABASE_URL are right.";
  const cause = `The database does not answer: ${refusedBy ?? "nobody knows why"}`;
  return { name, holds, state: "fault", findings: [{ weight: "fault", cause, remedy }] };
}

/** One after the other: what one does to disk and database is not in the next one's way. */
async function lookAt<Seen>(
  checks: readonly Check<Seen>[],
  seen: Seen | undefined,
  because: string,
): Promise<Examined[]> {
  const all: Examined[] = [];
  for (const check of checks)
    all.push(
      seen === undefined
        ? { name: check.name, holds: check.holds, state: "unknown", findings: [], because }
        : await outcome(check, seen),
    );
  return all;
}

async function outcome<Seen>({ name, holds, look }: Check<Seen>, seen: Seen): Promise<Examined> {
  try {
    const findings = await look(seen);
    const state = findings.some(({ weight }) => weight === "fault")
      ? "fault"
      : findings.length > 0
        ? "warning"
        : "sound";
    return { name, holds, state, findings };
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    if (error instanceof NotLookedAt) return { name, holds, state: "unknown", findings: [], because };
    const remedy = "Mend what keeps it from being looked at, and examine again.";
    return {
      name,
      holds,
      state: "fault",
      findings: [{ weight: "fault", cause: `${holds} Nobody can tell: ${because}`, remedy }],
    };
  }
}
