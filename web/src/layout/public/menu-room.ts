/** Pixels of one letter of an entry on average, generously; of its padding and of the gap to the next; of an arrow. */
const letter = 8.3;
const around = 28;
const arrow = 20;

interface MenuWords {
  categories: readonly string[];
  /** « Plus », which opens what does not fit. */
  more: string;
  /** Entries that always stand in the menu. */
  fixed: readonly string[];
}

const widthOf = (name: string) => name.length * letter + around;

/**
 * How many categories fit into a menu of a width in pixels, beside the entries that always stand there. Reckoned and not
 * measured, so that the server draws the menu once and for all, with nothing to move in the browser.
 */
export function categoriesThatFit({ categories, more, fixed }: MenuWords, width: number): number {
  const widths = categories.map((name) => widthOf(name) + arrow);
  const room = width - fixed.reduce((sum, name) => sum + widthOf(name), 0);
  if (widths.reduce((sum, own) => sum + own, 0) <= room) return categories.length;
  let left = room - widthOf(more) - arrow;
  const first = widths.findIndex((own) => (left -= own) < 0);
  return first === -1 ? categories.length : first;
}
