import { useEffect } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import type { Draft } from "../draft/draft.ts";

/** Takes over the company whose page led here, then forgets its address: what is taken back stays so. A page that is gone is no wish. */
export function useGivenWish(slug: string | undefined, fill: (patch: Partial<Draft>) => void, onTaken: () => void) {
  const { data: company, isError } = trpc.showcase.get.useQuery(
    { slug: slug ?? "" },
    { enabled: slug !== undefined, ...handlesOwnErrors },
  );
  useEffect(() => {
    if (slug === undefined || (!company && !isError)) return;
    if (company) fill({ wish: { id: company.id, name: company.name } });
    onTaken();
  }, [slug, company, isError, fill, onTaken]);
}
