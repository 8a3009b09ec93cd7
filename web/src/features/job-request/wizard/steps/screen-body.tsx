import type { RegionTree } from "@metiro/shared/region/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { use } from "react";
import type { Draft } from "../draft/draft.ts";
import { deferredParts } from "../parts.ts";
import { QuestionBody } from "./question-body.tsx";
import type { Address } from "../page/wizard-search.ts";
import { plansScreen } from "../screens.ts";
import type { useWizard } from "../use-wizard.ts";

interface ScreenBodyProps {
  wizard: ReturnType<typeof useWizard>;
  draft: Draft;
  regions: readonly RegionTree[];
  subcategory: SubcategoryWithForm;
  go: Address["go"];
  /** Where signing in leads back to. */
  returnUrl: string;
}

/** What a screen asks. Questions of the trade come first, so they are there first. */
export function ScreenBody({ wizard, draft, regions, subcategory, go, returnUrl }: ScreenBodyProps) {
  const { screen, screens, errors, change } = wizard;
  if (screen.kind === "question")
    return (
      <QuestionBody
        screen={screen}
        draft={draft}
        change={change}
        errors={errors}
        regions={regions}
        holdsPlans={screen.id === plansScreen(screens)}
      />
    );
  const { OwnStepBody } = use(deferredParts.fetch());
  return (
    <OwnStepBody
      kind={screen.kind}
      draft={draft}
      change={change}
      errors={errors}
      screens={screens}
      regions={regions}
      subcategory={subcategory}
      onEdit={(step) => go(step, { editing: true })}
      returnUrl={returnUrl}
    />
  );
}
