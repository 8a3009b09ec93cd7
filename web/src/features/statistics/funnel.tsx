import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { formatCount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BarList } from "#ui/chart/bar-list.tsx";
import { countCell, listLink, shareCell } from "./figure-texts.ts";
import { shareText } from "#ui/number/share-text.ts";
import { FoldChart } from "./fold-chart.tsx";

interface Step {
  key: string;
  label: string;
  count: number;
  link: (label: string) => ReactNode;
}

/** « De la demande à l’accord »: how much of what was asked for comes to the next step, each with the list that it counts. */
export function Funnel({ statistics: { from, to, total } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const sent = { sentFrom: from, sentTo: to };
  const requests = (filter: object) => (label: string) => (
    <Link to="/admin/jobs" search={{ status: "all", sort: "newest", ...filter }} className={listLink}>
      {label}
    </Link>
  );
  const steps: Step[] = [
    {
      key: "requests",
      label: t`Demandes`,
      count: total.requests,
      link: requests({ createdFrom: from, createdTo: to }),
    },
    { key: "sent", label: t`Transmises`, count: total.sent, link: requests(sent) },
    {
      key: "answered",
      label: t`Avec une réponse`,
      count: total.answered,
      link: requests({ ...sent, unanswered: "no" }),
    },
    {
      key: "accepted",
      label: t`Acceptées`,
      count: total.accepted,
      link: (label) => (
        <Link to="/admin/responses" search={{ ...sent, outcome: "accepted" }} className={listLink}>
          {label}
        </Link>
      ),
    },
  ];
  /** Of the step before. */
  const shareOf = (index: number) => {
    const before = steps[index - 1]?.count;
    return before ? (steps[index]?.count ?? 0) / before : undefined;
  };
  const title = t`De la demande à l’accord`;
  return (
    <FoldChart
      title={title}
      aside={<Trans>part de l’étape précédente</Trans>}
      className="lg:col-span-2"
      file={`etapes-${from}-${to}`}
      figure={formatCount(total.accepted)}
      data={{
        columns: [t`Étape`, t`Nombre`, t`Part de l’étape précédente`],
        rows: steps.map(({ key, label, count }, index) => ({
          key,
          cells: [label, countCell(count), shareCell(shareOf(index))],
        })),
      }}
    >
      <div className="grid gap-4">
        <BarList
          label={title}
          rows={steps.map(({ key, label, count, link }, index) => ({
            key,
            name: link(label),
            value: count,
            text:
              shareOf(index) === undefined
                ? formatCount(count)
                : `${formatCount(count)} · ${shareText(shareOf(index))}`,
          }))}
        />
        <p className="text-sm text-ink-2">
          <Link to="/admin/regions/gaps" className={listLink}>
            <Trans>Voir les services demandés sans entreprise qui les couvre</Trans>
          </Link>
        </p>
      </div>
    </FoldChart>
  );
}
