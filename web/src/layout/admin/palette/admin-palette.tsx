import { useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import type { Offered, Typed } from "../../palette/entry.ts";
import { Palette, type PaletteProps } from "../../palette/palette.tsx";
import { useAsked } from "../../palette/use-asked.ts";
import { useTyped } from "../../palette/use-typed.ts";
import { usePaletteGroups } from "./entries.ts";
import { verbIn } from "./verb-in.ts";

const synonyms = () => import("./admin-synonyms.ts");

/** Finds everything of the back office. */
export default function AdminPalette(props: PaletteProps) {
  const { t } = useLingui();
  const { field, known } = useTyped(synonyms);
  const offered = useOffered(known);
  return (
    <Palette
      {...props}
      {...field}
      offered={offered}
      placeholder={t`Numéro, titre, entreprise, client, page, action`}
      nothing={t`Rien ne correspond. Essayez un numéro, un nom ou un e-mail.`}
    />
  );
}

function useOffered(known: Typed): Offered {
  const { t } = useLingui();
  const asked = useAsked(withoutVerb(known.typed, t`transmettre, envoyer`));
  const answered = trpc.search.find.useQuery(
    { query: asked.query },
    { ...handlesOwnErrors, enabled: asked.enabled, placeholderData: keepPreviousData },
  );
  const { findings, ...state } = asked.found(answered);
  return { groups: usePaletteGroups({ ...known, findings }), ...state };
}

/** « transmettre 2026-000117 » is looked up by its number. */
function withoutVerb(typed: string, verbs: string): string {
  const verb = verbIn(typed, verbs);
  return verb === undefined ? typed : typed.slice(verb.length).trim();
}
