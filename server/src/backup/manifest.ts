import { createHash } from "node:crypto";
import { z } from "zod";
import { BackupFailed } from "./failed.ts";
import type { BackupPlace } from "./place.ts";

/** What is said of a backup in the clear: nothing of its content. It is written last, so that what has one is whole. */
const manifestShape = z.object({
  format: z.literal(1),
  name: z.string(),
  kind: z.enum(["dump", "base"]),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** Major version of the PostgreSQL that it was made of. */
  postgres: z.int(),
  /** Of all parts. */
  bytes: z.int(),
  files: z.int(),
  /** How many invariants held in a database that was restored of it. */
  invariants: z.int(),
  recipients: z.array(z.string()),
  /** Of a base backup: the file of the log of changes that it begins in. */
  log: z.string().optional(),
  parts: z.array(z.object({ bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestShape>;

const pattern = /^metiro-(?:base-)?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const isBackupName = (name: string): boolean => pattern.test(name);
export const nameAt = (kind: Manifest["kind"], moment: Date): string =>
  `metiro-${kind === "base" ? "base-" : ""}${moment.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
/** When the making of a backup began, by its name. */
export const momentOf = (name: string): number => Date.parse(name.replace(pattern, "$1-$2-$3T$4:$5:$6Z"));

const manifestKey = (name: string) => `${name}/manifest.json`;
export const partKey = (name: string, index: number): string => `${name}/part-${String(index + 1).padStart(5, "0")}`;
export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const writeManifest = (place: BackupPlace, manifest: Manifest): Promise<void> =>
  place.put(manifestKey(manifest.name), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));

/** What lies where a manifest should is none. */
class ManifestDamaged extends BackupFailed {}

/** The manifest of a backup; undefined where it is not whole. */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest | undefined> {
  const bytes = await place.read(manifestKey(name));
  if (bytes === null) return undefined;
  try {
    return manifestShape.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new ManifestDamaged(`${manifestKey(name)} is damaged: nobody can tell whether this backup is whole.`, {
      cause,
    });
  }
}

/** The bytes of a part, as they were written; anything else is refused by its name. */
export async function readPart(
  place: BackupPlace,
  { name, parts }: Pick<Manifest, "name" | "parts">,
  index: number,
): Promise<Buffer> {
  const [key, expected] = [partKey(name, index), parts[index]];
  const bytes = await place.read(key);
  if (bytes === null) throw new BackupFailed(`${key} is missing: the backup cannot be restored.`);
  if (expected?.bytes !== bytes.length || expected.sha256 !== sha256(bytes))
    throw new BackupFailed(`${key} is not what was written (its SHA-256 differs): the backup is damaged.`);
  return bytes;
}

/**
 * Every backup that is whole, latest first, and the names of what is not. A place that does not answer is a failure: it says nothing of its
 * backups, and what is not whole gets removed.
 */
export async function backupsIn(place: BackupPlace): Promise<{ whole: Manifest[]; broken: string[] }> {
  const names = (await place.folders()).filter(isBackupName).toSorted((a, b) => momentOf(b) - momentOf(a));
  const whole: Manifest[] = [];
  const broken: string[] = [];
  for (const name of names) {
    const manifest = await readManifest(place, name).catch((error: unknown) => {
      if (error instanceof ManifestDamaged) return undefined;
      throw error;
    });
    if (manifest) whole.push(manifest);
    else broken.push(name);
  }
  return { whole, broken };
}
