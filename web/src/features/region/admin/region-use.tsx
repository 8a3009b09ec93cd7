import { Plural } from "@lingui/react/macro";
import type { SubregionOverview } from "@metiro/shared/region/overview";

type Use = Pick<SubregionOverview, "companyCount" | "requestCount" | "clientCount">;

/** How much depends on a canton or district. */
export const RegionUse = ({ region: { companyCount, requestCount, clientCount } }: { region: Use }) => (
  <span className="num text-sm whitespace-normal text-ink-2">
    <Plural value={companyCount} one="# entreprise" other="# entreprises" />
    {" · "}
    <Plural value={requestCount} one="# demande" other="# demandes" />
    {" · "}
    <Plural value={clientCount} one="# client" other="# clients" />
  </span>
);
