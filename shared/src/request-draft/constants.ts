/** Drafts that one client keeps: one a subcategory, for fewer than all of them. */
export const maxDrafts = 50;
/** Characters of a draft as JSON. */
export const maxDraftLength = 60_000;
/** Days without a change after which a draft is forgotten. */
export const draftDays = 90;
