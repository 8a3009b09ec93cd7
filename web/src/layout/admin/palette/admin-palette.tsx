import { useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import type { Offered, Typed } from "../../palette/entry.ts";
import { Palette, type PaletteProps } from "../../palette/palette.tsx";
import { useAsked } from "../../palette/use-asked.ts";
import { useTyped } from "../../palette/use-typed.ts";
import { usePaletteGroups } from "./entries.ts";
import { spokenIn } from "./spoken-in.ts";

const loadSynonyms = () => import("./admin-synonyms.ts").then(({ adminSynonyms }) => adminSynonyms);

/** Finds everything of the back office. */
export default function AdminPalette(props: PaletteProps) {
  const { t } = useLingui();
  const { field, known } = useTyped(loadSynonyms);
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

/** The requests that wait longest, of which so many are offered. */
const oldestWaiting = { statuses: [JobStatus.Active], sort: "oldest" as const, pageSize: 3 };

function useOffered(known: Typed): Offered {
  const { t } = useLingui();
  const spoken = spokenIn(known.typed, t`transmettre, envoyer`);
  // A shortened verb may be a name as well.
  const asked = useAsked(spoken && (!spoken.alone || spoken.isWhole) ? spoken.object : known.typed);
  const answered = trpc.search.find.useQuery(
    { query: asked.query },
    { ...handlesOwnErrors, enabled: asked.enabled, placeholderData: keepPreviousData },
  );
  const waiting = trpc.jobRequest.listForAdmin.useQuery(oldestWaiting, {
    ...handlesOwnErrors,
    enabled: spoken?.alone === true,
  });
  const { findings, ...state } = asked.found(answered);
  const found = findings?.requests.filter(({ status }) => status === JobStatus.Active) ?? [];
  // Offered to who types the verb or a number: a name looks for pages.
  const isSending = spoken !== undefined || /^\d/.test(known.typed);
  const toSend = spoken?.alone ? (waiting.data?.items ?? []) : isSending ? found : [];
  return { groups: usePaletteGroups({ ...known, findings, toSend }), ...state };
}
