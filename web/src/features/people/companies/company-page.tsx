import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { trpc } from "#api/trpc.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { useNarrow } from "#ui/navigation/use-narrow.ts";
import { useVisited } from "#session/device/use-visited.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { OfficeNotesCard } from "#domain/office-note/office-notes-card.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { LockNote } from "../account/lock-note.tsx";
import { LockoutsCard } from "../account/lockouts-card.tsx";
import { CompanyActions } from "./company-actions.tsx";
import { CompanyState } from "./company-state.tsx";
import { CoverageCard } from "./coverage-card.tsx";
import { CompanyFiguresCard } from "./figures-card.tsx";
import { CompanyInvitationNote } from "../edit/invitation-note.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SubscriptionsCard } from "./subscriptions-card.tsx";

interface CompanyPageProps {
  id: string;
  /** Back to the list, as it was. */
  leave: () => Promise<void>;
  /** The requests that it received, and its answers. */
  requests: ReactNode;
  /** What was done with it, and by it. */
  audit: ReactNode;
}

/** Everything about one company, and what an admin can do with it. */
export function CompanyPage({ id, leave, requests, audit }: CompanyPageProps) {
  const { t } = useLingui();
  const [company] = trpc.company.get.useSuspenseQuery({ id });
  const [user] = trpc.user.get.useSuspenseQuery({ id: company.user.id });
  useVisited({ kind: "company", id, label: company.name });
  const isNarrow = useNarrow();
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Entreprises`, link: (parts) => <Link {...parts} to="/admin/company/all" search /> }]}
            current={company.name}
          />
        }
        title={company.name}
        description={
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <CompanyState company={company} />
            {company.verified && <PassportBadge companyId={id} name={company.name} worded />}
            <span>
              {company.createdByAdmin ? (
                <Trans>créée par l’administration le {formatDay(company.createdAt)}</Trans>
              ) : (
                <Trans>inscrite le {formatDay(company.createdAt)}</Trans>
              )}
            </span>
          </span>
        }
        actions={<CompanyActions company={company} leave={leave} />}
      />
      <LockNote user={user} />
      <CompanyInvitationNote company={company} />
      <LockoutsCard userId={user.id} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <CompanyFiguresCard company={company} />
          {/* Who calls is answered with what was noted: in one column it does not wait for all that came before. */}
          {isNarrow && <CompanyNotes company={company} />}
          {requests}
          <CoverageCard company={company} />
          <AccountCard id={user.id} />
          {audit}
        </div>
        <aside className="grid min-w-0 gap-6">
          <ProfileCard company={company} />
          <SubscriptionsCard company={company} />
          {!isNarrow && <CompanyNotes company={company} />}
        </aside>
      </div>
    </>
  );
}

/** What the back office keeps for itself about a company. */
function CompanyNotes({ company: { id, notes } }: { company: CompanyDetail }) {
  const utils = trpc.useUtils();
  const { isPending, mutate } = trpc.company.addNote.useMutation({
    onSuccess: (company) => {
      utils.company.get.setData({ id }, company);
      void utils.audit.list.invalidate();
    },
  });
  return <OfficeNotesCard notes={notes} add={{ isPending, mutate: (text, then) => mutate({ id, text }, then) }} />;
}
