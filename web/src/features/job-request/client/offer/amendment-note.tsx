import { Trans } from "@lingui/react/macro";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Note } from "#ui/feedback/note.tsx";

/** Above what was chosen: the company wants to change it, and the client decides. Otherwise the way to what was agreed. */
export default function AmendmentNote({ pair }: { pair: OfferPair }) {
  const { data } = trpc.offer.get.useQuery(pair, { ...handlesOwnErrors, retryOnMount: false });
  const { jobRequestId: id, companyId } = pair;
  if (!data) return null;
  const { proposed, current } = data;
  const { name } = data.company;
  if (!proposed)
    return (
      current && (
        <Link
          to="/tenderer/requests/$id/offers/$companyId"
          params={{ id, companyId }}
          className={buttonClass({ variant: "link", className: "justify-self-start wrap-anywhere" })}
        >
          <Trans>Voir ce qui est convenu avec {name}, ligne par ligne</Trans>
        </Link>
      )
    );
  return (
    <Note tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">
            <Trans>{name} vous propose un avenant</Trans>
          </p>
          <p className="tabular-nums">
            {current ? (
              <Trans>
                Le total passerait de {formatAmount(current.total, current.currency)} à{" "}
                {formatAmount(proposed.total, proposed.currency)}. Rien ne change sans votre accord.
              </Trans>
            ) : (
              <Trans>Nouveau total : {formatAmount(proposed.total, proposed.currency)}.</Trans>
            )}
          </p>
        </div>
        <Link
          to="/tenderer/requests/$id/offers/$companyId"
          params={{ id, companyId }}
          className={buttonClass({ className: "max-md:w-full" })}
        >
          <Trans>Lire et décider</Trans>
        </Link>
      </div>
    </Note>
  );
}
