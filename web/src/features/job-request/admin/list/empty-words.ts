import { useLingui } from "@lingui/react/macro";
import type { RequestView } from "./requests-search.ts";

/** What an empty tab says when nothing is filtered. */
export function useEmptyWords(view: RequestView): { title: string; text?: string } {
  const { t } = useLingui();
  return {
    all: {
      title: t`Aucune offre pour l’instant`,
      text: t`Les demandes des clients arrivent ici dès qu’elles sont envoyées.`,
    },
    active: { title: t`Rien à transmettre`, text: t`Chaque offre a été transmise ou annulée.` },
    processed: {
      title: t`Aucune offre transmise`,
      text: t`Une offre est ici dès qu’elle est transmise à une entreprise.`,
    },
    relaunch: {
      title: t`Rien à relancer`,
      text: t`Une offre est ici quand la réponse promise à son client manque, ou quand il demande une autre entreprise.`,
    },
    canceled: { title: t`Aucune offre annulée` },
  }[view];
}
