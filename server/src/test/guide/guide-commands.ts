import { readdir } from "node:fs/promises";
import path from "node:path";
import { type Block, guideOf } from "../../backup/test/guide.ts";

export const guidesFolder = path.resolve(import.meta.dirname, "../../../../docs/operations");

const ofBackups = "backup/test/guides.db.test.ts";
const ofDeployment = "test/guide/deployed-guides.test.ts";
const ofProcesses = "test/guide/processes-guide.db.test.ts";

/** Which test runs the commands of a guide, all of them: it says itself what it has left out. */
export const runners = {
  "backup-and-restore.md": ofBackups,
  "containers.md": ofDeployment,
  "incidents.md": ofBackups,
  "install.md": ofBackups,
  "processes.md": ofProcesses,
  "upgrade.md": ofBackups,
} as const;
type Runner = (typeof runners)[keyof typeof runners];

/** What is told to systemd is one test's, in whichever guide it stands. */
export const runnerOf = ({ guide, kind }: Pick<Block, "guide" | "kind">): Runner | undefined =>
  kind === "units" ? ofDeployment : (runners as Record<string, Runner>)[guide];

/** The only programs of the guides that no test runs as they are: why not, and what is done in their place. */
export const standIns = {
  docker:
    "needs a container engine, an image and the network: what it is told is noted, profiles, services and Metiro's own commands are looked up, and its lines for Node are run",
  systemctl: "needs systemd as the first process of the machine: what it is told is noted, and the units are looked up",
  install: "gives a folder to another account, as root alone may: noted where the test is not root, else run",
} as const;

/** Every block of commands of every guide. */
export async function allBlocks(): Promise<Block[]> {
  const guides = await readdir(guidesFolder);
  return (await Promise.all(guides.map(async (name) => [...(await guideOf(name)).values()].flat()))).flat();
}

/** Keeps what a test has run of the guides, and tells what of its own it has not. */
export function commandsRunBy(test: Runner): {
  note: (block: Block | undefined) => void;
  left: () => Promise<string[]>;
} {
  const nameOf = ({ guide, section, text }: Block) => `${guide}, ${section}: ${text}`;
  const run = new Set<string>();
  return {
    note: (block) => void (block && run.add(nameOf(block))),
    left: async () =>
      (await allBlocks())
        .filter((block) => runnerOf(block) === test)
        .map(nameOf)
        .filter((name) => !run.has(name)),
  };
}
