import type * as finderModule from "@metiro/shared/contact-details/hide";
import { Trans } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";

type Finder = Pick<typeof finderModule, "tellsContact" | "withoutContact">;

/**
 * Stands under a free text and says what is hidden until an answer is accepted, and that not all can be found. When the text tells
 * how somebody can be reached it offers to take that out.
 */
export function ContactNotice({
  text,
  writer,
  quiet = false,
  onChange,
}: {
  text: string;
  writer: "client" | "company";
  /** Speaks only when there is something to take out: of a short text, or where the page has said it already. */
  quiet?: boolean;
  onChange: (text: string) => void;
}) {
  const said = useRef<HTMLDivElement>(null);
  const finder = useFinder(text !== "");
  const settled = useDeferredValue(text);
  const tells = finder?.tellsContact(settled) ?? false;
  return (
    <>
      {!quiet && finder && text !== "" && !tells && <WhatIsHidden writer={writer} />}
      <div ref={said} aria-live="polite" tabIndex={-1} className={tells ? "rounded-md" : "sr-only"}>
        {tells && (
          <Note tone="info">
            <p>
              {writer === "client" ? (
                <Trans>
                  Votre numéro et votre adresse sont transmis à l’entreprise que vous choisissez ; inutile de les écrire
                  ici.
                </Trans>
              ) : (
                <Trans>
                  Vos coordonnées sont transmises au client dès qu’il vous choisit ; inutile de les écrire ici.
                </Trans>
              )}
            </p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              onClick={() => {
                // The button goes with what it took out, and may not take the focus along.
                said.current?.focus();
                if (finder) onChange(finder.withoutContact(text));
              }}
            >
              <Trans>Retirer du texte</Trans>
            </Button>
          </Note>
        )}
      </div>
    </>
  );
}

function WhatIsHidden({ writer }: { writer: "client" | "company" }) {
  return (
    <p className="text-sm text-ink-2">
      {writer === "client" ? (
        <Trans>
          Numéros, e-mails, sites, pseudos et rues restent masqués jusqu’à votre choix, quand nous les reconnaissons. Un
          nom, un texte dans une photo ou une tournure détournée peuvent nous échapper : n’écrivez pas ce que vous ne
          voulez pas montrer.
        </Trans>
      ) : (
        <Trans>
          Numéros, e-mails, sites, pseudos et rues restent masqués jusqu’à ce que le client vous choisisse, quand nous
          les reconnaissons. Un nom, un texte dans une photo ou une tournure détournée peuvent nous échapper.
        </Trans>
      )}
    </p>
  );
}

/** The finder, loaded when there is something to look at: most pages have nothing. Without it nothing is said. */
function useFinder(wanted: boolean): Finder | undefined {
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (!wanted) return;
    import("@metiro/shared/contact-details/hide").then(
      (loaded) => setFinder(loaded),
      () => undefined,
    );
  }, [wanted]);
  return finder;
}
