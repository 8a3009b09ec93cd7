import { forgetSavedDrafts, keptKey } from "#drafts/kept.ts";
import { recent } from "./recent.ts";
import { storedScopes } from "./stored.ts";

/** Whatever else is kept is somebody's (drafts, answers, unsent messages) and goes. */
const scoped = (wanted: "begun" | "device") =>
  Object.entries(storedScopes).flatMap(([name, scope]) => (scope === wanted ? [`${name}:`] : []));
const [staying, begun] = [scoped("device"), scoped("begun")];

/** What a tab keeps of a person, beside what it opened lately: the pause of its codes, what one page meant for the next. */
const ofTab = ["code-pause:", "state"];

/**
 * Forgets what a person has left on this device. Photos wait in databases, which hold nothing else. `butDrafts`: what it
 * has begun and nothing but this device has stays, with the photos; nobody else is shown it, and it goes when another one signs in.
 */
export function forgetPerson(storage: Storage | undefined, { butDrafts = false } = {}): void {
  const kept = butDrafts ? [...staying, ...begun, keptKey("")] : staying;
  if (butDrafts) forgetSavedDrafts(storage);
  remove(storage, (key) => !kept.some((prefix) => key.startsWith(prefix)));
  forgetTab();
  try {
    if (!butDrafts) void forgetDatabases();
  } catch {
    // What the browser forbids was never kept.
  }
}

/** Forgets what this tab keeps of a person. Each tab has to: none reaches what another one keeps. */
export function forgetTab(): void {
  recent.clear();
  try {
    remove(globalThis.sessionStorage, (key) => ofTab.some((prefix) => key.startsWith(prefix)));
  } catch {
    // What the browser forbids was never kept.
  }
}

/** The same when another person signs in after a session had run out. */
export function forgetBegun(storage: Storage | undefined): void {
  remove(storage, (key) => begun.some((prefix) => key.startsWith(prefix)));
}

function remove(storage: Storage | undefined, goes: (key: string) => boolean): void {
  for (const key of Object.keys(storage ?? {})) if (goes(key)) storage?.removeItem(key);
}

/** Emptied and not deleted: a page that still has one open would hold the deletion up, and all who open it later. */
async function forgetDatabases(): Promise<void> {
  if (typeof indexedDB === "undefined") return;
  for (const { name } of await indexedDB.databases().catch(() => [])) if (name) empty(name);
}

function empty(name: string): void {
  const opening = indexedDB.open(name);
  opening.addEventListener("success", () => {
    const database = opening.result;
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, "readwrite");
      for (const store of stores) transaction.objectStore(store).clear();
    }
    // Once what was begun is done.
    database.close();
  });
}
