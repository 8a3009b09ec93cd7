/** Days that a key works at most. */
export const longestDays = 365;
/** Characters of its name. */
export const nameLength = 60;
/** Calls that one key opens: more than there are. */
export const maxScopes = 500;
/** Networks that one key may call from. */
export const maxNetworks = 20;
