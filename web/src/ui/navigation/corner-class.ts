/** A button or link of a page's head that is its icon alone on a phone, once it stands in the corner. */
export const cornerClass = "max-md:in-data-corner:size-11 max-md:in-data-corner:gap-0 max-md:in-data-corner:p-0";

/** Its words. */
export const cornerWordsClass = "max-md:in-data-corner:sr-only";
