import { Trans } from "@lingui/react/macro";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { ExportButton } from "#list/export/export-button.tsx";

interface OfferDocumentsProps {
  pair: OfferPair;
  /** Once the client has accepted, what both agreed on stands beside it. */
  accepted: boolean;
  /** Of a version that does not stand any more, or not yet. */
  version?: number | undefined;
  /** It changes what was accepted. */
  amendment?: boolean | undefined;
}

/** The offer on paper, and what was agreed on; in the language in which one reads. */
export function OfferDocuments({
  pair: { jobRequestId, companyId },
  accepted,
  version,
  amendment,
}: OfferDocumentsProps) {
  const path = `/Offer/Pdf/${jobRequestId}/${companyId}` as const;
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <ExportButton path={version === undefined ? path : `${path}?version=${version}`} size="sm">
        {amendment ? <Trans>Avenant en PDF</Trans> : <Trans>Offre en PDF</Trans>}
      </ExportButton>
      {accepted && version === undefined && (
        <ExportButton path={`${path}?document=agreement`} size="sm">
          <Trans>Accord en PDF</Trans>
        </ExportButton>
      )}
    </div>
  );
}
