import { Trans } from "@lingui/react/macro";
import { priceMethod } from "./price-method.ts";
import { TextPage } from "./text-page.tsx";
import { usePageText } from "./use-page-text.ts";

export function PriceMethodPage() {
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
