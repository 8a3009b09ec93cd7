import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LineKind } from "@metiro/shared/offer/constants";
import { lineKinds, maxLines } from "@metiro/shared/offer/constants";
import type { VatRateInForce } from "@metiro/shared/offer/schema";
import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Card, CardFoot, CardHead } from "#ui/display/card.tsx";
import { FieldError } from "#ui/input/field.tsx";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { useLineKindWords, useVatRateText } from "#domain/offer/offer-words.ts";
import { columnsClass } from "./line-fields.tsx";
import { goToLine } from "./go-to-line.ts";
import { LineRow } from "./line-row.tsx";
import { isBlank } from "./offer-reckoning.ts";
import { withOneRate } from "./draft/offer-rate.ts";
import { type LineValues, newOfferLine, type OfferValues } from "./draft/offer-values.ts";

interface LinesCardProps {
  values: OfferValues;
  currency: string;
  vatRates: readonly VatRateInForce[];
  /** By key of a line and field: `line-3.unitPrice`. */
  faults: Readonly<Record<string, string>>;
  /** Of the lines as a whole. */
  fault: string | undefined;
  /** On a phone the line that is open. */
  open: string | undefined;
  onOpen: (key: string | undefined) => void;
  change: (next: (before: OfferValues) => OfferValues) => void;
  /** Beside the title: what is kept to be used again. */
  aside: ReactNode;
  /** What the lines come to: below their amounts. */
  sums: ReactNode;
}

const nothing: Readonly<Record<string, string>> = {};

/** The lines of an offer, those of the service first. */
export function LinesCard({
  values,
  currency,
  vatRates,
  faults,
  fault,
  open,
  onOpen,
  change,
  aside,
  sums,
}: LinesCardProps) {
  const { t } = useLingui();
  const kinds = useLineKindWords();
  const rateText = useVatRateText();
  const { lines, vat, vatRate } = values;

  const onLines = useCallback(
    (next: (before: LineValues[]) => LineValues[]) => change((before) => ({ ...before, lines: next(before.lines) })),
    [change],
  );
  const onChange = useCallback(
    (key: string, patch: Partial<LineValues>) =>
      onLines((before) => before.map((line) => (line.key === key ? { ...line, ...patch } : line))),
    [onLines],
  );
  const onMove = useCallback((key: string, by: 1 | -1) => onLines((before) => moved(before, key, by)), [onLines]);
  const onRemove = useCallback(
    (key: string) => onLines((before) => before.filter((line) => line.key !== key)),
    [onLines],
  );
  const add = useCallback(
    (line: LineValues, below?: string) => {
      onLines((before) => {
        if (before.length >= maxLines) return before;
        const at = before.findIndex(({ key }) => key === below) + 1;
        return at === 0 ? [...before, line] : before.toSpliced(at, 0, line);
      });
      goToLine(line.key, onOpen);
    },
    [onLines, onOpen],
  );
  // Rows are drawn anew only when they change: what they call stays the same while others are typed in.
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const onCopy = useCallback(
    (key: string) => {
      const line = latest.current.find((one) => one.key === key);
      if (line) add({ ...line, key: newOfferLine(line.kind, line.vatRate).key }, key);
    },
    [add],
  );
  const onNext = useCallback(
    (key: string) => {
      const next = latest.current[latest.current.findIndex((line) => line.key === key) + 1];
      if (!next) return add(newOfferLine("work", vatRate));
      goToLine(next.key, onOpen);
    },
    [add, onOpen, vatRate],
  );
  const unfilled = lines.filter((line) => line.standardLineId !== undefined && isBlank(line));
  const isMixed = vat !== "exempt" && lines.some((line) => line.state === "priced" && line.vatRate !== vatRate);
  const full = lines.length >= maxLines ? t`Une offre a au plus ${maxLines} lignes.` : undefined;

  return (
    <Card>
      <CardHead title={<Plural value={lines.length} one="# ligne" other="# lignes" />} aside={aside} />
      <div
        aria-hidden="true"
        className={cn("hidden border-b border-line px-5 py-2 text-xs font-medium text-ink-3 xl:grid", columnsClass)}
      >
        <span>
          <Trans>Désignation</Trans>
        </span>
        <span className="text-right">
          <Trans>Quantité</Trans>
        </span>
        <span className="pl-3.5">
          <Trans>Unité</Trans>
        </span>
        <span className="text-right">
          <Trans>Prix unitaire ({currency})</Trans>
        </span>
        <span className="text-right">
          <Trans>Montant</Trans>
        </span>
      </div>
      <ol className="min-w-0">
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            number={index + 1}
            vat={vat}
            currency={currency}
            vatRates={vatRates}
            offerRate={vatRate}
            errors={errorsOf(faults, line.key)}
            open={open === line.key}
            onOpen={onOpen}
            onChange={onChange}
            onMove={onMove}
            onRemove={onRemove}
            onCopy={onCopy}
            isLast={index === lines.length - 1}
            onNext={onNext}
          />
        ))}
      </ol>
      <CardFoot className="items-start xl:pr-19">
        <div className="flex min-w-0 flex-wrap gap-3">
          <DropdownMenu
            align="start"
            trigger={
              <Button variant="secondary" icon={Plus} disabledReason={full}>
                <Trans>Ajouter une ligne</Trans>
              </Button>
            }
          >
            {lineKinds.map((kind: LineKind) => (
              <MenuItem key={kind} onSelect={() => add(newOfferLine(kind, vatRate))}>
                {kinds[kind]}
              </MenuItem>
            ))}
          </DropdownMenu>
          {unfilled.length > 0 && unfilled.length < lines.length && (
            <Button
              variant="ghost"
              onClick={() =>
                onLines((before) =>
                  before.map((line) =>
                    line.standardLineId !== undefined && isBlank(line) ? { ...line, state: "notOffered" } : line,
                  ),
                )
              }
            >
              <Plural
                value={unfilled.length}
                one="Marquer la ligne vide « non proposé »"
                other="Marquer les # lignes vides « non proposé »"
              />
            </Button>
          )}
          {isMixed && (
            <Button variant="ghost" onClick={() => change(withOneRate)}>
              {t`Appliquer la TVA de ${rateText(vatRate)} à toutes les lignes`}
            </Button>
          )}
          {fault && (
            <div data-form-fault="" tabIndex={-1}>
              <FieldError>{fault}</FieldError>
            </div>
          )}
        </div>
        <div className="w-full md:w-auto md:min-w-88">{sums}</div>
      </CardFoot>
    </Card>
  );
}

function errorsOf(faults: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  const own = Object.entries(faults).flatMap(([path, words]) =>
    path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), words] as const] : [],
  );
  return own.length === 0 ? nothing : Object.fromEntries(own);
}

/** Own lines change places among themselves. */
function moved(lines: LineValues[], key: string, by: 1 | -1): LineValues[] {
  const from = lines.findIndex((line) => line.key === key);
  const [line, other] = [lines[from], lines[from + by]];
  if (!line || !other || other.standardLineId !== undefined) return lines;
  return lines.with(from, other).with(from + by, line);
}
