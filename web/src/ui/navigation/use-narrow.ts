import { useSyncExternalStore } from "react";
import { mediaOf } from "./media.ts";

const narrow = mediaOf("(max-width: 1023px)");

/** Whether there is room for one column only: on a phone, and on a tablet that is held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(narrow.subscribe, narrow.matches, () => false);
