import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { keyOf, type PendingDispatch } from "./pending-dispatch.ts";
import { usePendingDispatchCalls } from "./use-pending-dispatch-calls.ts";

interface PendingStackProps {
  /** Oldest first. */
  waiting: readonly PendingDispatch[];
  /** It has left, or was taken back. */
  onSettled: (pending: PendingDispatch) => void;
}

/** While sendings wait: what leaves, how long it still waits, and the way back of each. Ctrl Z takes back the newest. */
export function PendingStack({ waiting, onSettled }: PendingStackProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Envoi en attente`} className="min-w-0 md:basis-full">
      <ul className="max-h-32 divide-y divide-line overflow-y-auto">
        {waiting.map((pending) => (
          <Waiting key={keyOf(pending)} pending={pending} onSettled={() => onSettled(pending)} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ pending, onSettled }: { pending: PendingDispatch; onSettled: () => void }) {
  const { t } = useLingui();
  const place = useRef<HTMLLIElement>(null);
  const textId = useId();
  const { number, title, until, companyIds } = pending;
  const count = companyIds.length;
  const { undo, sendNow, busy, leave } = usePendingDispatchCalls(pending, onSettled);
  const left = useSecondsUntil(until, leave);
  // The newest stands last, and what was registered last has the keys.
  useShortcuts([{ keys: "mod+z", label: t`Annuler le dernier envoi`, run: undo }], place);
  return (
    <li ref={place} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
      <VisuallyHidden>
        <output>
          {t`L’offre n° ${number} part dans quelques secondes à ${plural(count, { one: "# entreprise", other: "# entreprises" })}. Ctrl Z annule l’envoi.`}
        </output>
      </VisuallyHidden>
      <p id={textId} className="min-w-0 flex-1 max-md:basis-full">
        <span className="num font-semibold">
          <Trans>Offre n° {number}</Trans>
        </span>
        {" · "}
        {title}
        {" · "}
        <Plural value={count} one="part à # entreprise" other="part à # entreprises" />{" "}
        <span className="num">
          <Plural value={left} one="dans # seconde" other="dans # secondes" />
        </span>
      </p>
      <Button size="sm" variant="ghost" onClick={sendNow} disabled={busy} aria-describedby={textId}>
        <Trans>Envoyer maintenant</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={Undo2}
        onClick={undo}
        disabled={busy}
        aria-describedby={textId}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        <Trans>Annuler l’envoi</Trans>
      </Button>
    </li>
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
