import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { type ComponentProps, Suspense, use, useMemo } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { createRequestDraftStore } from "../draft/draft.ts";
import { deferredParts } from "../parts.ts";
import { needsNoDeferredParts } from "../screens.ts";
import { Wizard } from "../wizard.tsx";
import { WizardPending } from "../wizard-pending.tsx";

/** The first question comes from the server; what is on the device, a draft above all, decides once the page is alive. */
export function WizardPage(props: Omit<ComponentProps<typeof Wizard>, "alive" | "key">) {
  const { subcategory, icon, step, from } = props;
  const { id, slug } = subcategory;
  const { session, calls } = useRouter().options.context;
  const name = useCatalogueName()(subcategory);
  // Before anything of the page may change: what was typed into it by then is React's to keep.
  const [first] = questionsOf(subcategory.questions);
  if (first && !needsNoDeferredParts({ question: first })) {
    use(deferredParts.fetch());
    use(calls());
  }
  const alive = useHydrated();
  const begun = useMemo(
    () => alive && createRequestDraftStore(deviceStorage(), () => session.current()?.user.id).read(slug) !== undefined,
    [alive, slug, session],
  );
  // Which question another address is about is known on the device alone.
  const pending = <WizardPending icon={icon} name={name} />;
  if (!alive && (step !== undefined || from !== undefined)) return pending;
  return (
    <Suspense fallback={pending}>
      <Wizard key={`${id} ${begun}`} alive={alive} {...props} />
    </Suspense>
  );
}
