import { Trans, useLingui } from "@lingui/react/macro";
import { lineKinds, lineStates, lineUnits, maxLineLabel } from "@metiro/shared/offer/constants";
import { formatAmount } from "@metiro/shared/text/format";
import { type ReactNode, useId } from "react";
import { cn } from "#ui/cn.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { FieldError } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { decimalSign, formatDecimal, parseDecimal } from "#ui/number/decimal.ts";
import { centsOf, moneyText } from "#ui/number/money-text.ts";
import { useLineName } from "#domain/offer/line-text.ts";
import { useLineKindWords, useLineUnitChoices, useVatRateText } from "#domain/offer/offer-words.ts";
import { FieldContext } from "#ui/input/field-context.ts";
import { type LineFieldsProps, LineMenu } from "./line-menu.tsx";
import { useLineStateWords } from "#domain/offer/line-text.ts";
import { amountOf } from "./offer-reckoning.ts";
import type { LineValues } from "./draft/offer-values.ts";

/** The columns of a wide screen, shared by rows and head; sums stand below the last but one. */
export const columnsClass = "xl:grid-cols-[minmax(0,1fr)_5.5rem_9rem_9rem_8rem_2.75rem] xl:items-start xl:gap-3";

/** Everything that a line says; `next` leads on where lines are opened one by one. Fields that do not hold where it is not priced are gone. */
export function LineFields({ next, ...props }: LineFieldsProps & { next: ReactNode }) {
  const { line, currency, errors, onChange } = props;
  const { i18n } = useLingui();
  const units = useLineUnitChoices();
  const states = useLineStateWords();
  const priced = line.state === "priced";
  const change = (patch: Partial<LineValues>) => onChange(line.key, patch);
  const tidyQuantity = () => {
    const quantity = parseDecimal(line.quantity);
    if (quantity !== null && !Number.isNaN(quantity))
      change({ quantity: formatDecimal(quantity, decimalSign(i18n.locale)) });
  };
  const tidyPrice = () => {
    const cents = centsOf(line.unitPrice);
    if (cents !== null && !Number.isNaN(cents)) change({ unitPrice: moneyText(cents) });
  };
  const amount = amountOf(line);
  return (
    <div className={cn("grid grid-cols-2 items-start gap-3 md:grid-cols-4", columnsClass)}>
      <What {...props} />
      {priced ? (
        <>
          <LineField label={<Trans>Quantité</Trans>} error={errors["quantity"]}>
            <TextInput
              name={`${line.key}.quantity`}
              inputMode="decimal"
              autoComplete="off"
              className="xl:[&_input]:px-2 xl:[&_input]:text-right"
              value={line.quantity}
              onChange={({ target }) => change({ quantity: target.value })}
              onBlur={tidyQuantity}
            />
          </LineField>
          <LineField label={<Trans>Unité</Trans>} error={errors["unit"]}>
            <Select
              name={`${line.key}.unit`}
              value={line.unit}
              options={lineUnits.map((value) => ({ value, label: units[value] }))}
              onChange={({ target }) => change({ unit: lineUnits.find((unit) => unit === target.value) ?? line.unit })}
            />
          </LineField>
          <LineField label={<Trans>Prix unitaire ({currency})</Trans>} error={errors["unitPrice"]}>
            <TextInput
              name={`${line.key}.unitPrice`}
              inputMode="decimal"
              autoComplete="off"
              className="xl:[&_input]:px-2 xl:[&_input]:text-right"
              value={line.unitPrice}
              onChange={({ target }) => change({ unitPrice: target.value })}
              onBlur={tidyPrice}
            />
          </LineField>
          <p className="grid justify-items-end gap-1 xl:flex xl:min-h-11 xl:items-center xl:justify-end">
            <span className="text-xs font-semibold text-ink-2 xl:sr-only">
              <Trans>Montant</Trans>
            </span>
            <span className="num flex min-h-11 items-center font-semibold">
              {amount === undefined ? <span className="text-ink-3">–</span> : formatAmount(amount, currency)}
            </span>
          </p>
        </>
      ) : (
        <p className="hidden min-h-11 items-center justify-end text-sm text-ink-2 xl:col-span-4 xl:flex">
          {states[line.state]}
        </p>
      )}
      {/* Beside what leads on to the next line, where a line has no row of its own. */}
      <div className="col-span-full flex items-center justify-end gap-2 empty:hidden xl:contents">
        {next}
        <LineMenu {...props} />
      </div>
      {errors["vatRate"] && (
        <div data-form-fault="" tabIndex={-1} className="col-span-full">
          <FieldError>{errors["vatRate"]}</FieldError>
        </div>
      )}
    </div>
  );
}

