import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "../display/card.tsx";
import { FoldCard } from "../display/fold-card.tsx";
import { type ChartData, ChartTable } from "./chart-table.tsx";
import { csvText } from "./csv-text.ts";
import { saveFile } from "../save-file.ts";

interface ChartCardProps {
  /** Where a link of the page leads. */
  id?: string | undefined;
  title: string;
  aside?: ReactNode;
  /** Name of the file with its numbers, without the ending. */
  file: string;
  data: ChartData;
  /** One of many: on a phone its head opens it, and tells what it comes to. */
  fold?: { figure?: ReactNode; openAtFirst?: boolean } | undefined;
  className?: string | undefined;
  /** The chart, or what stands in its place when there is nothing. */
  children: ReactNode;
}

/** A chart with its title, its numbers as a table, and as a file. */
export function ChartCard({ id, title, aside, file, data, fold, className, children }: ChartCardProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const content = (
    <>
      <CardBody>{children}</CardBody>
      {data.rows.length > 0 && (
        <CardFoot className="gap-1! px-2! py-2 md:px-5!">
          <Button
            variant="ghost"
            size="sm"
            icon={Table2}
            aria-expanded={open}
            aria-controls={tableId}
            aria-label={open ? t`Masquer les données : ${title}` : t`Voir les données : ${title}`}
            onClick={() => setOpen(!open)}
          >
            {open ? <Trans>Masquer les données</Trans> : <Trans>Voir les données</Trans>}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={Download}
            aria-label={t`Exporter (CSV) : ${title}`}
            onClick={() => saveCsv(file, data)}
          >
            <Trans>Exporter (CSV)</Trans>
          </Button>
        </CardFoot>
      )}
      <div id={tableId} hidden={!open} className="border-t border-line">
        {open && <ChartTable caption={title} data={data} />}
      </div>
    </>
  );
  if (fold)
    return (
      <FoldCard id={id} label={title} title={title} aside={aside} className={className} {...fold}>
        {content}
      </FoldCard>
    );
  return (
    <Card id={id} aria-label={title} className={className}>
      <CardHead title={title} aside={aside} />
      {content}
    </Card>
  );
}

/** Saves the numbers of a chart as a file that a spreadsheet opens with its accents. */
function saveCsv(name: string, { columns, rows }: ChartData): void {
  const lines = rows.map(({ cells }) => cells.map((cell) => (typeof cell === "string" ? cell : cell.raw)));
  saveFile(`${name}.csv`, new Blob([csvText([columns, ...lines])], { type: "text/csv;charset=utf-8" }));
}
