import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import type { RequestStage } from "@metiro/shared/job-request/rules/stage";
import { offersOf, undecidedOf } from "./offers/offers.ts";
import { type NextStep, nextStep } from "#domain/request/next-step.ts";
import { requestStages } from "#domain/request/request-statuses.ts";

interface StepWords {
  /** « À vous de choisir » */
  title: string;
  /** What happens, or what to do. */
  text: string;
}

/** What happens next with a request, in the client's words. */
export function useNextStepWords(): (
  request: Pick<RequestItem, "status" | "doneAt" | "doneOn" | "jobRequestCompanies">,
) => StepWords {
  const { t, i18n } = useLingui();
  const titleOf = (stage: RequestStage) => i18n._(requestStages[stage].label);
  return (request) => {
    const recipients = request.jobRequestCompanies;
    const waiting = undecidedOf(recipients).length;
    const chosen = recipients.filter(({ clientDecision }) => clientDecision === "accepted");
    const words: Record<NextStep, () => StepWords> = {
      review: () => ({
        title: titleOf("review"),
        text: t`Nous relisons votre demande, puis nous l’envoyons à des entreprises.`,
      }),
      answers: () => ({
        title: titleOf("sent"),
        text:
          offersOf(recipients).length > 0
            ? t`Nous vous écrivons dès la prochaine réponse.`
            : t`Aucune réponse pour l’instant. Nous vous écrivons dès la première.`,
      }),
      choice: () => ({
        title: titleOf("choice"),
        text: t`${plural(waiting, { one: "# réponse à examiner", other: "# réponses à comparer" })}`,
      }),
      chosen: () => ({
        title:
          chosen.length === 1
            ? titleOf("chosen")
            : t`${plural(chosen.length, { one: "# entreprise choisie", other: "# entreprises choisies" })}`,
        text: t`${plural(chosen.length, { one: "Elle a vos coordonnées, vous avez les siennes.", other: "Elles ont vos coordonnées, vous avez les leurs." })}`,
      }),
      done: () => ({
        title: titleOf("done"),
        text: request.doneOn ? t`Terminé le ${formatDay(request.doneOn)}.` : t`Il n’y a plus rien à faire.`,
      }),
      nobody: () => ({
        title: t`Aucune entreprise disponible`,
        text: t`Les entreprises contactées ont décliné votre demande.`,
      }),
      rejected: () => ({
        title: t`Réponses déclinées`,
        text: t`Vous pouvez encore accepter une des réponses.`,
      }),
      canceled: () => ({ title: titleOf("canceled"), text: t`Plus aucune entreprise ne peut y répondre.` }),
    };
    return words[nextStep(request)]();
  };
}