const whatClass =
  "col-span-full grid min-w-0 gap-3 xl:col-span-1 xl:flex xl:min-h-11 xl:flex-wrap xl:items-center xl:gap-x-4 xl:gap-y-1";

/** What a line is: the words of the service, or the company's own; whether it is priced, and an option, which on a wide screen its menu says. */
function What({ line, vat, offerRate, errors, onChange }: LineFieldsProps) {
  const { t } = useLingui();
  const nameOf = useLineName();
  const kinds = useLineKindWords();
  const change = (patch: Partial<LineValues>) => onChange(line.key, patch);
  const states = useLineStateWords();
  const rateText = useVatRateText();
  const ownRate = line.state === "priced" && vat !== "exempt" && line.vatRate !== offerRate && (
    <Badge tone="outline">{t`TVA ${rateText(line.vatRate)}`}</Badge>
  );
  const beside = (first: ReactNode) => (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {first}
      {line.state === "priced" && (
        <span className="xl:hidden">
          <Checkbox
            label={<Trans>En option</Trans>}
            checked={line.optional}
            onChange={({ target }) => change({ optional: target.checked })}
          />
        </span>
      )}
      <span className="empty:hidden xl:hidden">{ownRate}</span>
    </span>
  );
  const marks = line.state === "priced" && (
    <span className="flex flex-wrap gap-2 empty:hidden max-xl:hidden">
      {line.optional && <Badge tone="outline">{t`en option`}</Badge>}
      {ownRate}
    </span>
  );
  if (line.standardLineId !== undefined)
    return (
      <div className={whatClass}>
        <span className="min-w-0 font-medium wrap-anywhere max-xl:hidden">{nameOf(line.labels)}</span>
        {marks}
        <span className="xl:hidden">
          {beside(
            <Select
              compact
              aria-label={t`Ce que vous proposez : ${nameOf(line.labels)}`}
              name={`${line.key}.state`}
              value={line.state}
              options={lineStates.map((value) => ({ value, label: states[value] }))}
              onChange={({ target }) =>
                change({ state: lineStates.find((state) => state === target.value) ?? line.state })
              }
            />,
          )}
        </span>
      </div>
    );
  return (
    <div className={whatClass}>
      <LineField label={<Trans>Désignation</Trans>} error={errors["label"]} className="xl:flex-[1_1_12rem]">
        <TextInput
          name={`${line.key}.label`}
          maxLength={maxLineLabel}
          placeholder={t`Par exemple : pose de la faïence`}
          value={line.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </LineField>
      {beside(
        <Select
          compact
          aria-label={t`Genre de la ligne`}
          name={`${line.key}.kind`}
          value={line.kind}
          options={lineKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) => change({ kind: lineKinds.find((kind) => kind === target.value) ?? line.kind })}
        />,
      )}
      {marks}
    </div>
  );
}

interface LineFieldProps {
  label: ReactNode;
  error?: string | undefined;
  /** What it holds may be left out. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field of a line: its name above it, and where lines stand as a table, in the head of the column. */
function LineField({ label, error, optional = false, className, children }: LineFieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={id} className="text-xs font-semibold text-ink-2 xl:sr-only">
        {label}
      </label>
      <FieldContext value={{ id, describedBy: errorId, invalid: error !== undefined, required: !optional }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
