import { useLingui } from "@lingui/react/macro";
import type { OfferStart } from "@metiro/shared/offer/schema";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sortProblem } from "#api/server-problem.ts";
import { problemIn } from "#api/failure/failure.ts";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useTakeBack } from "../use-take-back.ts";
import { goToFault } from "./go-to-line.ts";
import { offerInputOf, linesToSend } from "./offer-reckoning.ts";
import type { OfferValues } from "./draft/offer-values.ts";

interface SendOptions {
  form: RefObject<HTMLFormElement | null>;
  start: OfferStart;
  values: OfferValues;
  draft: { settle: () => Promise<void>; end: () => void };
  /** What is returned puts back what it has taken away, for who takes the offer back. */
  onSent: () => () => void;
  /** Opens the line in which something is wrong. */
  onOpen: (key: string) => void;
  /** Something is to be put right before it can be sent. */
  onFaults: () => void;
}

type Faults = Readonly<Record<string, string>>;

/** `lines.3.unitPrice` by the line that is meant: lines that are not sent have no place in it. */
function byLine(faults: Faults, values: OfferValues): Faults {
  const sent = linesToSend(values);
  return Object.fromEntries(
    Object.entries(faults).map(([path, words]) => {
      const [, place, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
      const key = place === undefined ? undefined : sent[Number(place)]?.key;
      return [key === undefined ? path : `${key}.${field}`, words];
    }),
  );
}

/** Checks an offer by the rules of the server, sends it, and leads to what is wrong with it. */
export function useSendOffer({ form, start, values, draft, onSent, onOpen, onFaults }: SendOptions) {
  const { t, i18n } = useLingui();
  const { jobRequestId, accepted, version } = start;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const putBack = useRef<() => void>(undefined);
  const takeBack = useTakeBack(jobRequestId, {
    words: (stands) =>
      stands
        ? t`C’est annulé : votre réponse précédente est rétablie. Vos lignes restent en brouillon.`
        : t`C’est annulé : votre offre est de nouveau un brouillon.`,
    restore: () => putBack.current?.(),
    onUndone: async (stands) => {
      await utils.offer.get.invalidate({ jobRequestId });
      if (!stands) await navigate({ to: "/company/requests/$id/offer", params: { id: jobRequestId } });
    },
  });
  const quiet = { trpc: { context: { quiet: true } } } as const;
  const save = trpc.offer.save.useMutation(quiet);
  const amend = trpc.offer.amend.useMutation(quiet);
  const [faults, setFaults] = useState<Faults>({});
  const [whole, setWhole] = useState<string[]>([]);
  const [checking, setChecking] = useState(false);
  const input = () => offerInputOf(values, jobRequestId, version);
  const told = () => ({ ...input(), ...(accepted && { reason: values.reason }) });

  const show = (found: Faults) => {
    // Rules tell their faults in an order of their own: the first is known once they stand at their fields.
    flushSync(() => setFaults(byLine(found, values)));
    if (form.current) goToFault(form.current, onOpen);
  };
  const findFaults = async (): Promise<Faults> => {
    const { faultsOf } = await import("./offer-faults.ts");
    return faultsOf(told(), accepted, i18n);
  };
  const check = async (): Promise<boolean> => {
    setChecking(true);
    try {
      // Where the rules do not arrive the server says what is wrong.
      const found = await findFaults().catch((): Faults => ({}));
      setWhole([]);
      show(found);
      return Object.keys(found).length === 0;
    } finally {
      setChecking(false);
    }
  };

  // What was refused is looked at again as it is typed, so that a fault goes with its cause.
  const refused = Object.keys(faults).length > 0;
  const latest = useRef(findFaults);
  useEffect(() => {
    latest.current = findFaults;
  });
  useEffect(() => {
    if (!refused) return;
    let current = true;
    void latest
      .current()
      .then((found) => current && setFaults(byLine(found, values)))
      .catch(() => undefined);
    return () => void (current = false);
  }, [refused, values]);

  const fail = async (error: unknown) => {
    onFaults();
    const problem = problemIn(error);
    if (!problem) return setWhole([t`Le serveur n’a pas répondu. Votre offre est gardée : réessayez dans un instant.`]);
    if (problem.code === "REVISION_CONFLICT") {
      await utils.offer.start.invalidate({ jobRequestId });
      return setWhole([t`Une autre version a été envoyée entre-temps. Rechargez la page : votre saisie est gardée.`]);
    }
    const { fields, whole: words } = sortProblem(problem, () => true);
    setWhole(words);
    show(Object.fromEntries(fields));
  };

  const send = async () => {
    try {
      await draft.settle();
      const history = await (accepted
        ? amend.mutateAsync({ ...input(), reason: values.reason })
        : save.mutateAsync(input()));
      draft.end();
      putBack.current = onSent();
      utils.offer.get.setData({ jobRequestId, companyId: history.companyId }, history);
    } catch (error) {
      return fail(error);
    }
    if (accepted) toast.success(t`Avenant proposé : le client est prévenu.`);
    else toast.success(version === 0 ? t`Offre envoyée.` : t`Nouvelle version envoyée.`, takeBack);
    await Promise.all([
      utils.jobRequest.get.invalidate({ id: jobRequestId }),
      utils.jobRequest.listForCompany.invalidate(),
    ]);
    await navigate({ to: "/company/requests/$id", params: { id: jobRequestId }, ignoreBlocker: true });
    utils.offer.start.setData({ jobRequestId }, undefined);
  };
  return { check, checking, send, isPending: save.isPending || amend.isPending, faults, whole };
}
