import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Guarantee } from "@metiro/shared/guarantee/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { usePromiseWords } from "#domain/guarantee/promise-text.ts";

interface Words {
  title: string;
  text: string;
}

/** By when its client has an answer, what is done where none came, and the way to ask other companies. */
export default function GuaranteeCard({ request }: { request: JobRequest }) {
  const { id } = request;
  const { data, isError } = trpc.guarantee.get.useQuery({ id }, handlesOwnErrors);
  const words = useWords()(data);
  // The rest of the page tells how far it is; a promise that cannot be read is no reason to say that something failed.
  if (!data || isError || (!words && !data.canAsk)) return null;
  return (
    <Card className="print:hidden">
      <CardBody className="grid gap-4">
        {words && (
          <div className="min-w-0" aria-live="polite">
            <h2 className="title-4">{words.title}</h2>
            <p className="mt-1 text-sm text-ink-2">{words.text}</p>
          </div>
        )}
        {isNobodyLeft(data) && <WhatToDo request={request} />}
        {data.canAsk && <AskAnother guarantee={data} />}
      </CardBody>
    </Card>
  );
}

const isNobodyLeft = ({ relaunch }: Guarantee): boolean =>
  relaunch !== undefined && (relaunch.end === "dismissed" || (relaunch.end === undefined && relaunch.uncovered));

function useWords(): (guarantee: Guarantee | undefined) => Words | undefined {
  const { t } = useLingui();
  const promiseWords = usePromiseWords();
  return (guarantee) => {
    if (!guarantee) return undefined;
    const { due, answers = 1, kept, relaunch } = guarantee;
    if (isNobodyLeft(guarantee))
      return {
        title: t`Il n’y a pas d’autre entreprise pour votre demande`,
        text: t`Toutes celles qui proposent cette prestation dans votre district l’ont déjà reçue. Elles peuvent encore répondre : nous vous écrivons si c’est le cas.`,
      };
    if (relaunch && relaunch.end === undefined)
      return {
        title: t`Nous envoyons votre demande à d’autres entreprises`,
        text:
          relaunch.reason === "missed"
            ? t`La réponse promise n’est pas venue à temps. Nous choisissons d’autres entreprises et nous vous écrivons dès qu’elles ont votre demande.`
            : t`Vous nous l’avez demandé. Nous choisissons d’autres entreprises et nous vous écrivons dès qu’elles ont votre demande.`,
      };
    if (due === undefined || kept) return undefined;
    if (new Date(due) <= new Date())
      return {
        title: t`La réponse promise est en retard`,
        text: t`Nous nous en occupons : vous saurez dans quelques minutes ce que nous faisons.`,
      };
    const sentTo = relaunch?.sentTo ?? 0;
    return {
      title: promiseWords({ due, answers }),
      text:
        relaunch?.end === "sent"
          ? t`${plural(sentTo, { one: "Nous avons envoyé votre demande à une entreprise de plus. Nous vous écrivons dès qu’elle répond.", other: "Nous avons envoyé votre demande à # entreprises de plus. Nous vous écrivons dès que l’une d’elles répond." })}`
          : t`Nous vous écrivons dès qu’une entreprise répond. Si aucune ne répond à temps, nous envoyons votre demande à d’autres.`,
    };
  };
}

/** What helps where nobody is left to ask. */
function WhatToDo({ request: { id, subcategory } }: { request: JobRequest }) {
  const link = "text-accent-ink underline underline-offset-[0.2em]";
  return (
    <p className="text-sm">
      <Trans>
        Vous pouvez ajouter une précision ou des photos, ou{" "}
        <Link to="/request/$slug" params={{ slug: subcategory.slug }} search={{ from: id }} className={link}>
          refaire cette demande
        </Link>{" "}
        avec une autre date, un lieu voisin ou une autre prestation.
      </Trans>
    </p>
  );
}

function AskAnother({ guarantee: { jobRequestId: id, relaunch, wishesLeft } }: { guarantee: Guarantee }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const ask = trpc.guarantee.askAnother.useMutation({
    onSuccess: (after) => {
      utils.guarantee.get.setData({ id }, after);
      void utils.guarantee.own.invalidate();
      toast.success(t`C’est noté : nous cherchons une autre entreprise.`);
    },
    onError: () => void utils.guarantee.get.invalidate({ id }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 text-sm text-ink-2">
        <Trans>Il vous manque une réponse, ou aucune ne vous convient ?</Trans>
        {relaunch !== undefined && (
          <>
            {" "}
            <Plural value={wishesLeft} one="Possible encore une fois." other="Possible encore # fois." />
          </>
        )}
      </p>
      <Button
        variant="secondary"
        icon={Users}
        className="max-md:w-full"
        loading={ask.isPending}
        onClick={() => ask.mutate({ id })}
      >
        <Trans>Demander à une autre entreprise</Trans>
      </Button>
    </div>
  );
}
