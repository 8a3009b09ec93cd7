import { Skeleton, SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";

/** What a panel shows until the browser knows who is there. */
export const PanelPending = () => (
  <SkeletonArea>
    <div className="h-16 border-b border-line bg-surface" />
    <div className="wrap-panel grid gap-6 py-8">
      <Skeleton shape="title" className="max-w-72" />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </SkeletonArea>
);

/** The same inside a panel that is there already. */
export const PagePending = () => (
  <SkeletonArea className="grid gap-6">
    <Skeleton shape="title" className="max-w-72" />
    <SkeletonCard />
  </SkeletonArea>
);
