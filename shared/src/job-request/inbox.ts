/**
 * Where a request lies in the inbox of a company. Each lies in one. `new` and `seen` are unanswered; `lost`: cancelled, turned
 * down by the client, or given to another company before the client decided on this one; `declined`: by the company itself.
 */
export const inboxFolders = ["new", "seen", "answered", "accepted", "lost", "declined"] as const;
export type InboxFolder = (typeof inboxFolders)[number];
