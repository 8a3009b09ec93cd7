/** Days that a key works unless told, and at most. */
export const defaultKeyDays = 90;
export const maxKeyDays = 365;
/** Characters of its name. */
export const maxKeyNameLength = 60;
/** Calls that one key opens: more than there are. */
export const maxScopes = 500;
/** Networks that one key may call from. */
export const maxNetworks = 20;
/** Keys of an account that work. */
export const maxKeys = 20;
/** Days before its end that the owner of a key is told. */
export const expiryNoticeDays = 7;
/** Days that a key is kept in the list after its end. */
export const endedDays = 30;
