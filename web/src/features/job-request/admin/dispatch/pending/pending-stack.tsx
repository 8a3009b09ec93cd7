import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, Undo2 } from "lucide-react";
import { type RefObject, useId, useRef, useState, useEffect, useEffectEvent } from "react";
import { cn } from "#ui/cn.ts";
import { Button } from "#ui/button/button.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { type PendingDispatch, keyOf } from "./pending-dispatch.ts";
import { useAllPending } from "./use-all-pending.ts";
import { usePendingDispatchCalls } from "./use-pending-dispatch-calls.ts";

const none: readonly never[] = [];

export interface PendingStackProps {
  /** Oldest first. */
  waiting: readonly PendingDispatch[];
  /** It has left, or was taken back. */
  onSettled: (pending: PendingDispatch, hasLeft?: boolean) => void;
  /** In a bar one line high, under which the list opens; otherwise it opens in the place itself. */
  inBar?: boolean | undefined;
}

/**
 * While sendings wait: what leaves, how long it still waits, and the way back of each. One stands in a line; of several the line
 * names their numbers and takes all of them back, and opens a list with the way back of each. Ctrl Z takes back the newest.
 */
export function PendingStack({ waiting, onSettled, inBar = false }: PendingStackProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const underWay = useRef(new Set<string>());
  const isMany = waiting.length > 1;
  const several = isMany && (
    <Several waiting={waiting} onSettled={onSettled} open={open} onOpen={setOpen} listId={listId} underWay={underWay} />
  );
  return (
    <section
      aria-label={t`Envoi en attente`}
      className={cn("@container/stack min-w-0", inBar ? "relative text-ink" : "md:basis-full")}
    >
      {inBar && several}
      <ul
        id={listId}
        hidden={isMany && !open}
        className={cn(
          isMany && "divide-y divide-line overflow-y-auto",
          isMany && !inBar && "max-h-32",
          isMany &&
            inBar &&
            "absolute top-full right-0 z-40 mt-1 max-h-[60dvh] w-[min(40rem,calc(100vw-4rem))] rounded-lg border border-line-strong bg-surface px-4 py-1 shadow-float",
        )}
      >
        {waiting.map((pending) => (
          <Waiting
            key={keyOf(pending)}
            pending={pending}
            isBrief={inBar && !isMany}
            underWay={underWay}
            onSettled={(hasLeft) => onSettled(pending, hasLeft)}
          />
        ))}
      </ul>
      {/* At the foot of a dialog the list opens above: what opened it stays under the pointer, and no other button comes there. */}
      {!inBar && several}
    </section>
  );
}

interface SeveralProps extends Pick<PendingStackProps, "waiting" | "onSettled"> {
  open: boolean;
  onOpen: (open: boolean) => void;
  listId: string;
  underWay: RefObject<ReadonlySet<string>>;
}

function Several({ waiting, onSettled, open, onOpen, listId, underWay }: SeveralProps) {
  const { undoAll, sendAll, busy } = useAllPending(waiting, onSettled, underWay);
  const left = useSecondsUntil(Math.min(...waiting.map(({ until }) => until)));
  const count = waiting.length;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 leading-4.5 max-md:basis-full">
        <b className="num font-semibold">
          <Plural value={count} one="# envoi en attente" other="# envois en attente" />
        </b>
        <span className="num text-ink-2 in-[.dark-bar]:text-inherit">
          {" · "}
          <Plural value={left} one="premier départ dans # seconde" other="premier départ dans # secondes" />
        </span>
        <span className="num line-clamp-1 text-xs text-ink-2 @max-[26rem]/stack:hidden">
          {waiting
            .map(({ number }) => number)
            .toReversed()
            .join(", ")}
        </span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        iconAfter={ChevronDown}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => onOpen(!open)}
      >
        <Trans>Détail</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={sendAll} held={busy} className="@max-[36rem]/stack:hidden">
        <Trans>Tout envoyer</Trans>
      </Button>
      <Button size="sm" variant="secondary" icon={Undo2} onClick={undoAll} held={busy}>
        <Trans>Tout annuler</Trans>
      </Button>
    </div>
  );
}

interface WaitingProps {
  pending: PendingDispatch;
  /** Where there is one line for it. */
  isBrief: boolean;
  underWay: RefObject<Set<string>>;
  onSettled: (hasLeft?: boolean) => void;
}

function Waiting({ pending, isBrief, underWay, onSettled }: WaitingProps) {
  const { t } = useLingui();
  const place = useRef<HTMLLIElement>(null);
  const textId = useId();
  const { number, title, until, companyIds } = pending;
  const count = companyIds.length;
  const { undo, sendNow, busy, leave } = usePendingDispatchCalls(pending, onSettled, underWay);
  const left = useSecondsUntil(until, leave);
  // The newest stands last, and what was registered last has the keys; while it is on its way back the one before has them.
  useShortcuts(busy ? none : [{ keys: "mod+z", label: t`Annuler le dernier envoi`, run: undo }], place);
  return (
    <li
      ref={place}
      className={cn("flex items-center gap-x-2 gap-y-1 text-sm", isBrief ? "min-h-9" : "flex-wrap py-1.5")}
    >
      <VisuallyHidden>
        <output>
          {t`L’offre n° ${number} part dans quelques secondes à ${plural(count, { one: "# entreprise", other: "# entreprises" })}. Ctrl Z annule l’envoi.`}
        </output>
      </VisuallyHidden>
      {/* Of a long title the end is left out, not how long one may still take it back: that stands below it where both have no room. */}
      <p
        id={textId}
        className={cn("min-w-0 flex-1", isBrief ? "flex flex-wrap gap-x-1 leading-4.5" : "max-md:basis-full")}
      >
        <span className={cn(isBrief && "flex max-w-full min-w-0 gap-x-1")}>
          <span className="num font-semibold">
            <Trans>Offre n° {number}</Trans>
          </span>
          <span className={cn(isBrief && "contents @max-[34rem]/stack:hidden")}>
            {" · "}
            <span title={isBrief ? title : undefined} className={cn(isBrief ? "min-w-0 truncate" : "wrap-anywhere")}>
              {title}
            </span>
          </span>
          {" · "}
        </span>
        <span>
          <Plural value={count} one="part à # entreprise" other="part à # entreprises" />{" "}
          <span className="num">
            <Plural value={left} one="dans # seconde" other="dans # secondes" />
          </span>
        </span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        onClick={sendNow}
        held={busy}
        aria-describedby={textId}
        className={cn(isBrief && "@max-[26rem]/stack:hidden")}
      >
        <Trans>Envoyer maintenant</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={Undo2}
        onClick={undo}
        held={busy}
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
function useSecondsUntil(until: number, onOver?: () => void): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  const over = useEffectEvent(() => onOver?.());
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
