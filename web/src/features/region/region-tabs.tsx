import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Tab } from "#ui/navigation/tabs.tsx";

/** The regions, and what is missing in them. */
export const regionTabs = (current: "regions" | "gaps", gaps?: number): Tab[] => [
  {
    key: "regions",
    label: <Trans>Cantons et districts</Trans>,
    current: current === "regions",
    link: (parts) => <Link {...parts} to="/admin/regions" />,
  },
  {
    key: "gaps",
    label: <Trans>Sans couverture</Trans>,
    count: gaps,
    current: current === "gaps",
    link: (parts) => <Link {...parts} to="/admin/regions/gaps" />,
  },
];
