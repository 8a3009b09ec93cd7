import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { InboxPage } from "./last-inbox.ts";

const look = buttonClass({ variant: "ghost", size: "sm", shape: "icon" });

/** Where a request stands in the list that it was opened from, and the ways to those before and after it; `p` and `n` go them too. */
export default function InboxNeighbours({ id, page }: { id: string; page: InboxPage }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const at = page.ids.indexOf(id);
  const place = page.before + at + 1;
  const { total } = page;
  const ways = [
    { by: -1, icon: ChevronLeft, label: t`Demande précédente de la liste`, keys: "p" },
    { by: 1, icon: ChevronRight, label: t`Demande suivante de la liste`, keys: "n" },
  ].map(({ by, ...way }) => ({ ...way, by, to: page.ids[at + by], ends: by < 0 ? place <= 1 : place >= total }));
  useShortcuts(
    ways.flatMap(({ to, label, keys }) =>
      to === undefined
        ? []
        : [{ keys, label, run: () => void navigate({ to: "/company/requests/$id", params: { id: to } }) }],
    ),
  );
  if (total < 2) return null;
  const [previous, next] = ways.map(({ by, icon, label, keys, to, ends }) =>
    to !== undefined ? (
      <Link
        key={keys}
        to="/company/requests/$id"
        params={{ id: to }}
        aria-label={label}
        aria-keyshortcuts={keys}
        title={label}
        className={look}
      >
        <Icon of={icon} />
      </Link>
    ) : ends ? (
      <span key={keys} className={`${look} opacity-30`}>
        <Icon of={icon} />
      </span>
    ) : (
      // The list goes on: on another page of it.
      <Link
        key={keys}
        to="/company"
        search={{ ...page.search, pageNumber: page.search.pageNumber + by }}
        aria-label={by < 0 ? t`Page précédente de la liste` : t`Page suivante de la liste`}
        className={look}
      >
        <Icon of={icon} />
      </Link>
    ),
  );
  return (
    <nav
      aria-label={t`Demandes de la liste`}
      className="-my-2 flex shrink-0 items-center text-sm text-ink-2 print:hidden"
    >
      {previous}
      <span className="num px-1">
        <Trans>
          {place} sur {total}
        </Trans>
      </span>
      {next}
    </nav>
  );
}
