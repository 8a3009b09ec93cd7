import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import { useState } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Combobox } from "#ui/input/combobox.tsx";
import { Field } from "#ui/input/field.tsx";
import { DistrictSelects } from "./district-selects.tsx";
import { placeText } from "./meant-place.ts";
import { type PlaceValue, usePlaceSearch } from "./use-place-search.ts";

interface PlaceFieldProps {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  /** Cantons with their districts. Absent: the district does not matter. */
  regions?: readonly RegionTree[] | undefined;
  optional?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** What is wrong with the place, the district included. */
  error?: string | undefined;
  className?: string | undefined;
}

/** One field for postal code or locality; canton and district follow from it, are shown, and can be changed. */
export function PlaceField({ value, onChange, regions, optional, onBlur, error, className }: PlaceFieldProps) {
  const { t } = useLingui();
  const { found, busy, text, unknown, type, choose, leave } = usePlaceSearch(value, onChange, regions !== undefined);
  const [left, setLeft] = useState(false);
  const [byHand, setByHand] = useState(false);
  const isKnown = (regions ? value.regionId : value.postalCode) !== undefined;
  const several = found.length > 0;
  const untold = several
    ? t`Plusieurs lieux correspondent. Choisissez le vôtre dans la liste.`
    : t`Nous ne connaissons pas « ${text} ». Vérifiez le NPA, ou écrivez le nom de la localité.`;
  const missing =
    error === undefined || isKnown ? undefined : text === "" ? t`Indiquez un NPA ou une localité.` : untold;
  const placeError = left && unknown ? untold : (missing ?? (regions === undefined ? error : undefined));
  return (
    <div className={className}>
      <div className="grid gap-4">
        <Field
          label={t`NPA ou localité`}
          optional={optional}
          help={t`Par exemple 1003 ou Lausanne.`}
          error={byHand && isKnown ? undefined : placeError}
        >
          <Combobox
            name="postalCode"
            keepsText
            autoComplete="postal-code"
            chosen={text}
            busy={busy}
            // Where it is said below as what is wrong, it is not said twice.
            empty={unknown && placeError === undefined ? untold : undefined}
            onType={(typed) => {
              setLeft(false);
              type(typed);
            }}
            options={found.map((place) => ({ value: place.postalCode, label: placeText(place) }))}
            onChoose={({ value: code }) => {
              const place = found.find(({ postalCode }) => postalCode === code);
              if (place) choose(place);
            }}
            onBlur={() => {
              setLeft(true);
              leave();
              onBlur?.();
            }}
          />
        </Field>
        {regions && !isKnown && !byHand && (unknown || error !== undefined) && (
          <Button variant="link" className="justify-self-start" onClick={() => setByHand(true)}>
            <Trans>Choisir le canton et le district</Trans>
          </Button>
        )}
        {regions && (isKnown || byHand) && (
          <District
            regions={regions}
            value={value}
            onChange={onChange}
            optional={optional}
            byHand={byHand}
            error={error}
          />
        )}
      </div>
    </div>
  );
}

interface DistrictProps extends Omit<PlaceFieldProps, "regions" | "className" | "onBlur"> {
  regions: readonly RegionTree[];
  byHand: boolean;
}

/** The district that was found, in words, until somebody wants another one. A postal code holds the canton fast. */
function District({ regions, value, onChange, optional, byHand, error }: DistrictProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const [changing, setChanging] = useState(false);
  const canton = regions.find(({ id }) => id === value.regionId);
  const district = canton?.subregions.find(({ id }) => id === value.subregionId);
  if (canton && district && !changing && !byHand)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 text-base">
        <span>
          <Trans>
            District : {nameOf(district)}, {nameOf(canton)}
          </Trans>
        </span>
        <Button variant="link" onClick={() => setChanging(true)} aria-label={t`Modifier le district`}>
          <Trans>Modifier</Trans>
        </Button>
      </p>
    );
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <DistrictSelects
        regions={canton && value.postalCode ? [canton] : regions}
        value={value}
        onChange={(chosen) => onChange({ ...value, regionId: chosen.regionId, subregionId: chosen.subregionId })}
        optional={optional}
        error={error === undefined ? undefined : t`Choisissez le district.`}
      />
    </div>
  );
}
