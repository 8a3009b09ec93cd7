import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const Card = lazyPart(() => import("./person-sign-ins.tsx"));

/** The sign-ins of an account, fetched after the page that they stand on. */
export const PersonSignIns = ({ userId }: { userId: string }) => (
  <Suspense>
    <Card userId={userId} />
  </Suspense>
);
