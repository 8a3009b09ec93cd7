import { panelOf } from "@metiro/shared/roles";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { CallsProvider } from "#api/calls-provider.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SecondFactorHead } from "./second-factor-head.tsx";

const SecondFactors = lazyPart(() => import("#domain/second-factor/second-factors.tsx"));

/** The page on which an admin adds the first of the second factors, and which leads on to the panel then. */
export function SecondFactor() {
  const { session } = useRouter().options.context;
  const onward = () => {
    const role = session.current()?.claims?.role;
    window.location.assign(role ? panelOf[role] : "/");
  };
  const waiting = (
    <SkeletonArea>
      <SkeletonCard />
    </SkeletonArea>
  );
  return (
    <div className="grid gap-6">
      <SecondFactorHead />
      <Suspense fallback={waiting}>
        <CallsProvider>
          <SecondFactors onEnrolled={onward} />
        </CallsProvider>
      </Suspense>
    </div>
  );
}
