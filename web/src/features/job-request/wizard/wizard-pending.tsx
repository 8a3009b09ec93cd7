import { WizardShell } from "../../../layout/wizard/wizard-shell.tsx";
import { Skeleton, SkeletonArea } from "../../../ui/skeleton.tsx";

/** The wizard before its first question is there. */
export function WizardPending() {
  return (
    <WizardShell icon={undefined} name="">
      <SkeletonArea className="grid gap-4">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonArea>
    </WizardShell>
  );
}
