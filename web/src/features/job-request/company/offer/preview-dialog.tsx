import { Trans, useLingui } from "@lingui/react/macro";
import type { Offer } from "@metiro/shared/offer/schema";
import type { SentPdf } from "#form/document/use-pdf-upload.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import DocumentRows from "#domain/document/document-rows.tsx";
import { OfferChangeList } from "#domain/offer/offer-change-list.tsx";
import { OfferView } from "#domain/offer/offer-view.tsx";

interface PreviewDialogProps {
  offer: Offer;
  /** The PDF that goes with it. */
  pdf: SentPdf | undefined;
  /** What stands: beside what would change of it. */
  before: Offer | undefined;
  sending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The offer as the client will read it; sent from here, so that nothing leaves unread. */
export default function PreviewDialog({ offer, pdf, before, sending, onSend, onClose }: PreviewDialogProps) {
  const { t } = useLingui();
  const amends = offer.kind === "amendment";
  return (
    <Dialog
      open
      onClose={() => !sending && onClose()}
      size="md"
      title={amends ? <Trans>L’avenant comme le client le lira</Trans> : <Trans>L’offre comme le client la lira</Trans>}
      description={
        amends ? (
          <Trans>Rien ne change tant que le client n’a pas accepté.</Trans>
        ) : before ? (
          <Trans>Elle remplace votre version précédente ; le client voit ce qui change.</Trans>
        ) : undefined
      }
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={onClose}>
            <Trans>Continuer à modifier</Trans>
          </Button>
          <Button loading={sending} onClick={onSend}>
            {amends ? <Trans>Proposer l’avenant</Trans> : <Trans>Envoyer l’offre</Trans>}
          </Button>
        </>
      }
    >
      <section
        // What is longer than the dialog is scrolled by keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t`Aperçu de l’offre`}
        className="grid gap-6 rounded-sm focus-visible:outline-offset-4"
      >
        {offer.changes && (
          <section className="grid gap-2 rounded-md bg-sunken p-4">
            <h3 className="title-4">
              <Trans>Ce qui change</Trans>
            </h3>
            <OfferChangeList changes={offer.changes} before={before} after={offer} />
          </section>
        )}
        <OfferView offer={offer} />
        {pdf && (
          <div className="grid gap-2">
            <h3 className="title-4">
              <Trans>Document joint</Trans>
            </h3>
            <DocumentRows label={t`Document joint`} documents={[pdf]} />
          </div>
        )}
      </section>
    </Dialog>
  );
}
