import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { SentPdf } from "#form/document/use-pdf-upload.ts";
import { FormWaitsContext, useFormWaits } from "#form/shell/form-waits.ts";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { deviceStorage } from "#session/device-storage.ts";
import { Button } from "#ui/button/button.tsx";
import { onFirstTouch } from "#ui/lazy/first-touch.ts";
import { Note } from "#ui/feedback/note.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { OfferSums } from "#domain/offer/offer-sums.tsx";
import { answerDraftIn, draftOf, sentDraft } from "../answer/answer-draft.ts";
import { DraftSavingState, TwoWindows } from "./draft/draft-saving-state.tsx";
import { LinesCard } from "./lines-card.tsx";
import { isBlank, previewOf, sumsOfValues } from "./offer-reckoning.ts";
import {
  type EditorStart,
  type OfferValues,
  valuesAtStart,
  valuesOfContent,
  withAnswer,
} from "./draft/offer-values.ts";
import { TermsCard, VatChoice } from "./terms-card.tsx";
import { useOfferDraft } from "./draft/use-offer-draft.ts";
import { useSendOffer } from "./use-send-offer.ts";

const AnswerPdf = lazyPart(() => import("../answer/answer-pdf.tsx"));
const OfferTemplates = lazyPart(() => import("./templates/offer-templates.tsx"));
const fetchPreview = () => import("./preview-dialog.tsx");
const PreviewDialog = lazyPart(fetchPreview);
const UsualPriceNote = lazyPart(() => import("#domain/price/usual-price-note.tsx"));

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of a template of the company that its offer is to begin with. */
    template?: string;
  }
}

interface OfferEditorProps {
  request: JobRequest;
  own: Recipient;
  start: EditorStart;
}

/** An offer line by line: written, looked at as the client will, and sent. Kept on the server while it is written. */
export function OfferEditor(props: OfferEditorProps) {
  return (
    <UnsavedGuard>
      <Editor {...props} />
    </UnsavedGuard>
  );
}

function Editor({ request, own, start }: OfferEditorProps) {
  const { t } = useLingui();
  const { currency, accepted, vatRates } = start;
  const [answerDraft] = useState(() => answerDraftIn(deviceStorage(), request.id, own.company.id));
  const template = useLocation({ select: ({ state }) => state.template });
  const navigate = useNavigate();
  const [values, setValues] = useState(() => {
    const typed = answerDraft.read();
    const atStart = valuesAtStart(start, { ...draftOf(own), ...typed }, swissToday());
    // Who comes from the short answer with a template has not sent what is typed there.
    return template !== undefined && typed && !accepted ? withAnswer(atStart, typed) : atStart;
  });
  const change = useCallback((next: (before: OfferValues) => OfferValues) => setValues(next), []);
  const set = useCallback((patch: Partial<OfferValues>) => setValues((before) => ({ ...before, ...patch })), []);
  const waits = useFormWaits();
  const draft = useOfferDraft({ jobRequestId: request.id, known: start.draft, values });
  useUnsaved(draft.state !== "saved", draft.flush);
  const sums = sumsOfValues(values, currency);
  /** The PDFs that were sent from this page. */
  const [sent, setSent] = useState<readonly SentPdf[]>([]);
  const known = [own.document, answerDraft.read()?.document, start.draftDocument, ...sent];
  // The line may be gone by the time an offer is written.
  useEffect(() => onFirstTouch(() => void fetchPreview().catch(() => undefined)), []);
  /** Since when the preview stands. */
  const [looking, setLooking] = useState<string>();
  const [open, setOpen] = useState(() => values.lines.find(isBlank)?.key);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendOffer({
    form,
    start,
    values,
    draft,
    onSent: () => sentDraft(answerDraft),
    onOpen: setOpen,
    onFaults: () => setLooking(undefined),
  });
  const look = async () => {
    // The preview is sent as it stands: with the PDF that is still on its way.
    await waits.over();
    if (await sending.check()) setLooking(new Date().toISOString());
  };
  useShortcuts([{ keys: "mod+enter", label: t`Aperçu et envoi`, run: () => void look(), whileTyping: true }]);
  return (
    <>
      {draft.theirs && (
        <TwoWindows
          onKeep={draft.keepMine}
          onTake={() => {
            if (draft.theirs) setValues(valuesOfContent(draft.theirs.content, start));
            draft.took();
          }}
        />
      )}
      <form
        ref={form}
        aria-label={t({ message: "Offre", context: "of a company" })}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid min-w-0 gap-6"
      >
        <LinesCard
          values={values}
          currency={currency}
          vatRates={vatRates}
          faults={sending.faults}
          fault={sending.faults["lines"]}
          open={open}
          onOpen={setOpen}
          change={change}
          sums={<OfferSums sums={sums} vat={values.vat} currency={currency} />}
          aside={
            <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
              <VatChoice values={values} vatRates={vatRates} change={change} />
              <Suspense fallback={<span className="block min-h-11 md:min-h-9" />}>
                <OfferTemplates
                  request={request}
                  values={values}
                  change={change}
                  asked={template}
                  // Out of the history, so that a reload does not put it in again.
                  onInserted={() =>
                    void navigate({
                      to: "/company/requests/$id/offer",
                      params: { id: request.id },
                      replace: true,
                      ignoreBlocker: true,
                    })
                  }
                />
              </Suspense>
            </div>
          }
        />
        {!accepted && (
          <Suspense fallback={null}>
            <UsualPriceNote asked={{ subcategoryId: request.subcategory.id, regionId: request.region.id, currency }}>
              <Trans>Des offres d’autres entreprises et des vôtres : à vous de fixer votre prix.</Trans>
            </UsualPriceNote>
          </Suspense>
        )}
        <TermsCard
          pdf={
            <FormWaitsContext value={waits}>
              <Suspense fallback={<span className="block min-h-24" />}>
                <AnswerPdf
                  value={values.documentId}
                  onChange={(documentId) => set({ documentId })}
                  known={known}
                  onSent={(document) => setSent((before) => [...before, document])}
                  amends={accepted}
                  error={sending.faults["documentId"]}
                />
              </Suspense>
            </FormWaitsContext>
          }
          values={values}
          errors={sending.faults}
          amends={accepted}
          contactVisible={request.contactVisible}
          set={set}
        />
        {sending.whole.length > 0 && (
          <Note tone="error">
            {sending.whole.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Note>
        )}
      </form>
      <FootBar label={t`Total et envoi`}>
        <p className="mr-auto min-w-0">
          <span className="num block text-lg leading-6 font-semibold">{formatAmount(sums.total, currency)}</span>
          <DraftSavingState state={draft.state} />
        </p>
        <Button
          onClick={() => void look()}
          loading={sending.checking}
          disabledReason={draft.theirs && t`Choisissez d’abord la version qui reste.`}
        >
          <Trans>Aperçu et envoi</Trans>
        </Button>
      </FootBar>
      {looking !== undefined && (
        <Suspense>
          <PreviewDialog
            offer={previewOf(values, start, looking)}
            pdf={known.find((one) => one?.id === values.documentId)}
            before={start.current}
            contactVisible={request.contactVisible}
            sending={sending.isPending}
            onSend={() => void sending.send()}
            onClose={() => setLooking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
