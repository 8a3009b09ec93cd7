import path from "node:path";
import { z } from "zod";
import { metiroCommand } from "./operator-program.ts";

/** Where backups go and for whom they are encrypted. */
export interface BackupSettings {
  /** A folder of this machine, or a bucket with the folder in it. */
  to: { folder: string } | { s3: BackupBucket; folder: string };
  /** Public keys of age: whoever holds the identity of one of them reads the backups. The server holds none. */
  recipients: string[];
  keepDays: number;
  /** A server on which each backup is restored to be looked at; absent: that of the database itself. */
  scratchUrl?: string;
}

interface BackupBucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

const recipient = /^age1[02-9ac-hj-np-z]{58}$/;
/** The public keys of a setting; undefined where it has none, or something else. */
export function recipientsIn(text: string | undefined): string[] | undefined {
  const recipients = listed(text ?? "");
  return recipients.length > 0 && recipients.every((one) => recipient.test(one)) ? recipients : undefined;
}

const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** The settings of backups, as `config.ts` has them among its own. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .refine((text) => path.isAbsolute(text) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/|$)/.test(text), {
      error: "must be an absolute folder, or s3://bucket/folder",
    })
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .refine((text) => recipientsIn(text) !== undefined, {
      error: () => `must be public keys of age (age1…): ${metiroCommand("backup keys")} makes one`,
    })
    .optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(14),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_FORCE_PATH_STYLE: z.stringbool({ error: "must be true or false" }).optional(),
  BACKUP_SCRATCH_URL: z.string().optional(),
  BACKUP_BASES: z
    .string()
    .refine((folder) => path.isAbsolute(folder), { error: "must be an absolute folder" })
    .optional(),
  BACKUP_LOG: z
    .string()
    .refine((folder) => path.isAbsolute(folder), { error: "must be an absolute folder" })
    .optional(),
  PG_BIN: z.string().optional(),
} as const;

type Values = z.output<z.ZodObject<typeof backupSettings>>;
type StorageBucket = Omit<BackupBucket, "bucket">;

/** What is missing to make backups where they were asked for: a line for each setting. */
export function backupProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env["BACKUP_TO"] === undefined) return [];
  const credentials = ["ENDPOINT", "REGION", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"];
  return [
    ...(env["BACKUP_RECIPIENT"] === undefined
      ? [`BACKUP_RECIPIENT is missing: backups are encrypted; ${metiroCommand("backup keys")} makes a key`]
      : []),
    ...(env["BACKUP_TO"].startsWith("s3://") ? credentials : [])
      .filter((name) => env[`BACKUP_S3_${name}`] === undefined && env[`S3_${name}`] === undefined)
      .map((name) => `BACKUP_S3_${name} is missing, and S3_${name} too`),
  ];
}

/** The settings of backups; those of a bucket are those of the uploaded files where they have none of their own. */
export function backupOf(values: Values, files: StorageBucket | undefined): { backup?: BackupSettings } {
  const { BACKUP_TO: to, BACKUP_RECIPIENT: recipients } = values;
  if (to === undefined || recipients === undefined) return {};
  const settings = {
    recipients: listed(recipients),
    keepDays: values.BACKUP_KEEP_DAYS,
    ...(values.BACKUP_SCRATCH_URL && { scratchUrl: values.BACKUP_SCRATCH_URL }),
  };
  if (!to.startsWith("s3://")) return { backup: { to: { folder: path.resolve(to) }, ...settings } };
  const [bucket = "", ...folder] = to.slice("s3://".length).split("/").filter(Boolean);
  const s3 = {
    bucket,
    endpoint: values.BACKUP_S3_ENDPOINT ?? files?.endpoint ?? "",
    region: values.BACKUP_S3_REGION ?? files?.region ?? "",
    accessKeyId: values.BACKUP_S3_ACCESS_KEY_ID ?? files?.accessKeyId ?? "",
    secretAccessKey: values.BACKUP_S3_SECRET_ACCESS_KEY ?? files?.secretAccessKey ?? "",
    forcePathStyle: values.BACKUP_S3_FORCE_PATH_STYLE ?? files?.forcePathStyle ?? false,
  };
  return { backup: { to: { s3, folder: folder.join("/") || "backups" }, ...settings } };
}
