import { Skeleton, SkeletonArea } from "../../ui/skeleton.tsx";

export const AccountPending = () => (
  <SkeletonArea className="grid gap-6">
    <Skeleton shape="title" />
    <Skeleton className="w-2/3" />
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-13 rounded-md" />
  </SkeletonArea>
);
