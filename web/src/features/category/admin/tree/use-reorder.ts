import { useLingui } from "@lingui/react/macro";
import type { CategoryOverview } from "@metiro/shared/category/overview";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { messagesOf, problemIn } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { type Menu, orderInput, sameOrder } from "./menu.ts";

export interface Reorder {
  /** Shows the new order at once and saves it; `said` tells what happened to who does not see it. */
  save: (menu: Menu, said: string) => void;
  saving: boolean;
  /** What was last done, for a live region. */
  said: string;
}

/** Saves an order against the one that it was made of: another one in the meantime is shown instead, and nothing is mixed. */
export function useReorder(overview: CategoryOverview | undefined): Reorder {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [said, setSaid] = useState("");
  type Kept = NonNullable<ReturnType<typeof utils.category.overview.getData>>;
  const reorder = trpc.category.reorder.useMutation(handlesOwnErrors);
  const save = (menu: Menu, words: string) => {
    if (!overview || reorder.isPending || sameOrder(overview.categories, menu)) return;
    void utils.category.overview.cancel();
    utils.category.overview.setData(undefined, { ...overview, categories: [...menu] } as Kept);
    reorder.mutate(
      { categories: orderInput(menu), baseOrder: overview.order },
      {
        onSuccess: (saved) => {
          utils.category.overview.setData(undefined, saved);
          void utils.category.list.invalidate();
          setSaid(words);
        },
        onError: (error) => {
          utils.category.overview.setData(undefined, overview as Kept);
          void utils.category.overview.invalidate();
          const problem = problemIn(error);
          const text =
            problem?.code === "REVISION_CONFLICT"
              ? t`Quelqu’un d’autre a changé le menu entre-temps. Voici son état présent : refaites votre déplacement.`
              : problem
                ? messagesOf(problem).join(" ")
                : t`Le serveur n’a pas répondu : l’ordre n’est pas enregistré.`;
          toast.error(problem?.status ?? 0, text);
        },
      },
    );
  };
  return { save, saving: reorder.isPending, said };
}
