import { msg } from "@lingui/core/macro";
import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { Revenue } from "#features/subscription/admin/revenue/revenue.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export interface RevenueSearch {
  year?: number | undefined;
  currency?: string | undefined;
}

export const Route = createFileRoute("/admin/subscriptions/revenue")({
  validateSearch: ({ year, currency }: RevenueSearch & SearchSchemaInput): RevenueSearch => ({
    year: Number.isInteger(year) && Number(year) >= 1900 && Number(year) < 2200 ? Number(year) : undefined,
    currency: /^[A-Z]{3}$/.test(currency ?? "") ? currency : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.subscription.revenue.prefetch(deps);
  },
  head: (args) => pageTitle(args, msg`Revenus des abonnements`),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Revenue
      year={search.year}
      currency={search.currency}
      onChange={(choice) =>
        void navigate({ search: (previous) => ({ ...previous, ...choice }), replace: true, resetScroll: false })
      }
    />
  );
}
