import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Note } from "#ui/feedback/note.tsx";
import { OfferHistoryView } from "#domain/offer/offer-history.tsx";
import { WithdrawAmendment } from "./withdraw-amendment.tsx";

/** Under a company's answer: what it offered line by line, if it did. */
export default function CompanyOffer({ pair }: { pair: OfferPair }) {
  const { t } = useLingui();
  const { data: history } = trpc.offer.get.useQuery(pair, { ...handlesOwnErrors, retryOnMount: false });
  if (!history || (!history.current && !history.proposed && history.former.length === 0)) return null;
  const { proposed } = history;
  return (
    <section aria-label={t`Votre offre`}>
      <OfferHistoryView
        brief
        history={history}
        decision={
          proposed && (
            <Note>
              <p>
                <Trans>Le client n’a pas encore décidé. Rien ne change d’ici là.</Trans>
              </p>
              <div className="mt-3">
                <WithdrawAmendment id={proposed.id} jobRequestId={pair.jobRequestId} />
              </div>
            </Note>
          )
        }
      />
    </section>
  );
}
