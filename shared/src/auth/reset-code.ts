/** The code that a mail brings, typed; or the long one in the link of an invitation. */
export const resetCodePattern = /^(?:[0-9]{6}|[\w-]{43})$/;
