import { useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { requestsInput } from "../list/requests-search.ts";

/** The ways to the offers before and after this one, on the page of the list that one came from. */
export function Neighbours({ id }: { id: string }) {
  const { t } = useLingui();
  const search = useSearch({ from: "/admin/jobs" });
  const { data } = trpc.jobRequest.rowsForAdmin.useQuery(requestsInput(search, useSession()?.user.id), {
    ...handlesOwnErrors,
    staleTime: 60_000,
  });
  const rows = data?.items ?? [];
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0 || rows.length < 2) return null;
  const ways = [
    { row: rows[place - 1], icon: ChevronLeft, label: t`Offre précédente de la liste` },
    { row: rows[place + 1], icon: ChevronRight, label: t`Offre suivante de la liste` },
  ];
  return (
    <nav aria-label={t`Offres de la liste`} className="flex gap-1">
      {ways.map(({ row, icon, label }) =>
        row ? (
          <Link
            key={label}
            to="/admin/jobs/$id"
            params={{ id: row.id }}
            search
            aria-label={`${label} : ${row.title}`}
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
