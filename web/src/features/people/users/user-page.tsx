import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { useVisited } from "#session/device/use-visited.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { AccountActionsMenu } from "../account/account-actions-menu.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { AccountState } from "../account/account-state.tsx";
import { LockNote } from "../account/lock-note.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { LockoutsCard } from "../account/lockouts-card.tsx";
import { RoleBadge } from "#domain/role/role-badge.tsx";
import { EditButton } from "../edit/edit-button.tsx";
import { InvitationNote } from "../edit/invitation-note.tsx";
import { BelongsCard } from "./belongs-card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ApiKeysCard = lazyPart(() => import("#domain/api-key/api-keys-card.tsx"));
const WebhooksCard = lazyPart(() => import("#domain/webhook/webhooks-card.tsx"));
const EditPerson = lazyPart(() => import("../edit/edit-person.tsx"));

interface UserPageProps {
  id: string;
  /** Back to the list, as it was. */
  leave: () => Promise<void>;
  /** What was done with the account, and by it. */
  audit: ReactNode;
}

/** Everything about one account, and what an admin can do with it. */
export function UserPage({ id, leave, audit }: UserPageProps) {
  const { t } = useLingui();
  const [user] = trpc.user.get.useSuspenseQuery({ id });
  const name = nameOfUser(user);
  useVisited({ kind: "user", id, label: name });
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Utilisateurs`, link: (parts) => <Link {...parts} to="/admin/users" search /> }]}
            current={name}
          />
        }
        title={name}
        description={
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <RoleBadge role={user.role} isMachine={user.isMachine} />
            <AccountState account={user} />
            <span>
              <Trans>inscrit le {formatDay(user.createdAt)}</Trans>
            </span>
          </span>
        }
        actions={
          <>
            <EditButton dialog={(close) => <EditPerson user={user} onClose={close} />} />
            <AccountActionsMenu account={{ id, name, lockedAt: user.lockedAt }} onRemoved={leave} />
          </>
        }
      />
      <LockNote user={user} />
      {user.role === "Admin" && user.invited && (
        <InvitationNote user={user} locked={user.lockedAt !== undefined}>
          <p className="font-semibold">
            <Trans>Cette personne n’a pas encore choisi de mot de passe.</Trans>
          </p>
        </InvitationNote>
      )}
      <LockoutsCard userId={id} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <AccountCard id={id} isMain />
          {(user.isMachine || user.role !== "Admin") && (
            <Suspense>
              <ApiKeysCard
                role={user.role}
                userId={id}
                title={<Trans>Clés d’API</Trans>}
                canAdd={user.isMachine && user.lockedAt === undefined}
              />
            </Suspense>
          )}
          {!user.isMachine && (
            <Suspense>
              <WebhooksCard role={user.role} userId={id} title={<Trans>Webhooks</Trans>} />
            </Suspense>
          )}
          {audit}
        </div>
        <aside className="grid min-w-0 gap-6">
          <BelongsCard user={user} />
          {user.role === "Admin" && (
            <Note>
              <Trans>Le dernier compte d’administration ne peut être ni bloqué ni supprimé.</Trans>
            </Note>
          )}
        </aside>
      </div>
    </>
  );
}
