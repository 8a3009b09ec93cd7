export { BackupFailed } from "./failed.ts";
export { backupCron, backupQueue, nightlyBackup } from "./nightly.ts";
export { programsFor } from "./programs.ts";
export { type Made, makeBackup } from "./make.ts";
export { backupsIn, type Manifest } from "./manifest.ts";
export { type Place, placeOf } from "./place.ts";
export { type Restored, restoreBackup } from "./restore.ts";
