import { Plural } from "@lingui/react/macro";
import { cn } from "#ui/cn.ts";
import type { SubregionOverview } from "@metiro/shared/region/overview";

type Use = Pick<SubregionOverview, "companyCount" | "requestCount" | "clientCount">;

interface RegionUseProps {
  region: Use;
  /** In a list: the same stand below each other, and what there is none of keeps its place. */
  aligned?: boolean | undefined;
}

/** How much depends on a canton or district; nothing is said of what there is none of. */
export function RegionUse({ region, aligned = false }: RegionUseProps) {
  const { companyCount, requestCount, clientCount } = region;
  const parts = [
    {
      of: "companies",
      n: companyCount,
      words: <Plural value={companyCount} one="# entreprise" other="# entreprises" />,
    },
    { of: "requests", n: requestCount, words: <Plural value={requestCount} one="# demande" other="# demandes" /> },
    { of: "clients", n: clientCount, words: <Plural value={clientCount} one="# client" other="# clients" /> },
  ];
  const last = parts.findLastIndex(({ n }) => n > 0);
  if (last < 0) return null;
  return (
    <span className="num flex flex-wrap text-sm text-ink-2">
      {parts.slice(0, last + 1).map(({ of, n, words }) => (
        <span
          key={of}
          className={cn("min-w-26 whitespace-nowrap nth-2:min-w-24 last:min-w-0", !aligned && "empty:hidden")}
        >
          {n > 0 && words}
        </span>
      ))}
    </span>
  );
}
