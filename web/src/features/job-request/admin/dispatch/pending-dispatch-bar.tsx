import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { PendingDispatch } from "./pending-dispatch.ts";
import { usePendingDispatchCalls } from "./use-pending-dispatch-calls.ts";

interface HeldBarProps {
  held: PendingDispatch;
  /** It has left, or was taken back. */
  onSettled: () => void;
}

/** While a sending waits: how long it still does, and the way back. Ctrl Z takes it back from wherever one stands. */
export function PendingDispatchBar({ held, onSettled }: HeldBarProps) {
  const { t } = useLingui();
  const count = held.companyIds.length;
  const { undo, sendNow, busy, leave } = usePendingDispatchCalls(held, onSettled);
  const left = useSecondsUntil(held.until, leave);
  useShortcuts([{ keys: "mod+z", label: t`Annuler l’envoi`, run: undo }]);
  return (
    <section
      aria-label={t`Envoi en attente`}
      data-foot-bar=""
      className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-180 animate-rise-in flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line-strong bg-surface px-4 py-3 shadow-float max-md:[&>button]:flex-auto md:bottom-6 print:hidden"
    >
      <VisuallyHidden>
        <output>
          {t`L’offre n° ${held.number} part dans quelques secondes à ${plural(count, { one: "# entreprise", other: "# entreprises" })}. Ctrl Z annule l’envoi.`}
        </output>
      </VisuallyHidden>
      <p className="min-w-0 flex-1 max-md:basis-full">
        <span className="block font-semibold">
          <Plural value={count} one="L’offre part à # entreprise" other="L’offre part à # entreprises" />{" "}
          <span className="num">
            <Plural value={left} one="dans # seconde" other="dans # secondes" />
          </span>
        </span>
        <span className="block text-sm text-ink-2">
          <Trans>Rien n’est encore parti.</Trans>
        </span>
      </p>
      <Button variant="secondary" onClick={sendNow} disabled={busy}>
        <Trans>Envoyer maintenant</Trans>
      </Button>
      <Button icon={Undo2} onClick={undo} disabled={busy} aria-keyshortcuts="Control+Z Meta+Z">
        <Trans>Annuler l’envoi</Trans>
      </Button>
    </section>
  );
}

/** By the server's clock it is certainly over then. */
const grace = 700;

/** Whole seconds until a moment; calls `onOver` once when it has come. */
function useSecondsUntil(until: number, onOver: () => void): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  const over = useEffectEvent(onOver);
  const tick = useEffectEvent(() => {
    const now = leftNow();
    setLeft(now);
    return now;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (tick() > 0 || Date.now() < until + grace) return;
      clearInterval(timer);
      over();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
