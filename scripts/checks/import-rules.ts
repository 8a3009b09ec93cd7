/**
 * Which room may import which. A side is a staircase: a room imports from rooms on lower steps only, so that no two of them
 * import each other, and rooms of one step know nothing of each other. Files beside the rooms stand above all of them.
 */
export const staircases: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "server/src": [
    ["config", "embedded", "i18n", "outbound", "procedures"],
    ["errors", "tracing"],
    ["concurrency"],
    ["db", "passwords", "storage", "tokens"],
    ["cache", "factories", "jobs", "live"],
    ["limits", "mail", "seed"],
    ["trpc"],
    ["exports", "metrics", "plugins", "start"],
    ["openapi"],
    ["domains"],
    ["invariants"],
    ["backup"],
    ["app"],
    ["doctor"],
    ["cli", "security"],
  ],
  "web/src": [
    ["page", "site"],
    ["ui"],
    ["art", "i18n"],
    ["api"],
    ["drafts"],
    ["session"],
    ["form", "live"],
    ["list"],
    ["domain"],
    ["layout"],
    ["features"],
    ["routes"],
    ["sections"],
  ],
};

/** No two folders beside each other import each other, at any depth, but for these. */
export const pairs: Readonly<Record<string, string>> = {
  "web/src/ui: button and overlay": "A button says in a tip why it may not be pressed, and a dialog has buttons.",
  "web/src/ui: display and navigation":
    "A card folds and leads on as the width of the screen has it, and a tab carries a count.",
};

interface Wall {
  /** Files that import. */
  from: RegExp;
  /** What they may not import: a path of the repository, or the name of a package; `$1` is the first group of `from`. */
  never: string;
  /** What of it they may after all. */
  but?: string;
  /** `import type` passes. */
  typesPass?: boolean;
  why: string;
}

export const walls: readonly Wall[] = [
  {
    from: /^shared\/src\//,
    never: "^(?!shared/src/)",
    but: "^(zod|stdnum)$",
    why: "shared imports zod and itself; stdnum checks business numbers.",
  },
  { from: /^server\//, never: "^web/", why: "The server knows nothing of the web." },
  {
    from: /^web\/src\//,
    never: "^server/",
    but: "^server/src/app/router\\.ts$",
    why: "The web takes nothing from the server but its router.",
  },
  { from: /^web\/src\//, never: "^server/", typesPass: true, why: "Only `import type` may cross from server to web." },
  {
    from: /^server\/src\/domains\/([^/]+)\//,
    never: "^server/src/domains/(?!$1/)",
    but: "^server/src/domains/[^/]+/index\\.ts$",
    why: "Another slice is used through its index.ts.",
  },
  {
    from: /^server\/src\/(?!domains\/)/,
    never: "^server/src/domains/",
    but: "^server/src/domains/[^/]+/((index|tasks|docs|mails)|(mails|docs)/index)\\.ts$",
    why: "What assembles the slices takes what they declare: index.ts, tasks.ts, docs.ts and their mails.",
  },
  {
    from: /^server\/src\/domains\/.+\/[a-z-]*router\.ts$/,
    never: "^(server/src/db/|drizzle-orm$|postgres$)",
    why: "A router is an adapter: the database belongs to the verbs and queries.",
  },
  {
    from: /^web\/src\/ui\//,
    never: "^(shared/|server/|@trpc/|@tanstack/|@hookform/|react-hook-form$|zod$)",
    but: "^shared/src/text/",
    why: "ui knows no router, no data, no form library and no domain.",
  },
  {
    from: /^web\/src\/features\/([^/]+)\//,
    never: "^web/src/features/(?!$1/)",
    why: "One feature never imports another; what both need belongs to web/src/domain.",
  },
  {
    from: /^web\/src\/routes\//,
    never: "^web/src/features/",
    but: "(\\.tsx|-(search|head|inputs?)\\.ts|/load-[^/]+\\.ts)$",
    why: "A route is made of the pages of features, with their search, loader, head and inputs to prefetch.",
  },
];

/** Which rooms write the tables of a file, or a folder, of `server/src/db/schema`; all others read them, or ask the owner. */
export const writers: Readonly<Record<string, readonly string[]>> = {
  attempts: ["limits"],
  "rate-counts": ["limits"],
  "slug-history": ["db"],
  user: ["user", "auth"],
  verification: ["auth"],
  "second-factor": ["auth"],
  "sign-in": ["auth"],
  category: ["catalogue"],
  region: ["catalogue"],
  "answer-template": ["company"],
  "request-draft": ["job-request"],
  "bin-entry": ["bin"],
  "office-note": ["job-request", "company"],
  "saved-view": ["saved-view"],
  "panel-view": ["user", "auth"],
  "api-key": ["auth"],
  "idempotency-key": ["job-request", "trpc"],
  webhook: ["webhook"],
  document: ["document"],
  offer: ["offer"],
  proof: ["proof"],
  report: ["report"],
  guarantee: ["guarantee", "job-request"],
  review: ["review"],
  price: ["db"],
  showcase: ["showcase", "job-request", "db"],
  maintenance: ["db"],
  "backup-run": ["backup"],
  statistics: ["dashboard"],
  /** All that goes with an account at once; the invariants read it. */
  removedTables: ["auth", "invariants"],
};

/** Single files that write tables of others. */
export const guestWriters: Readonly<Record<string, string>> = {
  "server/src/domains/auth/account/erase-account.ts": "An account is erased in one transaction, in one order of locks.",
  "server/src/domains/auth/sign-up/sign-up.ts": "An account begins together with its profile.",
  "server/src/domains/auth/sign-up/create-company-admin.ts": "An account begins together with its profile.",
  "server/src/domains/user/pauses.ts": "An admin ends the pauses of an account.",
  "server/src/domains/job-request/erase/erase.ts":
    "Conversations, and what offers say in words, go with the request they are about.",
  "server/src/domains/job-request/respond/redraft-offer.ts":
    "An offer goes with the answer that is taken back, and is a draft again in the same transaction.",
  "server/src/domains/catalogue/sub-category/merge.ts": "What names a service names the other one after the merge.",
  "server/src/domains/catalogue/category/merge.ts": "What names a category names the other one after the merge.",
  "server/src/domains/auth/sign-in/sessions.ts": "What a device is told by ends with its session.",
  "server/src/domains/tenderer/update.ts": "Name and telephone of a profile stand with the account.",
  "server/src/domains/company/profile/complete-profile.ts": "That a profile is complete stands with the account.",
  "server/src/domains/dashboard/recount.ts": "A recount puts right whatever triggers keep beside the sums.",
  "server/src/domains/public-site/form-progress/counter.ts": "Visits are counted in memory, and written many at once.",
  "server/src/domains/public-site/page-view/counter.ts": "Visits are counted in memory, and written many at once.",
  "server/src/trpc/actor.ts": "Whoever reads a session for a call notes that it is alive.",
  "server/src/trpc/key-actor.ts": "Whoever reads an API key for a call notes that it was used.",
  "server/src/db/queries/usual-figures.ts": "What is usual is made anew each night, and of demo data.",
  "server/src/domains/user/update.ts": "An admin corrects an account together with its profile.",
};
