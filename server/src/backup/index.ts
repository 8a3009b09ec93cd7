export { BackupFailed } from "./failed.ts";
export { type Made, makeBackup } from "./make.ts";
export { backupsIn, type Manifest } from "./manifest.ts";
export { type Place, placeOf } from "./place.ts";
export { type Restored, restoreBackup } from "./restore.ts";
