/** To how many companies a request can be sent at once; how many may have it in all is a setting of the platform. */
export const maxPerSend = 20;
/** How long a sending waits where it is to be taken back, in seconds; and how long it may be made to wait. */
export const undoSeconds = 10;
export const maxUndoSeconds = 60;
