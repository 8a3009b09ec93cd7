import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { MessageCircleQuestion } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { questionsInput } from "./client-search.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";

/** The requests about which the back office has a question, and the way to answer it. */
export function OpenQuestions() {
  const { data } = trpc.jobRequest.listForTenderer.useQuery(questionsInput, {
    ...handlesOwnErrors,
    retryOnMount: false,
  });
  const more = (data?.totalCount ?? 0) - (data?.items.length ?? 0);
  return (
    <>
      {data?.items.map(({ id, title, openQuestions = 1 }) => (
        <Card
          key={id}
          className="mb-6 grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-warning! bg-warning-soft! p-4 md:grid-cols-[1.5rem_minmax(0,1fr)_auto] md:p-5"
        >
          <Icon of={MessageCircleQuestion} className="mt-0.5 text-warning" />
          <div className="min-w-0">
            <p className="text-sm font-semibold text-warning">
              <Plural value={openQuestions} one="Une question de notre équipe" other="# questions de notre équipe" />
            </p>
            <h2 className="font-sans text-lg tracking-[-0.008em]">{title}</h2>
          </div>
          <Link
            to="/tenderer/requests/$id"
            params={{ id }}
            className={buttonClass({ className: "max-md:col-start-2 max-md:justify-self-start md:self-center" })}
          >
            <Trans>Répondre à l’équipe</Trans>
          </Link>
        </Card>
      ))}
      {more > 0 && (
        <p className="mb-6 text-sm text-ink-2">
          <Plural
            value={more}
            one="Une autre de vos demandes attend une réponse à notre équipe."
            other="# autres de vos demandes attendent une réponse à notre équipe."
          />
        </p>
      )}
    </>
  );
}
