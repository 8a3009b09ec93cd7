import { useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { Neighbour } from "../list/trail/use-list-trail.ts";

interface NeighboursProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The ways to the offers before and after this one in the list that one came from; `p` and `n` go them too. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ways = [
    { row: previous, icon: ChevronLeft, label: t`Offre précédente de la liste`, keys: "p" },
    { row: next, icon: ChevronRight, label: t`Offre suivante de la liste`, keys: "n" },
  ].map(({ row, ...way }) => ({
    ...way,
    row,
    // The way back to the list leads to the page on which the other one stands.
    to:
      row &&
      ({
        to: "/admin/jobs/$id",
        params: { id: row.id },
        search: (list: object) => ({ ...list, pageNumber: row.page }),
      } as const),
  }));
  useShortcuts(ways.flatMap(({ to, label, keys }) => (to ? [{ keys, label, run: () => void navigate(to) }] : [])));
  if (!previous && !next) return null;
  return (
    <nav aria-label={t`Offres de la liste`} className="flex gap-1 max-md:flex-none!">
      {ways.map(({ row, to, icon, label, keys }) =>
        to ? (
          <Link
            key={label}
            {...to}
            aria-label={row?.title === undefined ? label : `${label} : ${row.title}`}
            aria-keyshortcuts={keys}
            title={row?.title}
            className={buttonClass({ variant: "secondary", shape: "icon" })}
          >
            <Icon of={icon} />
          </Link>
        ) : (
          <span key={label} className={buttonClass({ variant: "ghost", shape: "icon", className: "opacity-30" })}>
            <Icon of={icon} />
          </span>
        ),
      )}
    </nav>
  );
}
