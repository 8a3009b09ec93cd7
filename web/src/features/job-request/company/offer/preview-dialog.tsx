import { Trans, useLingui } from "@lingui/react/macro";
import { changesOf } from "@metiro/shared/offer/changes";
import { offerInWords, wholeWords, wordsWithoutContact } from "@metiro/shared/offer/company-words";
import type { Offer } from "@metiro/shared/offer/schema";
import type { SentPdf } from "#form/document/use-pdf-upload.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
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
  /** Whether the client knows already how to reach the company. */
  contactVisible: boolean;
  sending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The offer as the client will read it; sent from here, so that nothing leaves unread. */
export default function PreviewDialog({
  offer: written,
  pdf,
  before,
  contactVisible,
  sending,
  onSend,
  onClose,
}: PreviewDialogProps) {
  const { t } = useLingui();
  const words = contactVisible ? wholeWords : wordsWithoutContact();
  const offer = offerInWords(words, written);
  const was = before && offerInWords(words, before);
  const pdfName = pdf && (words([pdf.name])[0] ?? pdf.name);
  const hides = pdfName !== pdf?.name || JSON.stringify(offer) !== JSON.stringify(written);
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
        {hides && (
          <Note tone="info">
            <Trans>••• remplace vos coordonnées : le client les reçoit dès qu’il vous choisit.</Trans>
          </Note>
        )}
        {was && (
          <section className="grid gap-2 rounded-md bg-sunken p-4">
            <h3 className="title-4">
              <Trans>Ce qui change</Trans>
            </h3>
            <OfferChangeList changes={changesOf(was, offer)} before={was} after={offer} />
          </section>
        )}
        <OfferView offer={offer} />
        {pdf && pdfName !== undefined && (
          <div className="grid gap-2">
            <h3 className="title-4">
              <Trans>Document joint</Trans>
            </h3>
            <DocumentRows label={t`Document joint`} documents={[{ ...pdf, name: pdfName }]} />
          </div>
        )}
      </section>
    </Dialog>
  );
}
