import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Tab } from "#ui/navigation/tabs.tsx";

/** The two records of the back office: what was done, and who came in. */
export const auditTabs = (current: "deeds" | "signIns"): Tab[] => [
  {
    key: "deeds",
    label: <Trans>Actions</Trans>,
    current: current === "deeds",
    link: (parts) => <Link {...parts} to="/admin/audit" />,
  },
  {
    key: "signIns",
    label: <Trans>Connexions</Trans>,
    current: current === "signIns",
    link: (parts) => <Link {...parts} to="/admin/audit/sign-ins" />,
  },
];
