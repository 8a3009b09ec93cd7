import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "#art/brand.tsx";
import { cn } from "#ui/cn.ts";
import { Skeleton, SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { useOnline } from "#ui/feedback/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Menu } from "lucide-react";
import { PageAhead } from "./page-ahead.tsx";

interface PanelPendingProps {
  /** Beside the mark and below the bar, as `PanelFrame` has them; their links lead on before the page is alive. */
  beside?: ReactNode;
  below?: ReactNode;
}

/**
 * The frame of a panel in the layout that it has at first, as the server draws it for whoever comes: nothing in it is about a person.
 * Who has chosen another layout sees the page alone until the browser knows it (`data-layout`, page/marks.ts).
 */
export function PanelPending({ beside, below }: PanelPendingProps) {
  return (
    <div>
      <header className="border-b border-line bg-surface in-data-own-layout:invisible">
        <div
          className={cn(
            "flex min-h-16 items-center gap-2 cramped:flex-wrap md:gap-4",
            below ? "px-5 md:px-8" : "wrap-full",
          )}
        >
          {below && (
            <span className="-ml-3 grid size-11 place-items-center lg:hidden">
              <Icon of={Menu} />
            </span>
          )}
          <Brand {...(!below && { className: "max-md:[&>span]:sr-only" })} />
          {beside}
          <span aria-hidden="true" className="mr-2 ml-auto size-8 shrink-0 animate-pulse rounded-full bg-sunken" />
        </div>
        {below}
      </header>
      <main className="wrap-full py-6 pb-12 md:py-8 md:pb-16">
        <PageAhead />
        <div className="peer-not-empty:sr-only">
          <HeadedPending />
        </div>
      </main>
    </div>
  );
}

/** The page that the document was asked for, as far as it is the same for everybody. */
function HeadedPending() {
  const { i18n } = useLingui();
  const router = useRouter();
  const page = router.getMatchedRoutes(router.latestLocation.pathname)[0].at(-1);
  const heading = page?.options.staticData?.heading;
  if (!heading) return <PagePending />;
  return (
    <>
      <PageHead title={i18n._(heading.title)} description={heading.description && i18n._(heading.description)} />
      <CardsPending />
    </>
  );
}

/** What stands in the place of a page inside a panel that is there already. Without a line what it asks for waits, and it says so. */
export function PagePending() {
  const online = useOnline();
  if (!online) return <WaitingForConnection />;
  return (
    <SkeletonArea className="grid gap-6">
      <Skeleton shape="title" className="max-w-72" />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonArea>
  );
}

/** Without the drawing of an empty state, which would come with every first view. */
const WaitingForConnection = () => (
  <output className="grid justify-items-center gap-2 px-6 py-16 text-center">
    <strong className="title-3">
      <Trans>Cette page attend la connexion</Trans>
    </strong>
    <span className="max-w-112 text-ink-2">
      <Trans>Elle s’ouvrira d’elle-même dès que la connexion sera revenue.</Trans>
    </span>
  </output>
);

const CardsPending = () => (
  <SkeletonArea className="grid gap-6">
    <SkeletonCard />
    <SkeletonCard />
  </SkeletonArea>
);
