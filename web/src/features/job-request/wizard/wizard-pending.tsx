import { WizardShell } from "#layout/wizard/wizard-shell.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";

/** The wizard before its question is there. */
export function WizardPending({ icon, name = "" }: { icon?: string | undefined; name?: string }) {
  return (
    <WizardShell icon={icon} name={name}>
      <SkeletonArea className="grid gap-4">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonArea>
    </WizardShell>
  );
}
