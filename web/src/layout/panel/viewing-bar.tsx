import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { leaveView } from "#session/viewing.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Above a panel that an admin looks at: whose it is, that nothing can be changed, and the way back. */
export default function ViewingBar() {
  const session = useSession();
  const router = useRouter();
  const name = session ? `${session.user.firstName} ${session.user.lastName}` : "";
  const leave = async () => {
    const { client } = await router.options.context.calls();
    await client.auth.signOut.mutate(undefined, { context: { quiet: true } }).catch(() => undefined);
    leaveView();
  };
  return (
    <div className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-warning-soft px-4 py-2 text-sm text-ink">
      <span className="flex min-w-0 items-center gap-2">
        <Icon of={Eye} className="text-warning" />
        <Trans>Espace vu comme {name} : rien ne peut y être changé, les messages ne sont pas montrés.</Trans>
      </span>
      <Button size="sm" variant="secondary" onClick={() => void leave()}>
        <Trans>Quitter</Trans>
      </Button>
    </div>
  );
}
