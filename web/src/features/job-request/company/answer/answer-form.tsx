import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { durationUnits, priceUnits, vats, visits } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { DateField } from "#form/field/date-field.tsx";
import type { SentPdf } from "#form/document/use-pdf-upload.ts";
import { asText } from "#form/field/as-value.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { MoneyField, NumberField } from "#form/field/number-fields.tsx";
import { TextAreaField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { CollapsibleOnPhone } from "#ui/display/collapsible-on-phone.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { usePriceUnitWords } from "#domain/request/price-text.ts";
import {
  type AnswerDraft,
  answerDraftIn,
  draftOf,
  type KeptAnswerDraft,
  sentDraft,
  type StoredAnswerDraft,
} from "./answer-draft.ts";
import { useMissing } from "./missing/use-missing.ts";
import { OfferLink } from "./offer-link.tsx";
import { useTakeBack } from "../use-take-back.ts";
import { useDurationUnitWords, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const UsualPriceNote = lazyPart(() => import("#domain/price/usual-price-note.tsx"));
const AnswerPdf = lazyPart(() => import("./answer-pdf.tsx"));
const TemplateBar = lazyPart(() => import("./templates/template-bar.tsx"));
const schema = async () => (await import("@metiro/shared/job-request/answer")).answerForm;

interface AnswerFormProps {
  request: JobRequest;
  own: Recipient;
  onSent: () => void;
  /** Beside the submit button. */
  secondary?: ReactNode;
  /** Beside templates and the offer line by line: other ways to go on. */
  ways?: ReactNode;
  /** Of the row of buttons. */
  buttonsClass?: string;
}

/** The quote of an interested company. What is typed stays on the device until it is sent. */
export function AnswerForm({ request, own, onSent, secondary, ways, buttonsClass }: AnswerFormProps) {
  const { t } = useLingui();
  const units = usePriceUnitWords();
  const visitWords = useVisitWords();
  const vatWords = useVatWords();
  const durationWords = useDurationUnitWords();
  const keep = useKeepRequest("Company", request.id);
  const [draft] = useState(() => answerDraftIn(deviceStorage(), request.id, own.company.id));
  const [atFirst] = useState(() => draft.read());
  const first = { ...draftOf(own), ...atFirst };
  const form = useZodForm(schema, { defaultValues: { response: "interested", ...first } });
  const { errors } = form.formState;
  const { control, subscribe } = form;
  const pdf = useController({ control, name: "documentId" });
  const known = [own.document, atFirst?.document];
  /** By its id the PDF that is named: what the device keeps of it. */
  const pdfs = useRef(new Map<string, SentPdf>(known.flatMap((one) => (one ? [[one.id, one] as const] : []))));
  const message = useWatch({ control, name: "message" });
  const missing = useMissing(form);
  const priceUnit = useWatch({ control, name: "priceUnit" });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { document: _, ...typed } = values as KeptAnswerDraft;
          const { documentId = "" } = typed;
          const document = pdfs.current.get(documentId);
          draft.write({ ...typed, ...(document && { document }) });
        },
      }),
    [subscribe, draft],
  );
  useOtherTab(draft, form.reset);
  const putBack = useRef<() => void>(undefined);
  const takeBack = useTakeBack(request.id, { restore: () => putBack.current?.() });
  const answer = trpc.jobRequest.answer.useMutation(keep);
  const { currency } = request;
  // What was withdrawn or declined is answered anew.
  const changes = own.response === "interested";

  return (
    <FormShell
      form={form}
      label={t`Votre réponse`}
      mutation={{
        mutateAsync: ({ priceUnit, vat, durationUnit, ...values }) => {
          const priced = values.priceMin !== undefined || values.priceMax !== undefined;
          return answer.mutateAsync({
            id: request.id,
            ...values,
            ...(priced && { priceUnit, vat }),
            ...(values.duration !== undefined && { durationUnit }),
          });
        },
      }}
      onSuccess={() => {
        putBack.current = sentDraft(draft);
        toast.success(changes ? t`Réponse modifiée.` : t`Réponse envoyée.`, takeBack);
        onSent();
      }}
      missing={missing}
      submitLabel={changes ? <Trans>Envoyer la modification</Trans> : <Trans>Envoyer ma réponse</Trans>}
      secondary={secondary}
      buttonsClass={buttonsClass}
    >
      <div className="-mx-3 -my-1 flex flex-wrap">
        <Suspense fallback={<span className="block min-h-11 md:min-h-9" />}>
          <TemplateBar
            request={request}
            worded={typeof message === "string" && message.trim() !== ""}
            typed={() => form.getValues() as AnswerDraft}
            set={(values) => {
              for (const [name, value] of Object.entries(values))
                form.setValue(name as keyof AnswerDraft, value, { shouldDirty: true });
            }}
          />
        </Suspense>
        {ways}
        <OfferLink id={request.id} to="offer" quiet />
      </div>
      <FieldGroup
        className="@container"
        label={<Trans>Fourchette de prix</Trans>}
        optional
        help={<Trans>Indicative : vous confirmez le prix après la visite.</Trans>}
      >
        <div className="grid grid-cols-2 items-start gap-3 @min-[36rem]:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.25fr)] cramped:grid-cols-[minmax(0,1fr)]">
          <MoneyField control={control} name="priceMin" label={<Trans>De</Trans>} currency={currency} />
          <MoneyField control={control} name="priceMax" label={<Trans>À</Trans>} currency={currency} />
          <SelectField
            control={control}
            name="priceUnit"
            label={<Trans>Unité</Trans>}
            options={priceUnits.map((value) => ({ value, label: units[value] }))}
          />
          <SelectField
            control={control}
            name="vat"
            label={<Trans>TVA</Trans>}
            options={[
              { value: "", label: t`Non précisée` },
              ...vats.map((value) => ({ value, label: vatWords[value] })),
            ]}
          />
        </div>
      </FieldGroup>
      {/* What offers ask in all says nothing about a price by the hour. */}
      {priceUnit === "total" && (
        <Suspense fallback={null}>
          <UsualPriceNote asked={{ subcategoryId: request.subcategory.id, regionId: request.region.id, currency }}>
            <Trans>Des offres d’autres entreprises et des vôtres : à vous de fixer votre prix.</Trans>
          </UsualPriceNote>
        </Suspense>
      )}
      <TextAreaField
        control={control}
        name="message"
        label={<Trans>Message au client</Trans>}
        rows={4}
        limit={5000}
        help={<Trans>Répondez aux points précis de la demande.</Trans>}
      />
      {!request.contactVisible && (
        <ContactNotice
          text={typeof message === "string" ? message : ""}
          writer="company"
          onChange={(cleared) => form.setValue("message", cleared, { shouldDirty: true })}
        />
      )}
      <div className="@container">
        <div className="grid items-start gap-5 @min-[32rem]:grid-cols-2">
          <CollapsibleOnPhone
            summary={<Trans>Disponibilité, durée et visite (facultatif)</Trans>}
            openAtFirst={[first.availableFrom, first.duration, first.visit].some(Boolean)}
            hasFault={Boolean(errors.availableFrom ?? errors.duration ?? errors.durationUnit ?? errors.visit)}
          >
            <DateField
              control={control}
              name="availableFrom"
              label={<Trans>Disponible dès le</Trans>}
              optional
              min={swissToday()}
            />
            <FieldGroup label={<Trans>Durée estimée</Trans>} optional>
              <div className="grid grid-cols-2 items-start gap-3 cramped:grid-cols-[minmax(0,1fr)]">
                <NumberField control={control} name="duration" label={<Trans>Nombre</Trans>} labelHidden />
                <SelectField
                  control={control}
                  name="durationUnit"
                  label={<Trans>Durée en</Trans>}
                  labelHidden
                  options={durationUnits.map((value) => ({ value, label: durationWords[value] }))}
                />
              </div>
            </FieldGroup>
            <SelectField
              control={control}
              name="visit"
              label={<Trans>Visite sur place</Trans>}
              optional
              options={[
                { value: "", label: t`Non précisée` },
                ...visits.map((value) => ({ value, label: visitWords[value] })),
              ]}
            />
          </CollapsibleOnPhone>
          <Suspense fallback={<span className="block min-h-24" />}>
            <AnswerPdf
              value={asText(pdf.field.value)}
              onChange={pdf.field.onChange}
              known={known}
              onSent={(sent) => pdfs.current.set(sent.id, sent)}
              error={pdf.fieldState.error?.message}
            />
          </Suspense>
        </div>
      </div>
    </FormShell>
  );
}

/** What is typed into the same answer in another tab comes here, so that going on here loses none of it. */
function useOtherTab(draft: StoredAnswerDraft, take: (values: { response: "interested" } & AnswerDraft) => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const typed = key === draft.key && !document.hasFocus() ? draft.read() : undefined;
      if (typed) take({ response: "interested", ...typed });
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [draft, take]);
}
