import { useLingui } from "@lingui/react/macro";
import { Download, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { type ChartData, ChartTable } from "./chart-table.tsx";
import { csvText } from "./csv-text.ts";
import { saveFile } from "../save-file.ts";

export interface ChartNumbers {
  title: string;
  /** Name of the file with its numbers, without the ending. */
  file: string;
  data: ChartData;
}

interface ChartParts {
  /** What stands in the head of its card, with the buttons behind it. */
  aside: ReactNode;
  /** Its numbers, below it once they are asked for. */
  table: ReactNode;
}

/** The numbers of a chart as a table and as a file, each by a button. */
export function useChartData({ title, file, data }: ChartNumbers, aside: ReactNode): ChartParts {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  if (data.rows.length === 0) return { aside, table: null };
  const words = open ? t`Masquer les données : ${title}` : t`Voir les données : ${title}`;
  const save = t`Exporter (CSV) : ${title}`;
  return {
    aside: (
      <span className="flex min-w-0 items-center justify-between gap-x-1">
        <span className="min-w-0 md:mr-2">{aside}</span>
        <span className="-my-2 flex shrink-0">
          <IconButton
            icon={Table2}
            label={words}
            title={words}
            aria-expanded={open}
            aria-controls={tableId}
            onClick={() => setOpen(!open)}
          />
          <IconButton icon={Download} label={save} title={save} onClick={() => saveCsv(file, data)} />
        </span>
      </span>
    ),
    table: (
      <div id={tableId} hidden={!open} className="border-t border-line">
        {open && <ChartTable caption={title} data={data} />}
      </div>
    ),
  };
}

/** Saves the numbers of a chart as a file that a spreadsheet opens with its accents. */
function saveCsv(name: string, { columns, rows }: ChartData): void {
  const lines = rows.map(({ cells }) => cells.map((cell) => (typeof cell === "string" ? cell : cell.raw)));
  saveFile(`${name}.csv`, new Blob([csvText([columns, ...lines])], { type: "text/csv;charset=utf-8" }));
}
