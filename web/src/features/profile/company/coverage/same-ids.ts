/** Whether two lists hold the same ids, in whatever order. */
export const sameIds = (one: readonly string[], other: readonly string[]): boolean => {
  const known = new Set(one);
  return known.size === new Set(other).size && other.every((id) => known.has(id));
};
