import { Plural, Trans } from "@lingui/react/macro";
import type { UsualPrice } from "@metiro/shared/price/schema";
import { formatAmount, formatAmountRange } from "@metiro/shared/text/format";
import { OrientationNote } from "#domain/price/orientation-note.tsx";
import { UsualScale } from "#domain/price/usual-scale.tsx";
import { UsualSentence } from "#domain/price/usual-sentence.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";

/** What offers for a service ask, in the country and in each canton that has enough of them; nothing where none has. */
export function UsualPrices({ prices }: { prices: readonly UsualPrice[] }) {
  const country = prices.find(({ region }) => region === undefined);
  const cantons = prices.filter(({ region }) => region !== undefined);
  const [only] = cantons;
  if (prices.length === 0) return null;
  const first = country ?? (cantons.length === 1 ? only : undefined);
  return (
    <section aria-labelledby="prix" className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6 lg:grid-cols-12">
        <h2 id="prix" className="title-2 scroll-mt-6 lg:col-span-4">
          <Trans>Ce que demandent les entreprises</Trans>
        </h2>
        <div className="grid max-w-read min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-span-8">
          {first && (
            <>
              <p className="text-ink-2">
                <UsualSentence price={first} />
              </p>
              <UsualScale price={first} />
            </>
          )}
          {cantons.length > (first === only ? 1 : 0) && (
            <table className="w-full text-sm md:text-base">
              <caption className="mb-2 text-left text-sm text-ink-2">
                <Trans>Par canton : la moitié des offres se situent entre ces deux montants.</Trans>
              </caption>
              <thead className="text-left text-sm text-ink-2 [&_th]:py-2 [&_th]:pr-2 [&_th]:font-medium [&_th:last-child]:pr-0 md:[&_th]:pr-4">
                <tr className="border-b border-line-strong">
                  <th scope="col">
                    <Trans>Canton</Trans>
                  </th>
                  <th scope="col">
                    <Trans>De – à</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Médiane</Trans>
                  </th>
                  <th scope="col" className="max-sm:hidden">
                    <Trans>Nombre</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {cantons.map((price) => (
                  <Canton key={price.region?.id} price={price} />
                ))}
              </tbody>
            </table>
          )}
          <OrientationNote />
        </div>
      </div>
    </section>
  );
}

function Canton({ price: { region, low, high, median, count, currency } }: { price: UsualPrice }) {
  const nameOf = useCatalogueName();
  return (
    <tr className="border-b border-line [&_td]:py-2.5 [&_td]:pr-2 [&_td:last-child]:pr-0 md:[&_td]:pr-4">
      <th scope="row" className="py-2.5 pr-2 text-left font-medium md:pr-4">
        {region && nameOf(region)}
        <span className="block font-normal text-ink-2 sm:hidden">
          <Plural value={count} one="# offre" other="# offres" />
        </span>
      </th>
      <td className="num">{formatAmountRange(low, high, currency)}</td>
      <td className="num">{formatAmount(median, currency)}</td>
      <td className="num max-sm:hidden">{count}</td>
    </tr>
  );
}
