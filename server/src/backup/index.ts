export { beginOf, makeBase, openBase } from "./base.ts";
export { BackupFailed } from "./failed.ts";
export { openLog, sealLog, sealLogAlways } from "./log.ts";
export { backupCron, backupQueue, nightlyBackup } from "./nightly.ts";
export { programsFor } from "./programs.ts";
export { makeBackup } from "./make.ts";
export { backupsIn } from "./manifest.ts";
export { placeOf } from "./place.ts";
export { restoreBackup } from "./restore.ts";
