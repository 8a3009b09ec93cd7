import path from "node:path";
import { metiroCommand } from "./operator-program.ts";

/** What operators read, by the name that `metiro guide` takes: files of the repository, which the package carries. */
export const operatorGuides = {
  install: "docs/operations/install.md",
  operations: "docs/operations.md",
  containers: "docs/operations/containers.md",
  "backup-and-restore": "docs/operations/backup-and-restore.md",
  incidents: "docs/operations/incidents.md",
  upgrade: "docs/operations/upgrade.md",
  processes: "docs/operations/processes.md",
  scale: "docs/operations/scale.md",
  keys: "docs/security/keys.md",
} as const;

export type GuideName = keyof typeof operatorGuides;

/** Files that the guides have an operator copy: `deploy/<name>`, in the package too. */
export const deployedFiles = "deploy";

/** The folder of Metiro, here and where it is installed. */
export const installedAt = path.resolve(import.meta.dirname, "../../..");

/** What an operator types to read a guide, or the section of it whose heading has this anchor: the only way in which a message names one. */
export const guideCommand = (place: GuideName | `${GuideName}#${string}`): string => metiroCommand(`guide ${place}`);

/** Where one of the deployed files lies, for a message. */
export const deployedFile = (name: string): string => path.join(installedAt, deployedFiles, name);
