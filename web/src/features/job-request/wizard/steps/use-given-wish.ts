import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { Draft } from "../draft/draft.ts";

/** Takes over the company whose page led here, then forgets its address: what is taken back stays so. A page that is gone is no wish. */
export function useGivenWish(slug: string | undefined, fill: (patch: Partial<Draft>) => void, onTaken: () => void) {
  const { calls } = useRouter().options.context;
  useEffect(() => {
    if (slug === undefined) return undefined;
    let isWanted = true;
    const take = async () => {
      const { api } = await calls();
      const { id, name } = await api.showcase.get.fetch({ slug }, handlesOwnErrors);
      if (isWanted) fill({ wish: { id, name } });
    };
    void take()
      .catch(() => undefined)
      .then(() => isWanted && onTaken());
    return () => {
      isWanted = false;
    };
  }, [slug, calls, fill, onTaken]);
}
