/** Rows a page; apart from the schemas, so that what reads addresses does without zod. */
export const defaultPageSize = 10;
/** Characters of what is searched for in a list. */
export const maxSearchLength = 200;
export const maxPageSize = 100;
/** Rows of an endless list beyond this many are no longer counted. */
export const maxCounted = 10_000;
/** The longest cursor: two names and an id, encrypted. */
export const maxCursor = 2000;
/** So many days back a list tells what has changed: whoever was away for longer reads it as a whole. */
export const maxChangedDays = 30;
