import { useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { Link, useLocation, useRouterState } from "@tanstack/react-router";
import { CalendarClock, Inbox, MessageSquare, Pause, UserRound } from "lucide-react";
import { previewPage, profileList, profilePages } from "#domain/company/profile-pages.ts";
import { Count } from "#ui/display/badge.tsx";
import { Icon } from "#ui/icon.tsx";

const entries = [
  { to: "/company", icon: Inbox, label: msg`Demandes` },
  { to: "/company/agenda", icon: CalendarClock, label: msg`Agenda` },
  { to: "/company/messages", icon: MessageSquare, label: msg`Messages` },
  { to: "/company/profile/absence", icon: Pause, label: msg`Pause` },
  { to: profileList, icon: UserRound, label: msg`Profil` },
] as const;

/** A request and its conversation have actions of their own at the foot. */
const withOwnFoot = /^\/company\/requests\//;

/** Pages that belong to an entry and have an address beside it: what is said of a company to its profile, its templates to requests. */
const besideEntries: Partial<Record<string, (typeof entries)[number]["to"]>> = {
  [previewPage]: profileList,
  "/company/reviews": profileList,
  "/company/templates": "/company",
};

/** On a phone: where a thumb reaches, what a company goes to all day. The page keeps room for it. `unread` counts messages. */
export function BottomMenu({ unread }: { unread: number }) {
  const { t, i18n } = useLingui();
  const here = useLocation({ select: ({ pathname }) => pathname });
  // Until the page that has a foot of its own is there: without a line it does not come.
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  if (withOwnFoot.test(shown ?? here)) return null;
  const isWithin = (start: string) => here === start || here.startsWith(`${start}/`);
  // Everything begins like the inbox, which is one page alone.
  const isOpen = ({ to }: (typeof entries)[number]) =>
    to === "/company" ? here === to : isWithin(to === profileList ? profilePages.company : to);
  const open = entries.find(({ to }) => to === besideEntries[here]) ?? entries.find(isOpen);
  return (
    <>
      <div aria-hidden="true" className="h-14 md:hidden print:hidden" />
      <nav
        data-bottom-bar=""
        data-bottom-menu=""
        aria-label={t`Menu du bas`}
        className="fixed inset-x-0 bottom-(--said-below,0px) z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        <ul className="grid grid-cols-5">
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                activeOptions={{ exact: true }}
                activeProps={{}}
                aria-current={entry === open ? "page" : undefined}
                className="relative grid min-h-14 content-center justify-items-center gap-0.5 text-[min(var(--text-xs),3.4vw)] leading-4 font-medium text-ink-2 no-underline focus-visible:-outline-offset-3 aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink"
              >
                <Icon of={entry.icon} />
                {i18n._(entry.label)}
                {entry.to === "/company/messages" && unread > 0 && (
                  <Count value={unread} accent className="absolute top-1 left-[calc(50%+0.25rem)]" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
