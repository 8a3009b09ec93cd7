import { forgetSavedDrafts, draftKey } from "#drafts/device-draft.ts";
import { recent } from "./recent.ts";
import { storedScopes } from "./stored.ts";

/** Whatever else is kept is somebody's (drafts, answers, unsent messages) and goes. */
const scoped = (wanted: "begun" | "device") =>
  Object.entries(storedScopes).flatMap(([name, scope]) => (scope === wanted ? [`${name}:`] : []));
/** Stands as long as the databases are not empty: a page may be left before they are, and then the next one goes on. */
const goingKey = "databases-going";
/** How panels look suits a screen and not a person. */
const layoutKey = "layout";
const [staying, begun] = [scoped("device"), scoped("begun")];

/** What a tab keeps of a person, beside what it opened lately: the pause of its codes, what one page meant for the next. */
const ofTab = ["code-pause:", "state"];

/**
 * Forgets what a person has left on this device. Photos wait in databases, which hold nothing else. `butDrafts`: what it
 * has begun and nothing but this device has stays, with the photos; nobody else is shown it, and it goes when another one signs in.
 */
export function forgetPerson(storage: Storage | undefined, { butDrafts = false } = {}): void {
  const kept = butDrafts ? [...staying, ...begun, draftKey("")] : staying;
  if (butDrafts) forgetSavedDrafts(storage);
  remove(storage, (key) => key !== goingKey && key !== layoutKey && !kept.some((prefix) => key.startsWith(prefix)));
  forgetTab();
  if (!butDrafts && hasDatabases()) {
    storage?.setItem(goingKey, "1");
    emptyDatabases(storage);
  }
}

/** Empties what the page before had no time for. */
export function goOnForgetting(storage: Storage | undefined): void {
  if (storage?.getItem(goingKey) && hasDatabases()) emptyDatabases(storage);
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

/** Forgets what somebody has begun, when another person signs in after a session had run out. */
export function forgetBegun(storage: Storage | undefined): void {
  remove(storage, (key) => begun.some((prefix) => key.startsWith(prefix)));
}

function remove(storage: Storage | undefined, goes: (key: string) => boolean): void {
  for (const key of Object.keys(storage ?? {})) if (goes(key)) storage?.removeItem(key);
}

/** What the browser forbids, which some say by throwing at the mere mention, was never kept. */
function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== "undefined";
  } catch {
    return false;
  }
}

/** Emptied and not deleted: a page that still has one open would hold the deletion up, and all who open it later. What fails is tried again by the next page. */
function emptyDatabases(storage: Storage | undefined): void {
  const emptied = indexedDB.databases().then((all) => Promise.all(all.map(async ({ name }) => name && empty(name))));
  emptied.then(() => storage?.removeItem(goingKey)).catch(() => undefined);
}

const empty = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("error", () => fail(opening.error ?? new Error(name)));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      const end = () => {
        database.close();
        done();
      };
      if (stores.length === 0) return end();
      const transaction = database.transaction(stores, "readwrite");
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.addEventListener("complete", end);
      transaction.addEventListener("abort", () => fail(transaction.error ?? new Error(name)));
    });
  });
