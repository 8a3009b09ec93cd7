import { useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { MapPin, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/input/select.tsx";

const radii = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];

interface PlaceRowsProps {
  places: readonly (Company["places"][number] & { districts: number })[];
  onRadius: (postalCode: string, radiusKm: number) => void;
  onRemove: (postalCode: string) => void;
  /** So many districts, in words. */
  words: (districts: number) => ReactNode;
}

/** The places around which a company serves, each with how far. */
export function PlaceRows({ places, onRadius, onRemove, words }: PlaceRowsProps) {
  const { t } = useLingui();
  if (places.length === 0) return null;
  return (
    <ul aria-label={t`Autour de ces lieux`} className="border-t border-line">
      {places.map(({ postalCode, locality, radiusKm, districts }) => (
        <li key={postalCode} className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 md:px-5">
          <Icon of={MapPin} className="text-accent-ink" />
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-semibold">
              {locality} <span className="num font-normal text-ink-3">{postalCode}</span>
            </span>
            <span className="block text-sm text-ink-2">{words(districts)}</span>
          </span>
          <Select
            compact
            className="w-28 shrink-0"
            aria-label={t`Rayon autour de ${locality}`}
            value={String(radiusKm)}
            onChange={(event) => onRadius(postalCode, Number(event.target.value))}
            options={[...new Set([...radii, radiusKm])]
              .toSorted((one, other) => one - other)
              .map((km) => ({ value: String(km), label: t`${km} km` }))}
          />
          <IconButton icon={X} label={t`Retirer : ${locality}, ${radiusKm} km`} onClick={() => onRemove(postalCode)} />
        </li>
      ))}
    </ul>
  );
}
