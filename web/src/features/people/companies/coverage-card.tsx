import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { type CoverageGroup, useCantonGroups, useTradeGroups } from "#form/coverage/coverage-groups.ts";
import { Count } from "#ui/display/badge.tsx";
import { CardBody } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { chosenIn, isWhole } from "#ui/tree/tree-choice.ts";
import { filling } from "../account/place-filters.tsx";

/** Which requests suit a company: its trades by category, its districts by canton. */
export function CoverageCard({ company: { subcategories, subregions } }: { company: CompanyDetail }) {
  const { data: categories = [] } = trpc.category.list.useQuery(undefined, filling);
  const { data: regions = [] } = trpc.region.tree.useQuery(undefined, filling);
  const trades = useTradeGroups(categories);
  const cantons = useCantonGroups(regions);
  const served = new Set(subcategories.map(({ id }) => id));
  return (
    <FoldCard
      title={<Trans>Prestations et districts</Trans>}
      note={trades
        .filter((group) => chosenIn(group, served) > 0)
        .map(({ label }) => label)
        .join(", ")}
      // Without them no request can be sent to it.
      openAtFirst={subcategories.length === 0 || subregions.length === 0}
    >
      <CardBody className="grid gap-6 md:grid-cols-2">
        <Served title={<Trans>Prestations</Trans>} groups={trades} served={subcategories}>
          <Trans>Aucune prestation : aucune demande ne peut lui convenir.</Trans>
        </Served>
        <Served title={<Trans>Districts</Trans>} groups={cantons} served={subregions}>
          <Trans>Aucun district : aucune demande ne peut lui convenir.</Trans>
        </Served>
      </CardBody>
    </FoldCard>
  );
}

interface ServedProps {
  title: ReactNode;
  groups: readonly CoverageGroup[];
  served: readonly { id: string }[];
  /** When there is nothing. */
  children: ReactNode;
}

function Served({ title, groups, served, children }: ServedProps) {
  const { t } = useLingui();
  const choice = new Set(served.map(({ id }) => id));
  const some = groups.filter((group) => chosenIn(group, choice) > 0);
  return (
    <div className="min-w-0">
      <h3 className="title-4 mb-2 flex items-center gap-2">
        {title}
        <Count value={served.length} />
      </h3>
      {served.length === 0 && <p className="text-sm text-ink-2">{children}</p>}
      <ul className="grid gap-2 text-sm">
        {some.map((group) => (
          <li key={group.key}>
            <b className="font-semibold">{group.label}</b>
            <span className="text-ink-2">
              {" : "}
              {isWhole(group, choice)
                ? t`tout`
                : group.items
                    .filter(({ key }) => choice.has(key))
                    .map(({ label }) => label)
                    .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
