import { useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import type { Offered, Typed } from "../../palette/entry.ts";
import { Palette, type PaletteProps } from "../../palette/palette.tsx";
import { useAsked } from "../../palette/use-asked.ts";
import { useTyped } from "../../palette/use-typed.ts";
import { useCompanyGroups } from "./company-entries.ts";

const loadSynonyms = () => import("./company-synonyms.ts").then(({ companySynonyms }) => companySynonyms);

/** Finds everything of a company's panel: what it received, its pages, and what it can do. */
export default function CompanyPalette(props: PaletteProps) {
  const { t } = useLingui();
  const { field, known } = useTyped(loadSynonyms);
  const offered = useOffered(known);
  return (
    <Palette
      {...props}
      {...field}
      offered={offered}
      placeholder={t`Client, titre, numéro, localité, page, action`}
      nothing={t`Rien ne correspond. Essayez un titre, un numéro ou le nom d’un client qui vous a choisi.`}
    />
  );
}

const most = 6;

function useOffered(known: Typed): Offered {
  const asked = useAsked(known.typed);
  const answered = trpc.jobRequest.listForCompany.useQuery(
    { search: asked.query, pageSize: most },
    { ...handlesOwnErrors, enabled: asked.enabled, placeholderData: keepPreviousData },
  );
  const { findings, ...state } = asked.found(answered);
  return { groups: useCompanyGroups({ ...known, found: findings?.items ?? [] }), ...state };
}
