import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { priceMethod } from "#features/text-pages/price-method.ts";
import { textHead } from "#features/text-pages/text-head.ts";
import { TextPage } from "#features/text-pages/text-page.tsx";
import { usePageText } from "#features/text-pages/use-page-text.ts";

export const Route = createFileRoute("/_public/how-we-calculate-prices")({
  // Apart from the routes, which every page loads: with the page, like its body.
  head: async (args) =>
    textHead(args, (await import("#features/text-pages/price-method.ts")).priceMethod, "/how-we-calculate-prices"),
  component: Page,
});

function Page() {
  return (
    <TextPage {...usePageText(priceMethod)}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/api/Price/Csv" download>
          <Trans>Télécharger tous les prix (CSV)</Trans>
        </a>
        <a href="/api/guide" hrefLang="en">
          <Trans>API pour développeurs</Trans>
        </a>
      </p>
    </TextPage>
  );
}
