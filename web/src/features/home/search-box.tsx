import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Pictogram } from "../../art/pictogram.tsx";
import { Button } from "../../ui/button.tsx";
import { attachSearch } from "./attach-search.ts";

interface SearchBoxProps {
  typed: string;
  place: string;
}

const listClass = "absolute top-full z-10 mt-2 rounded-lg border border-line bg-surface p-1.5 shadow-float";
const rowClass = [
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-base text-ink no-underline",
  "hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-3",
].join(" ");

/**
 * Finds a trade, and the place it is wanted at: a plain form that the server answers. The page's script, or this
 * component once React has taken over, makes it suggest while one types.
 */
export function SearchBox({ typed, place }: SearchBoxProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLElement>(null);
  useEffect(() => (box.current ? attachSearch(box.current, i18n.locale) : undefined), [i18n.locale]);
  return (
    <search
      ref={box}
      data-act="search"
      data-language={i18n.locale}
      data-said={t`Métiers proposés : #. Flèche du bas pour y aller.`}
      data-said-places={t`Lieux proposés : #. Flèche du bas pour y aller.`}
      className="relative pt-2"
    >
      <form
        action="/#resultats"
        className="grid rounded-lg border border-control bg-surface p-1.5 has-[input:focus]:border-focus has-[input:focus]:outline-3 has-[input:focus]:outline-focus md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_auto]"
      >
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
        <SearchField label={<Trans>Où ?</Trans>} className="border-line max-md:border-t md:border-l">
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
        <Button type="submit" size="lg" icon={Search} className="max-md:mt-1.5 md:min-h-15">
          <Trans>Rechercher</Trans>
        </Button>
      </form>
      <output data-part="said" className="sr-only" />
      <ul data-part="list" hidden className={`${listClass} inset-x-0`} />
      <ul data-part="places" hidden className={`${listClass} inset-x-0 md:left-1/2`} />
      <ul hidden>
        <li data-part="pattern">
          <a href="/" className={rowClass}>
            <Pictogram icon={undefined} size="sm" />
            <span className="min-w-0 font-medium" />
            <span className="ml-auto shrink-0 text-sm text-ink-3 max-md:hidden" />
          </a>
        </li>
        <li data-part="place-pattern">
          <button type="button" className={rowClass}>
            <Trans>Où ?</Trans>
          </button>
        </li>
      </ul>
    </search>
  );
}

const inputClass =
  "w-full min-w-0 appearance-none bg-transparent text-md leading-6.5 text-ellipsis outline-none [&::-webkit-search-cancel-button]:hidden";

interface SearchFieldProps {
  label: ReactNode;
  className?: string;
  children: (props: { id: string; className: string; autoComplete: "off"; enterKeyHint: "search" }) => ReactNode;
}

function SearchField({ label, className = "", children }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`flex min-h-15 min-w-0 flex-col justify-center px-4 py-2 ${className}`}>
      <label htmlFor={id} className="text-xs font-semibold text-ink-2">
        {label}
      </label>
      {children({ id, className: inputClass, autoComplete: "off", enterKeyHint: "search" })}
    </div>
  );
}
