import { Trans, useLingui } from "@lingui/react/macro";
import type { Reader } from "@metiro/shared/notification/mails";
import type { NotificationSettings } from "@metiro/shared/notification/schema";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/form-shell.tsx";
import { useUnsaved } from "#form/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { ChoiceRows } from "./choice-rows.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { InWords } from "./in-words.tsx";

const DevicesCard = lazyPart(() => import("./devices-card.tsx"));
const InstallCard = lazyPart(() => import("./install-card.tsx"));

const schema = async () => (await import("@metiro/shared/notification/schema")).chosenSettings;

interface NotificationFormProps {
  reader: Reader;
  settings: NotificationSettings;
}

export function NotificationForm({ reader, settings }: NotificationFormProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: settings });
  useUnsaved(form.formState.isDirty);
  const update = trpc.notification.update.useMutation();
  return (
    <FormShell
      form={form}
      label={t`Notifications`}
      mutation={update}
      onSuccess={(saved) => {
        utils.notification.own.setData(undefined, saved);
        form.reset(saved);
        toast.success(t`Notifications enregistrées.`);
      }}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      submitVariant={form.formState.isDirty ? "primary" : "secondary"}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-12 xl:gap-6">
        <Card className="xl:col-span-8">
          <ChoiceRows reader={reader} form={form} />
        </Card>
        <div className="grid min-w-0 gap-5 xl:col-span-4">
          <Card>
            <CardBody className="grid gap-5">
              <HoursFields form={form} />
            </CardBody>
          </Card>
          <Suspense>
            <DevicesCard reader={reader} form={form} />
            <InstallCard />
          </Suspense>
          <InWords reader={reader} form={form} />
        </div>
      </div>
    </FormShell>
  );
}
