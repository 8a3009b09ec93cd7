/** For how long a change is kept for those who begin to follow after they have read, in milliseconds. */
export const replayWindowMs = 10_000;
