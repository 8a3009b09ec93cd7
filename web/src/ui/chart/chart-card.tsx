import type { ReactNode } from "react";
import { Card, CardBody, CardHead } from "../display/card.tsx";
import { type ChartNumbers, useChartData } from "./use-chart-data.tsx";

interface ChartCardProps extends ChartNumbers {
  /** Where a link of the page leads. */
  id?: string | undefined;
  aside?: ReactNode;
  className?: string | undefined;
  /** The chart, or what stands in its place when there is nothing. */
  children: ReactNode;
}

/** A chart with its title, its numbers as a table, and as a file. */
export function ChartCard({ id, aside, className, children, ...numbers }: ChartCardProps) {
  const parts = useChartData(numbers, aside);
  return (
    <Card id={id} aria-label={numbers.title} className={className}>
      <CardHead title={numbers.title} aside={parts.aside} />
      <CardBody>{children}</CardBody>
      {parts.table}
    </Card>
  );
}
