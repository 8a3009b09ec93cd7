/** What stands in a text for a phone number, an e-mail, a web or a street address that its reader may not see yet. */
export const hiddenPart = "•••";
