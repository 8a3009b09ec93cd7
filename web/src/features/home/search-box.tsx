import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Pictogram } from "../../art/pictogram.tsx";
import { Button } from "../../ui/button.tsx";
import { attachSearch } from "./attach-search.ts";

/**
 * Finds a trade: a plain form that the server answers. The page's script, or this component once React has taken over,
 * makes it suggest while one types.
 */
export function SearchBox({ typed }: { typed: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => (box.current ? attachSearch(box.current, i18n.locale) : undefined), [i18n.locale]);
  return (
    <search
      ref={box}
      data-act="search"
      data-language={i18n.locale}
      data-said={t`Métiers proposés : #. Flèche du bas pour y aller.`}
      className="relative pt-2"
    >
      <form
        action="/#resultats"
        className="grid rounded-lg border border-control bg-surface p-1.5 has-[input:focus]:border-focus has-[input:focus]:outline-3 has-[input:focus]:outline-focus md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="flex min-h-15 flex-col justify-center px-4 py-2">
          <label htmlFor={id} className="text-xs font-semibold text-ink-2">
            <Trans>De quoi avez-vous besoin ?</Trans>
          </label>
          <input
            id={id}
            data-part="field"
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            required
            maxLength={80}
            placeholder={t`Par ex. peindre un appartement`}
            defaultValue={typed}
            className="w-full min-w-0 appearance-none bg-transparent text-md leading-6.5 text-ellipsis outline-none [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
        <Button type="submit" size="lg" icon={Search} className="max-md:mt-1.5 md:min-h-15">
          <Trans>Rechercher</Trans>
        </Button>
      </form>
      <output data-part="said" className="sr-only" />
      <ul
        data-part="list"
        hidden
        className="absolute inset-x-0 top-full z-10 mt-2 rounded-lg border border-line bg-surface p-1.5 shadow-float"
      />
      <ul hidden>
        <li data-part="pattern">
          <a
            href="/"
            className="flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 text-base text-ink no-underline hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-3"
          >
            <Pictogram icon={undefined} size="sm" />
            <span className="min-w-0 font-medium" />
            <span className="ml-auto shrink-0 text-sm text-ink-3 max-md:hidden" />
          </a>
        </li>
      </ul>
    </search>
  );
}
