/** The place in the bar of the back office for what waits: it stands in sight on every page and covers none of its rows. */
export const barSlotId = "bar-slot";
