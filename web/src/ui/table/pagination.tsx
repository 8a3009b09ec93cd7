import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, type ReactElement, useId } from "react";
import { cn } from "../cn.ts";
import { formatDecimal } from "../number/decimal.ts";
import { Icon, type IconShape } from "../icon.tsx";
import type { LinkParts } from "../navigation/link-parts.ts";
import { pageNumbers } from "./page-numbers.ts";
import { Select } from "../input/select.tsx";

export interface PaginationProps {
  pageNumber: number;
  pageSize: number;
  totalCount: number;
  /** The total is the counter's limit: « plus de 1000 ». */
  totalCapped?: boolean | undefined;
  /** `(page, parts) => <Link {...parts} search={…} />`: pages are links that can be opened in a new tab. */
  link: (page: number, parts: LinkParts) => ReactElement;
  /** Without it the page size is not offered. */
  onPageSize?: ((pageSize: number) => void) | undefined;
}

const pageSizes = [10, 25, 50, 100];
const pageClass =
  "num grid h-11 min-w-11 place-items-center rounded-md px-2 font-medium no-underline focus-visible:rounded-md md:h-9 md:min-w-9";

export function Pagination({ pageNumber, pageSize, totalCount, totalCapped, link, onPageSize }: PaginationProps) {
  const { t } = useLingui();
  const sizeId = useId();
  const totalPages = Math.ceil(totalCount / pageSize);
  const first = Math.min((pageNumber - 1) * pageSize + 1, totalCount);
  const last = Math.min(pageNumber * pageSize, totalCount);
  const count = (value: number) => formatDecimal(value, ".");
  const range = `${count(first)}–${count(last)}`;
  const total = count(totalCount);
  return (
    <nav
      aria-label={t`Pagination`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5"
    >
      <p className="num [&>b]:font-semibold [&>b]:text-ink">
        {totalCapped ? (
          <Trans>
            <b>{range}</b> sur plus de <b>{total}</b>
          </Trans>
        ) : (
          <Trans>
            <b>{range}</b> sur <b>{total}</b>
          </Trans>
        )}
      </p>
      {totalPages > 1 && (
        <ul className="flex min-w-0 flex-wrap items-center gap-1">
          <Step
            icon={ChevronLeft}
            label={t`Page précédente`}
            page={pageNumber - 1}
            totalPages={totalPages}
            link={link}
          />
          {pageNumbers(pageNumber, totalPages).map(({ page, gap }) => (
            <Fragment key={page}>
              {gap && (
                <li aria-hidden="true" className="px-1 max-md:hidden">
                  …
                </li>
              )}
              <li className={cn(page === totalPages && page - pageNumber > 2 && "max-md:hidden")}>
                {link(page, {
                  children: count(page),
                  "aria-label": t`Page ${page}`,
                  ...(page === pageNumber && { "aria-current": "page" as const }),
                  className: cn(pageClass, page === pageNumber ? "bg-ink text-surface" : "text-ink hover:bg-hover"),
                })}
              </li>
            </Fragment>
          ))}
          <Step
            icon={ChevronRight}
            label={t`Page suivante`}
            page={pageNumber + 1}
            totalPages={totalPages}
            link={link}
          />
        </ul>
      )}
      {onPageSize && (
        <div className="flex items-center gap-3 max-md:hidden">
          <label htmlFor={sizeId}>
            <Trans>Par page</Trans>
          </label>
          <Select
            compact
            id={sizeId}
            className="w-20"
            value={String(pageSize)}
            onChange={(event) => onPageSize(Number(event.target.value))}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
        </div>
      )}
    </nav>
  );
}

interface StepProps {
  icon: IconShape;
  label: string;
  page: number;
  totalPages: number;
  link: PaginationProps["link"];
}

function Step({ icon, label, page, totalPages, link }: StepProps) {
  const children = <Icon of={icon} size="sm" />;
  if (page < 1 || page > totalPages)
    return (
      <li aria-hidden="true" className={cn(pageClass, "text-ink-disabled")}>
        {children}
      </li>
    );
  return <li>{link(page, { children, "aria-label": label, className: cn(pageClass, "text-ink hover:bg-hover") })}</li>;
}
