import { Trans } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import type { ReactNode } from "react";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { AdminGuides } from "./admin-guides.tsx";
import { ClientGuides } from "./client-guides.tsx";
import { CompanyGuides } from "./company-guides.tsx";

const guides: Record<Role, ReactNode> = {
  Admin: <AdminGuides />,
  Company: <CompanyGuides />,
  Tenderer: <ClientGuides />,
};

/** The guides of a role. */
export const Guides = ({ of: role }: { of: Role }) => (
  <>
    <PageHead title={<Trans>Guides</Trans>} description={<Trans>Comment tirer le meilleur de votre espace.</Trans>} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:max-w-200">{guides[role]}</div>
  </>
);
