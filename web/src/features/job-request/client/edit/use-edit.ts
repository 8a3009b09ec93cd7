import { useLingui } from "@lingui/react/macro";
import type { FieldViolations } from "@metiro/shared/errors/field-error";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { messagesOf, problemIn } from "#api/failure/failure.ts";
import { faultWords } from "#form/fault/fault-words.ts";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import type { Draft } from "../../wizard/draft/draft.ts";
import { messagesByKey, type Screen, screensOf } from "../../wizard/screens.ts";
import { lazyModule } from "#ui/lazy/lazy-module.ts";
import { requestChangesIn, type Edited, editedOf } from "./edited.ts";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";

/** What checks the answers is fetched while they are read. */
const check = lazyModule(() => import("../../wizard/check.ts"));

/** What of a request is being changed, what is wrong with it, and its saving. */
export function useEdit(opened: JobRequest) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { id } = opened;
  const [request, setRequest] = useState(opened);
  const [edited, setEdited] = useState<Edited>(() => editedOf(opened));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const { draft, photoIds, planIds } = edited;
  const changes = requestChangesIn(edited, request);
  const changed = Object.keys(changes).length > 0;
  const settle = useUnsaved(changed);
  const keep = useKeepRequest("Tenderer", id);
  const update = trpc.jobRequest.update.useMutation({ onSuccess: keep.onSuccess });
  const revised = useRevisionedForm({
    row: request,
    latest: () => utils.jobRequest.get.fetch({ id }, { staleTime: 0 }),
    valuesOf: ({ title, description }: JobRequest) => ({ title, description }),
    typed: () => ({ title: draft.title ?? "", description: draft.description ?? "" }),
    take: (present) => {
      setRequest(present);
      setEdited(editedOf(present));
    },
    wordsOf: ({ title, description }) => [
      { label: t`Titre`, value: title },
      { label: t`Description`, value: description },
    ],
  });

  const screens = screensOf(request.form, draft, false);
  const questions = screens.flatMap((screen) => (screen.kind === "question" ? [screen] : []));
  /** What stays as it was is not asked for again: a day may have passed meanwhile. */
  const isChecked = (screen: Screen) => {
    if (screen.kind === "question") return changes.answers !== undefined;
    if (screen.kind === "timing") return changes.startPreference !== undefined || changes.startDate !== undefined;
    return screen.kind === "budget" || screen.kind === "description";
  };
  useEffect(() => void check.fetch().catch(() => undefined), []);
  const faultsBy = ({ faultsOn }: Pick<NonNullable<ReturnType<typeof check.here>>, "faultsOn">): FieldViolations =>
    Object.assign({}, ...screens.filter(isChecked).map((screen) => faultsOn(screen, draft)));
  const checked = check.here();
  const faults = tried && checked ? faultsBy(checked) : {};
  const found = Object.fromEntries(
    Object.entries(faults).flatMap(([field, [fault]]) => (fault ? [[field, faultWords(fault, i18n)]] : [])),
  );

  /** Whether it is saved; the page is left then. */
  const save = async (): Promise<boolean> => {
    setFailure(undefined);
    // Where it cannot be fetched the server checks, by the same rules.
    const checks = await check.fetch().catch(() => undefined);
    setTried(true);
    if (checks && Object.keys(faultsBy(checks)).length > 0) return false;
    try {
      if (changed) {
        revised.saved(await update.mutateAsync({ id, ...changes, baseRevision: revised.base() }));
        toast.success(t`Votre demande est modifiée.`);
      }
      settle();
      await navigate({ to: "/tenderer/requests/$id", params: { id } });
      return true;
    } catch (error) {
      const problem = problemIn(error);
      if (problem?.code === "REVISION_CONFLICT") {
        expectedHere(error);
        await revised.meet();
        return false;
      }
      shownInPage(error);
      if (problem?.code === "STATUS_CONFLICT")
        setFailure(
          t`Des entreprises viennent de recevoir votre demande, ou elle est annulée : elle ne peut plus être modifiée. Copiez votre texte et ajoutez une précision.`,
        );
      else if (problem?.errors) setRefused(messagesByKey(problem.errors));
      else
        setFailure(
          problem
            ? messagesOf(problem).join(" ")
            : t`Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.`,
        );
      return false;
    }
  };

  return {
    draft,
    photoIds,
    planIds,
    questions,
    errors: tried ? { ...refused, ...found } : refused,
    failure,
    conflict: revised.conflict,
    saving: update.isPending,
    change: (patch: Partial<Draft>) => {
      setRefused({});
      setEdited((before) => ({ ...before, draft: { ...before.draft, ...patch } }));
    },
    changePhotos: (ids: string[]) => setEdited((before) => ({ ...before, photoIds: ids })),
    changePlans: (ids: string[]) => setEdited((before) => ({ ...before, planIds: ids })),
    save,
  };
}
