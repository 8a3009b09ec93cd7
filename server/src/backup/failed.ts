/** Why a backup or a restore came to nothing, in words for the operator. */
export class BackupFailed extends Error {}

/** What an error says; a backup tells it to people who can do something about it. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
