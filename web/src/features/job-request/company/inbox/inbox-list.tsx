import { Trans, useLingui } from "@lingui/react/macro";
import type { ReceivedItem, Recipient } from "@metiro/shared/job-request/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { personName } from "@metiro/shared/user/nameless";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, X } from "lucide-react";
import { Suspense, useRef } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { UnreadNote } from "#domain/conversation/unread-note.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useAmountText, usePriceText } from "#domain/request/price-text.ts";
import { useStartText } from "#i18n/use-start-words.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { DeclineMenu } from "../decline-menu.tsx";
import { isOpen, type ReceivedState, receivedState } from "../received-state.ts";
import { Deadline } from "../received-status.tsx";
import { receivedStates } from "../received-states.ts";
import { useBrief } from "./brief.ts";
import { RowStanding } from "./row-standing.tsx";
import { hasReason, StandingReason, WonActs } from "./row-parts.ts";

interface InboxListProps {
  items: readonly ReceivedItem[];
  busy: boolean;
  label: string;
  onAnswer: (item: ReceivedItem) => void;
}

/** What a company received, in rows of one height. On a phone what can be done lies beside the row: a swipe or a button brings it. */
export function InboxList({ items, busy, label, onAnswer }: InboxListProps) {
  return (
    <ul aria-label={label} aria-busy={busy} className={cn("divide-y divide-line", busy && "opacity-60")}>
      {items.map((item) => (
        <InboxRow key={item.id} item={item} onAnswer={() => onAnswer(item)} />
      ))}
    </ul>
  );
}

function InboxRow({ item, onAnswer }: { item: ReceivedItem; onAnswer: () => void }) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const row = useRef<HTMLElement>(null);
  const state = receivedState(item);
  const fresh = state === "new";
  const [own] = item.jobRequestCompanies;
  const answerable = own !== undefined && isOpen(item) && !item.erased;
  // Whoever has won calls or writes.
  const won = own !== undefined && state === "accepted" && !item.erased;
  const reveal = () => {
    const { current } = row;
    if (!current) return;
    current.scrollTo({ left: current.scrollLeft > 0 ? 0 : current.scrollWidth, behavior: "smooth" });
  };
  return (
    <li>
      <article
        ref={row}
        aria-label={item.title}
        className="flex overscroll-x-contain max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto max-md:[scrollbar-width:none]"
      >
        <div
          className={cn(
            "relative flex min-w-full snap-start items-center gap-3 py-2 pl-4 hover:bg-hover md:min-w-0 md:flex-1 md:gap-4 md:py-3 md:pl-5 lg:min-h-22",
            // What can be done stands at the end of the row; without it the row ends as it begins.
            answerable ? "max-md:pr-1" : won ? "max-md:pr-3" : "pr-4 md:pr-5",
          )}
        >
          <Thumb item={item} />
          <div className="grid min-w-0 flex-1 items-center gap-x-4 lg:grid-cols-[minmax(0,1fr)_11rem_auto]">
            <div className="lg:min-w-0">
              <h2
                className={cn(
                  "font-sans leading-5 text-wrap wrap-anywhere max-md:line-clamp-2 tracking-[-0.005em] md:text-md md:leading-5.5",
                  fresh ? "font-bold" : "font-medium",
                )}
              >
                <Link
                  to="/company/requests/$id"
                  params={{ id: item.id }}
                  className="text-ink no-underline after:absolute md:line-clamp-2 md:min-h-6 md:w-fit after:inset-0 hover:underline"
                  title={item.title}
                >
                  {onPhone && fresh && (
                    <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-accent" />
                  )}
                  {item.title}
                </Link>
              </h2>
              {/* By when or how it stands, then what for and where: a line each on a phone. */}
              <p className="text-xs leading-4.5 text-ink-2 tabular-nums md:leading-5">
                {onPhone && (
                  <span className="line-clamp-1">
                    <PhoneState item={item} state={state} />
                  </span>
                )}
                <Summary item={item} short={onPhone} />
              </p>
            </div>
            {!onPhone && <RowStanding item={item} state={state} acts={answerable || won} />}
          </div>
          {won && onPhone && (
            <div className="relative size-11 shrink-0">
              <Suspense>
                <WonActs item={item} />
              </Suspense>
            </div>
          )}
          {answerable && (
            <IconButton
              icon={EllipsisVertical}
              label={t`Actions : ${item.title}`}
              onClick={reveal}
              className="relative md:hidden"
            />
          )}
        </div>
        {answerable && (
          <div className="flex snap-end items-center justify-end gap-2 px-3 max-md:bg-sunken md:pr-5 lg:w-44">
            <Button variant="secondary" size="sm" aria-label={t`Répondre à « ${item.title} »`} onClick={onAnswer}>
              <Trans>Répondre</Trans>
            </Button>
            {own.response === "none" && (
              // Beside a row a cross has a word under the pointer; a finger finds none there.
              <DeclineMenu
                item={item}
                trigger={
                  onPhone ? (
                    <Button variant="ghost" size="sm" aria-label={t`Décliner « ${item.title} »`}>
                      <Trans>Décliner</Trans>
                    </Button>
                  ) : (
                    <IconButton icon={X} size="sm" label={t`Décliner « ${item.title} »`} title={t`Décliner`} />
                  )
                }
              />
            )}
          </div>
        )}
        {won && !onPhone && (
          <div className="flex items-center justify-end gap-2 px-3 md:pr-5 lg:w-44">
            <Suspense>
              <WonActs item={item} />
            </Suspense>
          </div>
        )}
      </article>
    </li>
  );
}

