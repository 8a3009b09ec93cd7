import { maxPageSize } from "@metiro/shared/paging/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardFoot, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";

interface RelatedRequestsProps {
  of: { companyId: string } | { tendererId: string };
  title: ReactNode;
  /** The table's accessible name. */
  caption: string;
  /** When there are none. */
  empty: ReactNode;
  columns: Column<RequestItem>[];
}

const step = 5;

/** The requests of one client or of one company, the latest first. */
export function RelatedRequests({ of, title, caption, empty, columns }: RelatedRequestsProps) {
  const { t } = useLingui();
  const [pageSize, setPageSize] = useState(step);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.jobRequest.listForAdmin.useQuery(
    { ...of, pageSize },
    { ...handlesOwnErrors, retryOnMount: false, placeholderData: keepPreviousData },
  );
  const total = data?.totalCount ?? 0;
  return (
    <Card className="overflow-clip">
      <CardHead title={title} aside={total > 0 && <Count value={total} />} />
      {error && !data ? (
        <ErrorState
          title={t`Les offres n’ont pas pu être chargées`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={data?.items}
          rowKey={({ id }) => id}
          rowLink={({ id }, parts) => <Link {...parts} to="/admin/jobs/$id" params={{ id }} />}
          busy={isPlaceholderData}
          skeletonRows={3}
          empty={<p className="p-4 text-ink-2 md:p-5">{empty}</p>}
        />
      )}
      {data && total > data.items.length && pageSize < maxPageSize && (
        <CardFoot>
          <Button
            size="sm"
            variant="secondary"
            loading={isFetching}
            onClick={() => setPageSize(Math.min(maxPageSize, pageSize + 6 * step))}
          >
            <Trans>Afficher plus</Trans>
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}
