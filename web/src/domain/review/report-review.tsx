import { useLingui } from "@lingui/react/macro";
import type { Review } from "@metiro/shared/review/schema";
import { ReportButton } from "#domain/report/report-button.tsx";

/** Under a published review, for the company that it is about: nobody takes it away, but its words may be against the law. */
export function ReportReview({ review: { id, author, withheld } }: { review: Review }) {
  const { t } = useLingui();
  if (withheld) return null;
  const name = author.firstName ?? t`Compte supprimé`;
  return (
    <ReportButton
      targets={[{ kind: "review", id }]}
      label={t`Signaler l’avis : ${name}`}
      className="justify-self-start"
    />
  );
}