/** First on a phone: how long one may answer, or how it stands. */
function PhoneState({ item, state }: { item: ReceivedItem; state: ReceivedState }) {
  const { i18n } = useLingui();
  const words = i18n._(receivedStates[state].label);
  return (
    <>
      {isOpen(item) ? (
        <>
          <Deadline request={item} short />
          {state === "asked" ? (
            <>
              {"\u00a0· "}
              <span className="font-semibold text-ink">{words}</span>
            </>
          ) : (
            <VisuallyHidden> {words}</VisuallyHidden>
          )}
        </>
      ) : (
        <span className={cn("font-semibold", state === "accepted" ? "text-success" : "text-ink")}>{words}</span>
      )}
      {hasReason(state) && (
        <Suspense>
          <StandingReason item={item} state={state} before={"\u00a0· "} />
        </Suspense>
      )}
      <UnreadNote jobRequestId={item.id} plain before={"\u00a0· "} />
    </>
  );
}

/** A photo says more than the drawing of the trade. */
function Thumb({ item: { photo, category } }: { item: ReceivedItem }) {
  if (!photo) return <Pictogram icon={category.icon} className="mx-1 md:mx-1.5" />;
  return (
    <img
      src={photo.url}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      alt=""
      className="size-12 shrink-0 rounded-md bg-sunken object-cover md:size-13"
    />
  );
}

/** Where, how far, for how much (on a phone that first); where there is room, when and what it is about too. */
function Summary({ item, short }: { item: ReceivedItem; short: boolean }) {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const amountOf = useAmountText();
  const priceOf = usePriceText();
  const startOf = useStartText();
  const brief = useBrief();
  const price = item.jobRequestCompanies
    .map((own) => priceOf({ ...own, ...inShort(own) }))
    .find((text) => text !== undefined);
  const most = item.budgetMax === undefined ? "" : formatAmount(item.budgetMax, item.currency);
  const budget =
    // In the one line of a phone each letter takes room from how far it is.
    short && item.budgetMin === undefined && most
      ? t`max. ${most}`
      : amountOf(item.budgetMin, item.budgetMax, item.currency);
  const { photoCount, distanceKm } = item;
  const first = [
    // It decides whether one reads on.
    short && (price ?? budget),
    // A name is told sooner than its number, where there is room for one.
    short ? (item.locality ?? placeOf(item)) : placeOf(item),
    // Within one postal code there is nothing to drive.
    distanceKm ? t`${distanceKm} km`.replace(" ", "\u00a0") : undefined,
    // What one asked oneself stands in a column of its own there.
    !short && !price && budget,
  ];
  const more = [
    (price ?? budget) ? undefined : t`budget non indiqué`,
    startOf(item),
    photoCount > 1 && t`${photoCount} photos`,
    // Whom one works for has a name; what is only asked for says what it is about.
    receivedState(item) === "accepted" && (personName({ firstName: item.tenderer.firstName }) ?? t`Client supprimé`),
    ...brief(item),
  ];
  const said = new Set(
    [...first, ...(short ? [] : more)].filter((part): part is string => typeof part === "string" && part !== ""),
  );
  // What has no room in the one line is left out whole: the most important comes first.
  return (
    <span className="flex h-4.5 flex-wrap overflow-hidden md:h-5">
      {[...said].map((part, index) => (
        <span key={part} className="max-w-full truncate">
          {index > 0 && "\u00a0· "}
          {part}
        </span>
      ))}
    </span>
  );
}

/** On a phone a price says neither its tax nor that it is for the whole: with both it was cut in the middle, and the page says them. */
const inShort = ({ priceUnit }: Recipient) => ({
  priceUnit: priceUnit === "total" ? undefined : priceUnit,
  vat: undefined,
});
