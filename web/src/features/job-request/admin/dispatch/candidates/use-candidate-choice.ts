import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { maxCompaniesPerSend } from "@metiro/shared/job-request/constants";
import { placesTaken } from "@metiro/shared/job-request/rules/places";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import type { Candidate } from "./candidates.ts";
import type { CandidateChoice, Candidates } from "../types.ts";

/**
 * Which companies are chosen: never more than the request may still receive. Of a request that nobody has, or that is to be sent on,
 * the best by rank are chosen until somebody chooses otherwise.
 */
export function useCandidateChoice({ request, all, relaunch, keep }: Candidates): CandidateChoice {
  const id = request?.id ?? "";
  const choiceOf = useChoiceRules();
  const [changed, setChanged] = useState<{ id: string; ids: ReadonlySet<string> }>();
  return choiceOf({ request, all, relaunch }, changed?.id === id ? changed.ids : undefined, (ids, within) => {
    keep(ids);
    setChanged({ id, ids: within });
  });
}

/** `choiceOf(known, changed, onChange)`: what is chosen of a request whose proposal was changed to `changed`, or was not. */
export function useChoiceRules() {
  const { t, i18n } = useLingui();
  const lifecycle = useRefusalWords("Admin");
  const isRequired = useRequirements();
  return (
    { request, all, relaunch }: Pick<Candidates, "request" | "all" | "relaunch">,
    changed: ReadonlySet<string> | undefined,
    /** What was asked for, and what of it may be. */
    onChange: (asked: ReadonlySet<string>, within: ReadonlySet<string>) => void,
  ): CandidateChoice => {
    const max = request?.maxRecipients ?? 0;
    const room = Math.max(0, max - placesTaken(request?.jobRequestCompanies ?? []));
    const limit = Math.min(room, maxCompaniesPerSend);
    const refusalOfAll = request && lifecycle("send", request);
    const full =
      room > maxCompaniesPerSend
        ? t`${plural(maxCompaniesPerSend, { one: "# entreprise au plus par envoi", other: "# entreprises au plus par envoi" })}`
        : t`${plural(max, { one: "# destinataire au plus par offre", other: "# destinataires au plus par offre" })}`;

    const ownRefusal = ({ sentAt, available, away, activity, lacking = [] }: Candidate): string | undefined => {
      if (refusalOfAll) return refusalOfAll;
      if (sentAt) return t`Déjà envoyée`;
      if (away) return t`Cette entreprise ne reçoit pas de demandes en ce moment`;
      if (!available) return t`Cette entreprise ne peut pas recevoir de demandes`;
      if (isRequired("subscription.required") && !activity?.activeSubscription) return t`Abonnement actif requis`;
      const missing = lacking.map((kind) => i18n._(proofKindWords[kind])).join(", ");
      return isRequired("proofs.enforced") && missing !== "" ? t`Preuves exigées, il manque : ${missing}` : undefined;
    };
    const proposed = () =>
      request?.recipientCount === 0 || relaunch?.reason !== undefined
        ? (all ?? []).filter((candidate) => candidate.rank !== undefined && !ownRefusal(candidate)).slice(0, limit)
        : [];
    const wanted = changed ?? new Set(proposed().map((candidate) => candidate.id));
    const chosen = (all ?? []).filter((candidate) => wanted.has(candidate.id) && !ownRefusal(candidate));
    const selected = new Set(chosen.map(({ id }) => id));
    const excess = chosen.length - limit;

    return {
      chosen,
      selected,
      change: (ids) => onChange(ids, new Set([...ids].slice(0, Math.max(limit, selected.size - 1)))),
      refusalOf: (candidate) =>
        ownRefusal(candidate) ?? (chosen.length >= limit && !selected.has(candidate.id) ? full : undefined),
      refusal:
        refusalOfAll ??
        (room === 0 ? full : undefined) ??
        (excess > 0
          ? t`${plural(excess, { one: "Retirez # entreprise de votre choix.", other: "Retirez # entreprises de votre choix." })}`
          : undefined) ??
        (chosen.length === 0 ? t`Choisissez au moins une entreprise.` : undefined),
    };
  };
}

/** Whether the platform sends only to companies with a subscription, or with the proofs that a service needs; an admin may read it. */
function useRequirements(): (key: "subscription.required" | "proofs.enforced") => boolean {
  const { data } = trpc.applicationConfig.list.useQuery();
  return (key) => data?.find((setting) => setting.key === key)?.value === true;
}
