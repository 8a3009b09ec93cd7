import type { ReactNode } from "react";
import { type ChartNumbers, useChartData } from "#ui/chart/use-chart-data.tsx";
import { CardBody } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";

interface FoldChartProps extends ChartNumbers {
  /** Where a link of the page leads. */
  id?: string;
  aside?: ReactNode;
  /** What it comes to, told where its head opens it. */
  figure?: ReactNode;
  openAtFirst?: boolean;
  className?: string;
  /** The chart, or what stands in its place when there is nothing. */
  children: ReactNode;
}

/** One chart of many: where there is room for two beside each other it is a card like any other. */
export function FoldChart({ id, aside, figure, openAtFirst, className, children, ...numbers }: FoldChartProps) {
  const { title } = numbers;
  const parts = useChartData(numbers, aside);
  return (
    <FoldCard
      id={id}
      label={title}
      title={title}
      aside={parts.aside}
      figure={figure}
      openAtFirst={openAtFirst}
      tabletToo
      className={className}
    >
      <CardBody>{children}</CardBody>
      {parts.table}
    </FoldCard>
  );
}
