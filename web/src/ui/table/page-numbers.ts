interface PageEntry {
  page: number;
  /** Pages before this one are left out. */
  gap: boolean;
}

/** The pages worth a link: the first, the last, those around the current one. */
export function pageNumbers(current: number, total: number): PageEntry[] {
  const from = Math.max(1, Math.min(current - 1, total - 2));
  const to = Math.min(total, Math.max(current + 1, 3));
  const pages = new Set([1, total]);
  for (let page = from; page <= to; page += 1) pages.add(page);
  // A gap of a single page is that page.
  if (from === 3) pages.add(2);
  if (to === total - 2) pages.add(total - 1);
  const sorted = [...pages].toSorted((a, b) => a - b);
  return sorted.map((page, index) => ({ page, gap: page - (sorted[index - 1] ?? page - 1) > 1 }));
}
