import { Plural, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import type { Column } from "#list/column.ts";
import { CellNote } from "#ui/table/table.tsx";
import { AccountStateCell } from "../account/account-state.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { PersonCell } from "../account/person-cell.tsx";
import { sortLink } from "#list/sort-link.tsx";
import type { ClientsValues } from "./clients-search.ts";
import { placeOfClient } from "./place-of-client.ts";

export function usePersonColumns(sort: ClientsValues["sort"]): Column<TendererItem>[] {
  const { t } = useLingui();
  return [
    {
      key: "name",
      header: t`Client`,
      primary: true,
      cell: ({ user }) => <PersonCell name={nameOfUser(user)} note={user.email} round />,
      sorted: sort === "name" ? "ascending" : undefined,
      sortLink: sortLink("name"),
    },
    { key: "place", header: t`Lieu`, place: "below", cell: (client) => <Place client={client} /> },
    {
      key: "requests",
      header: t`Demandes`,
      place: "figure",
      hideOn: "middle",
      cell: ({ jobRequests }) => <Requests {...jobRequests} />,
    },
    { key: "state", header: t`État`, place: "foot", cell: (client) => <AccountStateCell account={client} /> },
    {
      key: "created",
      header: t`Inscription`,
      hideOn: "phone",
      cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
      sorted: sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : undefined,
      sortLink: sortLink(sort === "newest" ? "oldest" : "newest"),
    },
  ];
}

function Place({ client }: { client: TendererItem }) {
  const { t } = useLingui();
  const place = placeOfClient(client);
  if (!place && !client.region) return <span className="text-ink-3">{t`Non indiqué`}</span>;
  return (
    <>
      {place}
      {client.region && <CellNote className="max-md:hidden!">{client.region.name}</CellNote>}
    </>
  );
}

function Requests({ total, active }: TendererItem["jobRequests"]) {
  return (
    <span className="num">
      <Plural value={total} _0="Aucune demande" one="# demande" other="# demandes" />
      {active > 0 && (
        <CellNote>
          <Plural value={active} one="# à transmettre" other="# à transmettre" />
        </CellNote>
      )}
    </span>
  );
}
