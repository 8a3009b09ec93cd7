import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { attachSearch } from "./attach-search.ts";
import { rowClass } from "./row-class.ts";
import { PlacePattern } from "./place-pattern.tsx";

interface SearchBoxProps {
  typed?: string;
  place?: string;
}

const sheetClass = [
  "data-sheet:fixed data-sheet:inset-0 data-sheet:z-50 data-sheet:overflow-y-auto data-sheet:overscroll-contain",
  "data-sheet:bg-surface data-sheet:px-4 data-sheet:pt-1 data-sheet:pb-6 data-sheet:text-left",
].join(" ");
const formClass = [
  "grid rounded-lg border border-control bg-surface p-1.5 text-left md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_auto]",
  "group-not-data-sheet/search:has-[input:focus]:border-focus group-not-data-sheet/search:has-[input:focus]:outline-3",
  "outline-focus group-data-sheet/search:border-0 group-data-sheet/search:p-0",
].join(" ");
const listClass = [
  "absolute top-full z-10 mt-2 rounded-lg border border-line bg-surface p-1.5 text-left shadow-float",
  "group-data-sheet/search:static group-data-sheet/search:mt-0 group-data-sheet/search:border-0 group-data-sheet/search:p-0 group-data-sheet/search:py-1 group-data-sheet/search:shadow-none",
].join(" ");

/**
 * Finds a service, and the place it is wanted at: a plain form that the server answers. The page's script, or this
 * component once React has taken over, makes it suggest while one types and gives it the whole screen of a phone.
 */
export function SearchBox({ typed = "", place = "" }: SearchBoxProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLElement>(null);
  const missing = useId();
  useEffect(() => (box.current ? attachSearch(box.current, i18n.locale) : undefined), [i18n.locale]);
  return (
    <search
      ref={box}
      data-act="search"
      data-language={i18n.locale}
      data-said={t`Prestations proposées : #. Flèche du bas pour y aller.`}
      data-nothing={t`Aucune prestation trouvée. Essayez un mot plus court.`}
      data-said-places={t`Lieux proposés : #. Flèche du bas pour y aller.`}
      className={`group/search relative pt-2 ${sheetClass}`}
    >
      <div className="hidden min-h-14 items-center gap-1 font-semibold group-data-sheet/search:flex">
        <IconButton icon={ArrowLeft} label={t`Fermer la recherche`} data-part="leave" className="-ml-3" />
        <Trans>Trouver une prestation</Trans>
      </div>
      <form action="/" className={formClass}>
        <SearchField label={<Trans>De quoi avez-vous besoin ?</Trans>}>
          {(props) => (
            <input
              {...props}
              data-part="field"
              name="q"
              type="search"
              required
              maxLength={80}
              placeholder={t`Par ex. peindre un appartement`}
              defaultValue={typed}
            />
          )}
        </SearchField>
        <p
          id={missing}
          data-part="missing"
          hidden
          className="px-4 py-2 text-sm font-medium text-danger md:order-last md:col-span-3"
        >
          <Trans>Écrivez ce que vous cherchez, par exemple « peinture ».</Trans>
        </p>
        <ul data-part="list" hidden className={`${listClass} inset-x-0`} />
        <SearchField
          label={<Trans>Où ?</Trans>}
          className="border-line max-md:border-t md:border-l group-data-sheet/search:mt-3"
        >
          {(props) => (
            <input
              {...props}
              data-part="place"
              name="place"
              type="text"
              maxLength={80}
              placeholder={t`NPA ou localité`}
              defaultValue={place}
            />
          )}
        </SearchField>
        <ul data-part="places" hidden className={`${listClass} inset-x-0 md:left-1/2`} />
        <Button
          type="submit"
          size="lg"
          icon={Search}
          className="max-md:mt-1.5 md:min-h-15 group-data-sheet/search:mt-3"
        >
          <Trans>Rechercher</Trans>
        </Button>
      </form>
      <output data-part="said" className="sr-only" />
      <ul hidden>
        <li data-part="pattern">
          <a href="/" className={rowClass}>
            <Pictogram icon={undefined} size="sm" />
            <span className="min-w-0 font-medium" />
            <span className="ml-auto shrink-0 text-sm text-ink-3 max-md:hidden" />
          </a>
        </li>
        <PlacePattern />
      </ul>
    </search>
  );
}

const inputClass =
  "w-full min-w-0 appearance-none bg-transparent text-md leading-6.5 text-ellipsis outline-none [&::-webkit-search-cancel-button]:hidden";
const fieldClass = [
  "flex min-h-15 min-w-0 flex-col justify-center px-4 py-2",
  "group-data-sheet/search:rounded-md group-data-sheet/search:border group-data-sheet/search:border-control",
  "group-data-sheet/search:has-[input:focus]:border-focus group-data-sheet/search:has-[input:focus]:outline-3 group-data-sheet/search:has-[input:focus]:outline-focus",
].join(" ");

interface SearchFieldProps {
  label: ReactNode;
  className?: string;
  children: (props: { id: string; className: string; autoComplete: "off"; enterKeyHint: "search" }) => ReactNode;
}

function SearchField({ label, className = "", children }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`${fieldClass} ${className}`}>
      <label htmlFor={id} className="text-xs font-semibold text-ink-2">
        {label}
      </label>
      {children({ id, className: inputClass, autoComplete: "off", enterKeyHint: "search" })}
    </div>
  );
}
