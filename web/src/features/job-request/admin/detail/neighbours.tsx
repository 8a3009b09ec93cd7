import { useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { requestsInput } from "../list/requests-search.ts";

/** The ways to the offers before and after this one, on the page of the list that one came from; `p` and `n` go them too. */
export function Neighbours({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: "/admin/jobs" });
  const { data } = trpc.jobRequest.rowsForAdmin.useQuery(requestsInput(search, useSession()?.user.id), {
    ...handlesOwnErrors,
    staleTime: 60_000,
  });
  const rows = data?.items ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const ways =
    place < 0 || rows.length < 2
      ? []
      : [
          { row: rows[place - 1], icon: ChevronLeft, label: t`Offre précédente de la liste`, keys: "p" },
          { row: rows[place + 1], icon: ChevronRight, label: t`Offre suivante de la liste`, keys: "n" },
        ];
  useShortcuts(
    ways.flatMap(({ row, label, keys }) =>
      row
        ? [{ keys, label, run: () => void navigate({ to: "/admin/jobs/$id", params: { id: row.id }, search: true }) }]
        : [],
    ),
  );
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t`Offres de la liste`} className="flex gap-1 max-md:flex-none!">
      {ways.map(({ row, icon, label, keys }) =>
        row ? (
          <Link
            key={label}
            to="/admin/jobs/$id"
            params={{ id: row.id }}
            search
            aria-label={`${label} : ${row.title}`}
            aria-keyshortcuts={keys}
            title={row.title}
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
