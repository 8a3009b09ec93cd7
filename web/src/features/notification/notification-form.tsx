import { Trans } from "@lingui/react/macro";
import type { Reader } from "@metiro/shared/notification/mails";
import type { NotificationSettings } from "@metiro/shared/notification/schema";
import { type ReactNode, Suspense } from "react";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { cn } from "#ui/cn.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ChoiceTable } from "./choice-table.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { InWords } from "./in-words.tsx";
import { type ChoiceState, useSavedChoices } from "./use-saved-choices.ts";

const DevicesCard = lazyPart(() => import("./devices-card.tsx"));
const InstallCard = lazyPart(() => import("./install-card.tsx"));

const schema = async () => (await import("@metiro/shared/notification/schema")).chosenSettings;

interface NotificationFormProps {
  reader: Reader;
  settings: NotificationSettings;
}

/** Every choice counts as soon as it is made. */
export function NotificationForm({ reader, settings }: NotificationFormProps) {
  const form = useZodForm(schema, { defaultValues: settings });
  const state = useSavedChoices(form, settings);
  useUnsaved(form.formState.errors.quiet !== undefined);
  return (
    <div className="grid gap-4">
      <SavedState of={state} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-12 xl:gap-6">
        <Card className="overflow-clip xl:col-span-8">
          <ChoiceTable reader={reader} form={form} />
        </Card>
        <div className="grid min-w-0 gap-5 xl:col-span-4">
          <Card>
            <CardBody className="grid gap-5">
              <HoursFields form={form} />
            </CardBody>
          </Card>
          <Suspense>
            <DevicesCard />
            <InstallCard />
          </Suspense>
          <InWords reader={reader} form={form} />
        </div>
      </div>
    </div>
  );
}

/** What became of the latest choice, also for who hears it. */
function SavedState({ of: state }: { of: ChoiceState }) {
  const words: Record<ChoiceState, ReactNode> = {
    asked: <Trans>Chaque choix est enregistré aussitôt.</Trans>,
    saving: <Trans>Enregistrement…</Trans>,
    saved: <Trans>Choix enregistré.</Trans>,
    failed: <Trans>Choix non enregistré : le précédent est rétabli. Réessayez.</Trans>,
  };
  return (
    // Right below the words of the head, which it goes on.
    <output className={cn("-mt-5 block md:-mt-6", state === "failed" ? "font-medium text-danger" : "text-ink-2")}>
      {words[state]}
    </output>
  );
}
