import { Plural } from "@lingui/react/macro";
import type { SubregionOverview } from "@metiro/shared/region/overview";
import { Fragment } from "react";

type Use = Pick<SubregionOverview, "companyCount" | "requestCount" | "clientCount">;

/** How much depends on a canton or district; nothing is said of what there is none of. */
export function RegionUse({ region: { companyCount, requestCount, clientCount } }: { region: Use }) {
  const parts = [
    {
      of: "companies",
      n: companyCount,
      words: <Plural value={companyCount} one="# entreprise" other="# entreprises" />,
    },
    { of: "requests", n: requestCount, words: <Plural value={requestCount} one="# demande" other="# demandes" /> },
    { of: "clients", n: clientCount, words: <Plural value={clientCount} one="# client" other="# clients" /> },
  ].filter(({ n }) => n > 0);
  if (parts.length === 0) return null;
  return (
    <span className="num text-sm whitespace-normal text-ink-2">
      {parts.map(({ of, words }, index) => (
        <Fragment key={of}>
          <span className="whitespace-nowrap">
            {words}
            {index < parts.length - 1 && " ·"}
          </span>{" "}
        </Fragment>
      ))}
    </span>
  );
}
