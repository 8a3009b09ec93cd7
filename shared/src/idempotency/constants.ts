/** Hours for which a repeat of a call with the same key is the same call. */
export const idempotencyHours = 24;
/** Characters of a key. */
export const maxIdempotencyKey = 200;
