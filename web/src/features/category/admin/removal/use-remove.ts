import { trpc } from "#api/trpc.ts";
import type { SelectOption } from "#ui/input/select.tsx";

export interface Removal {
  kind: "category" | "subcategory";
  id: string;
  name: string;
  requestCount: number;
  companyCount: number;
  subcategoryCount: number;
  /** What may take its place. */
  targets: readonly SelectOption[];
}

/** Deletes, or moves what depends on it and deletes; then the tree is read anew. */
export function useRemove({ kind, id }: Removal): (targetId: string | undefined) => Promise<unknown> {
  const utils = trpc.useUtils();
  const refreshed = {
    onSettled: () => {
      void utils.category.invalidate();
      void utils.subCategory.invalidate();
    },
  };
  const removeCategory = trpc.category.delete.useMutation(refreshed);
  const mergeCategory = trpc.category.merge.useMutation(refreshed);
  const removeSubcategory = trpc.subCategory.delete.useMutation(refreshed);
  const mergeSubcategory = trpc.subCategory.merge.useMutation(refreshed);
  const [remove, merge] = kind === "category" ? [removeCategory, mergeCategory] : [removeSubcategory, mergeSubcategory];
  return (targetId) => (targetId === undefined ? remove.mutateAsync({ id }) : merge.mutateAsync({ id, targetId }));
}
