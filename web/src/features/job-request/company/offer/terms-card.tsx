import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { durationUnits, type Visit, vats, visits } from "@metiro/shared/job-request/response";
import { formatDay } from "@metiro/shared/text/format";
import { maxAmendmentReason, maxPaymentTerms } from "@metiro/shared/offer/constants";
import type { VatRateInForce } from "@metiro/shared/offer/schema";
import type { ReactNode } from "react";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { DateInput } from "#ui/date/date-field.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { CollapsibleOnPhone } from "#ui/display/collapsible-on-phone.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { useVatRateText } from "#domain/offer/offer-words.ts";
import { useDurationUnitWords, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { ratesWith, withRate } from "./draft/offer-rate.ts";
import type { OfferValues } from "./draft/offer-values.ts";

interface TermsCardProps {
  values: OfferValues;
  errors: Readonly<Record<string, string>>;
  /** What is written is an amendment, which says why. */
  amends: boolean;
  /** The client's contact is shown: nothing of one's own need be hidden. */
  contactVisible: boolean;
  /** The field of the PDF that goes with it. */
  pdf?: ReactNode;
  set: (patch: Partial<OfferValues>) => void;
}

interface VatChoiceProps extends Pick<TermsCardProps, "values"> {
  vatRates: readonly VatRateInForce[];
  change: (next: (before: OfferValues) => OfferValues) => void;
}

/** Whether prices hold the VAT, and at which rate: it decides what every line means, and stands above them. */
export function VatChoice({ values: { vat, vatRate }, vatRates, change }: VatChoiceProps) {
  const { t } = useLingui();
  const rateText = useVatRateText();
  const words = useVatWords();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2 text-sm font-semibold text-ink max-md:w-full">
      <span aria-hidden="true" className="max-md:basis-full">
        <Trans>Vos prix</Trans>
      </span>
      <Select
        compact
        className="max-md:flex-[1_1_10.5rem]"
        name="vat"
        aria-label={t`Vos prix`}
        value={vat}
        options={vats.map((value) => ({ value, label: words[value] }))}
        onChange={({ target }) =>
          change((before) => ({ ...before, vat: vats.find((one) => one === target.value) ?? before.vat }))
        }
      />
      {vat !== "exempt" && (
        <Select
          compact
          className="min-w-24 shrink-0"
          name="vatRate"
          aria-label={t`Taux de TVA de l’offre`}
          value={String(vatRate)}
          options={ratesWith(vatRates, vatRate).map((rate) => ({ value: String(rate), label: rateText(rate) }))}
          onChange={({ target }) => change((before) => withRate(before, Number(target.value)))}
        />
      )}
    </span>
  );
}

/** What holds for the offer as a whole. */
export function TermsCard({ values, errors, amends, contactVisible, pdf, set }: TermsCardProps) {
  const { t } = useLingui();
  const durations = useDurationUnitWords();
  const visitWords = useVisitWords();
  const today = swissToday();
  return (
    <Card>
      <CardHead title={amends ? <Trans>Avenant</Trans> : <Trans>Conditions et message</Trans>} />
      <CardBody className="grid gap-6">
        {amends && (
          <Field
            label={<Trans>Pourquoi ce changement ?</Trans>}
            help={<Trans>Le client le lit avant de décider.</Trans>}
            error={errors["reason"]}
          >
            <TextArea
              name="reason"
              rows={3}
              maxLength={maxAmendmentReason}
              value={values.reason}
              onChange={({ target }) => set({ reason: target.value })}
            />
          </Field>
        )}
        <CollapsibleOnPhone
          summary={
            <span>
              <Trans>Validité, disponibilité, durée et visite</Trans>
              <span className="num block text-sm font-normal text-ink-2 empty:hidden">
                {[
                  values.validUntil && t`valable jusqu’au ${formatDay(values.validUntil)}`,
                  values.visit && visitWords[values.visit],
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          }
          openAtFirst={false}
          hasFault={["validUntil", "availableFrom", "duration", "visit"].some((name) => errors[name] !== undefined)}
        >
          <div className="grid items-start gap-6 md:grid-cols-2">
            <Field label={<Trans>Offre valable jusqu’au</Trans>} optional error={errors["validUntil"]}>
              <DateInput
                name="validUntil"
                min={today}
                value={values.validUntil}
                onChange={(validUntil) => set({ validUntil })}
              />
            </Field>
            <Field label={<Trans>Disponible dès le</Trans>} optional error={errors["availableFrom"]}>
              <DateInput
                name="availableFrom"
                min={today}
                value={values.availableFrom}
                onChange={(availableFrom) => set({ availableFrom })}
              />
            </Field>
            <FieldGroup label={<Trans>Durée estimée</Trans>} optional error={errors["duration"]}>
              <div className="grid grid-cols-2 gap-3">
                <Field label={<Trans>Nombre</Trans>} labelHidden>
                  <TextInput
                    name="duration"
                    inputMode="numeric"
                    autoComplete="off"
                    value={values.duration}
                    onChange={({ target }) => set({ duration: target.value })}
                  />
                </Field>
                <Field label={<Trans>Durée en</Trans>} labelHidden>
                  <Select
                    name="durationUnit"
                    value={values.durationUnit}
                    options={durationUnits.map((value) => ({ value, label: durations[value] }))}
                    onChange={({ target }) =>
                      set({ durationUnit: durationUnits.find((unit) => unit === target.value) ?? values.durationUnit })
                    }
                  />
                </Field>
              </div>
            </FieldGroup>
            <Field label={<Trans>Visite sur place</Trans>} optional error={errors["visit"]}>
              <Select
                name="visit"
                value={values.visit}
                options={[
                  { value: "", label: t`Non précisée` },
                  ...visits.map((value: Visit) => ({ value, label: visitWords[value] })),
                ]}
                onChange={({ target }) => set({ visit: visits.find((one) => one === target.value) ?? "" })}
              />
            </Field>
          </div>
        </CollapsibleOnPhone>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Field
            label={<Trans>Conditions de paiement</Trans>}
            optional
            help={<Trans>Par exemple : 30 % à la commande, le solde à 30 jours.</Trans>}
            error={errors["paymentTerms"]}
          >
            <TextArea
              name="paymentTerms"
              rows={5}
              maxLength={maxPaymentTerms}
              value={values.paymentTerms}
              onChange={({ target }) => set({ paymentTerms: target.value })}
            />
          </Field>
          <Field
            label={<Trans>Message au client</Trans>}
            optional
            help={<Trans>Répondez aux points précis de la demande.</Trans>}
            error={errors["message"]}
          >
            <TextArea
              name="message"
              rows={5}
              maxLength={5000}
              value={values.message}
              onChange={({ target }) => set({ message: target.value })}
            />
          </Field>
        </div>
        {pdf}
        {!contactVisible && (
          <ContactNotice text={values.message} writer="company" onChange={(message) => set({ message })} />
        )}
      </CardBody>
    </Card>
  );
}
