import { useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { CallsProvider } from "#api/calls-provider.tsx";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSite } from "#site/use-site.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import type { Draft } from "./draft.ts";
import { formerDraft } from "./former-draft.ts";
import { addSeenPhotos } from "#drafts/seen-photos.ts";

interface FormerRequestProps {
  /** The id of the request that is taken up again. */
  from: string;
  draft: Draft;
  begin: (draft: Draft) => void;
  form: QuestionForm;
  regions: readonly RegionTree[];
  /** It is taken over, or cannot be: the address forgets it, and leads to the summary. */
  onTaken: (taken: boolean) => void;
}

/** Begins the draft with a former request of the client who is signed in. What it has typed otherwise is never lost unasked. Shows nothing. */
export default function FormerRequest(props: FormerRequestProps) {
  return (
    <CallsProvider>
      <Taken {...props} />
    </CallsProvider>
  );
}

function Taken({ from, draft, begin, form, regions, onTaken }: FormerRequestProps): null {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const { currency } = useSite();
  const { session } = useRouter().options.context;
  const isClient = session.current()?.claims?.role === "Tenderer";
  const { data, isError } = trpc.jobRequest.get.useQuery({ id: from }, { enabled: isClient, ...handlesOwnErrors });
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (begun.current === from) return;
    if (!isClient || isError) {
      begun.current = from;
      if (isError) toast.error(404, t`Cette demande n’a pas pu être reprise.`);
      onTaken(false);
      return;
    }
    if (!data) return;
    begun.current = from;
    const take = async () => {
      const fresh = draft.title === undefined && draft.description === undefined && draft.startPreference === undefined;
      const mayReplace =
        fresh ||
        (await confirm({
          title: t`Remplacer votre brouillon ?`,
          children: t`Vous avez déjà commencé une demande de ce genre sur cet appareil. En reprenant l’ancienne, vous perdez ce brouillon.`,
          action: t`Reprendre l’ancienne demande`,
          keep: t`Garder mon brouillon`,
        }));
      if (mayReplace) {
        addSeenPhotos([...data.photos, ...data.plans]);
        const words = { startDate: t`Début souhaité` };
        begin(formerDraft(data, { form, regions, language: i18n.locale as Language, currency, words }));
      }
      onTaken(mayReplace !== null);
    };
    void take();
  }, [from, isClient, isError, data, draft, begin, form, regions, onTaken, confirm, currency, t, i18n]);
  return null;
}
