import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { minReviews, type Verdict, verdicts } from "@metiro/shared/review/constants";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Facts } from "#ui/display/facts.tsx";
import { ownVerdictWords, verdictWords } from "./review-words.ts";

interface ClientFiguresProps {
  jobRequestId: string;
  reader: "client" | "company";
}

/** How often companies said yes of a client: what a company knows before it answers, and what the client reads of itself. */
export default function ClientFigures({ jobRequestId, reader }: ClientFiguresProps) {
  const { t, i18n } = useLingui();
  const { data } = trpc.review.clientFigures.useQuery({ jobRequestId }, { ...handlesOwnErrors, retryOnMount: false });
  // Of a client that few have worked for a company is told nothing: two answers would be two people's.
  if (!data || data.matched === undefined) return null;
  const { count } = data;
  // What a single one said stands above it already.
  if (reader === "client" && count < 2) return null;
  const words = reader === "client" ? ownVerdictWords : verdictWords;
  const yes = (name: Verdict) => data[name] ?? 0;
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="title-4">
        {reader === "company" ? (
          <Plural value={count} one="Ce qu’en dit # entreprise" other="Ce qu’en disent # entreprises" />
        ) : (
          <Plural value={count} one="Ce que dit de vous # entreprise" other="Ce que disent de vous # entreprises" />
        )}
      </h3>
      <Facts
        compact
        items={verdicts.map((name) => ({
          key: name,
          label: i18n._(words[name]),
          value: <span className="num whitespace-nowrap">{t`${yes(name)} sur ${count}`}</span>,
        }))}
      />
      {reader === "client" && (
        <p className="text-sm text-ink-2">
          <Trans>Les entreprises lisent ces chiffres avant de vous répondre, à partir de {minReviews} avis.</Trans>
        </p>
      )}
    </section>
  );
}
