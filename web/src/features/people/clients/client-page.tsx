import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import { trpc } from "#api/trpc.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { useVisited } from "#session/device/use-visited.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { AccountActionsMenu } from "../account/account-actions-menu.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { AccountState } from "../account/account-state.tsx";
import { LockNote } from "../account/lock-note.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { LockoutsCard } from "../account/lockouts-card.tsx";
import { EditButton } from "../edit/edit-button.tsx";
import { placeOfClient } from "./place-of-client.ts";

const EditPerson = lazyPart(() => import("../edit/edit-person.tsx"));

interface ClientPageProps {
  id: string;
  /** Back to the list, as it was. */
  leave: () => Promise<void>;
  /** The client's requests. */
  requests: ReactNode;
  /** What was done with the account, and by it. */
  audit: ReactNode;
}

/** Everything about one client, and what an admin can do with the account. */
export function ClientPage({ id, leave, requests, audit }: ClientPageProps) {
  const { t } = useLingui();
  const [client] = trpc.tenderer.get.useSuspenseQuery({ id });
  const [user] = trpc.user.get.useSuspenseQuery({ id: client.user.id });
  const name = nameOfUser(client.user);
  useVisited({ kind: "tenderer", id, label: name });
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Clients`, link: (parts) => <Link {...parts} to="/admin/tenderer/all" search /> }]}
            current={name}
          />
        }
        title={name}
        description={
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <AccountState account={user} />
            <span>
              <Trans>inscrit le {formatDay(client.createdAt)}</Trans>
            </span>
          </span>
        }
        actions={
          <>
            <EditButton dialog={(close) => <EditPerson user={user} client={client} onClose={close} />} />
            <AccountActionsMenu account={{ id: user.id, name, lockedAt: user.lockedAt }} onRemoved={leave} />
          </>
        }
      />
      <LockNote user={user} />
      <LockoutsCard userId={user.id} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {requests}
          {audit}
        </div>
        <aside className="grid min-w-0 gap-6">
          <AddressCard client={client} />
          <AccountCard id={user.id} />
        </aside>
      </div>
    </>
  );
}

/** Where the client lives. */
function AddressCard({ client }: { client: TendererItem }) {
  const place = placeOfClient(client);
  const address = [client.street, place].filter(Boolean).join(", ");
  return (
    <Card>
      <CardHead title={<Trans>Adresse</Trans>} />
      <CardBody>
        {address || client.region ? (
          <div className="text-sm">
            {address && <p className="font-medium">{address}</p>}
            <p className="text-ink-2">
              {[client.subregion?.name, client.region?.name].filter((name) => name !== undefined).join(", ")}
            </p>
          </div>
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>Non indiquée</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
