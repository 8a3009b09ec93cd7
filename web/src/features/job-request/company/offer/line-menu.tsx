import { Trans, useLingui } from "@lingui/react/macro";
import type { Vat } from "@metiro/shared/job-request/response";
import { lineStates } from "@metiro/shared/offer/constants";
import type { VatRateInForce } from "@metiro/shared/offer/schema";
import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Trash2 } from "lucide-react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { useLineName } from "#domain/offer/line-text.ts";
import { useVatRateText } from "#domain/offer/offer-words.ts";
import { useLineStateWords } from "#domain/offer/line-text.ts";
import { ratesWith } from "./draft/offer-rate.ts";
import type { LineValues } from "./draft/offer-values.ts";

export interface LineFieldsProps {
  line: LineValues;
  /** Place in the list, from one on: what a line without words is called by. */
  number: number;
  vat: Vat;
  currency: string;
  vatRates: readonly VatRateInForce[];
  /** Of the lines that have none of their own. */
  offerRate: number;
  /** In words, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (key: string, patch: Partial<LineValues>) => void;
  onMove: (key: string, by: 1 | -1) => void;
  onCopy: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Of a line in a row alone: where there is no row its fields say it. */
const inRow = "max-xl:hidden";

/** What is seldom done with a line: a VAT rate of its own; on a wide screen whether it is priced, and an option; with one of one's own, its place and its end. */
export function LineMenu(props: LineFieldsProps) {
  const { line, number, vat, vatRates, offerRate, onChange } = props;
  const { t } = useLingui();
  const nameOf = useLineName();
  const states = useLineStateWords();
  const rateText = useVatRateText();
  const isRated = line.state === "priced" && vat !== "exempt";
  const isOwn = line.standardLineId === undefined;
  const name = (isOwn ? line.label : nameOf(line.labels)) || t`ligne ${number}`;
  return (
    // Where there is no row the fields of a line say themselves whether it is priced: its rate is left.
    <div className={cn("justify-self-end", !isOwn && !isRated && "max-xl:hidden")}>
      <DropdownMenu align="end" trigger={<IconButton icon={EllipsisVertical} label={t`Actions sur « ${name} »`} />}>
        {line.state === "priced" && (
          <MenuItem className={inRow} onSelect={() => onChange(line.key, { optional: !line.optional })}>
            {line.optional ? <Trans>Ne plus proposer en option</Trans> : <Trans>Proposer en option</Trans>}
          </MenuItem>
        )}
        {isRated &&
          ratesWith(vatRates, offerRate)
            .filter((rate) => rate !== line.vatRate)
            .map((rate) => (
              <MenuItem key={rate} onSelect={() => onChange(line.key, { vatRate: rate })}>
                {rate === offerRate
                  ? t`TVA de l’offre (${rateText(rate)})`
                  : t`TVA à ${rateText(rate)} pour cette ligne`}
              </MenuItem>
            ))}
        {isOwn ? (
          <OwnLineItems {...props} />
        ) : (
          lineStates
            .filter((state) => state !== line.state)
            .map((state) => (
              <MenuItem key={state} className={inRow} onSelect={() => onChange(line.key, { state })}>
                {states[state]}
              </MenuItem>
            ))
        )}
      </DropdownMenu>
    </div>
  );
}

function OwnLineItems({ line, onMove, onCopy, onRemove }: LineFieldsProps) {
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={ArrowUp} onSelect={() => onMove(line.key, -1)}>
        <Trans>Monter</Trans>
      </MenuItem>
      <MenuItem icon={ArrowDown} onSelect={() => onMove(line.key, 1)}>
        <Trans>Descendre</Trans>
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => onCopy(line.key)}>
        <Trans>Dupliquer</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => onRemove(line.key)}>
        <Trans>Retirer la ligne</Trans>
      </MenuItem>
    </>
  );
}
