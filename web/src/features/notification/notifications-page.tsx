import { Trans } from "@lingui/react/macro";
import type { Reader } from "@metiro/shared/notification/mails";
import { trpc } from "#api/trpc.ts";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { NotificationForm } from "./notification-form.tsx";

/** Which mails come, and when. */
export function NotificationsPage({ reader }: { reader: Reader }) {
  const [settings] = trpc.notification.own.useSuspenseQuery();
  return (
    <UnsavedGuard>
      <PageHead
        title={<Trans>Notifications</Trans>}
        description={
          <Trans>
            Choisissez comment chaque e-mail vous arrive. Les codes et les mots de passe arrivent toujours tout de
            suite.
          </Trans>
        }
      />
      <NotificationForm reader={reader} settings={settings} />
    </UnsavedGuard>
  );
}
