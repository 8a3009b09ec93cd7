import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { hasTextsOf } from "#i18n/load.ts";
import { useSectionTexts } from "#i18n/use-section-texts.ts";
import { LoadError } from "#layout/missing/load-error.tsx";
import { panelPartOf } from "#site/section.ts";
import { PagePending } from "./panel-pending.tsx";

/** The page inside a panel's frame. One of a room whose texts did not arrive is shown once they have. */
export function PanelPage() {
  const router = useRouter();
  const room = useMatches({ select: (matches) => panelPartOf(matches.at(-1)?.routeId ?? "") });
  const isMissing = !hasTextsOf(router.options.context.i18n, room);
  const { failed, fetch } = useSectionTexts(isMissing);
  const wasMissing = useRef(isMissing);
  useEffect(() => {
    // What the page is called was said without its texts.
    if (wasMissing.current && !isMissing) void router.invalidate();
    wasMissing.current = isMissing;
  }, [router, isMissing]);
  if (!isMissing) return <Outlet />;
  return failed ? <LoadError error={undefined} reset={() => void fetch()} /> : <PagePending />;
}
