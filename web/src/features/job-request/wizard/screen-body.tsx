import type { RegionTree } from "@metiro/shared/region/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { BudgetStep } from "./budget-step.tsx";
import { DescriptionStep } from "./description-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import type { Draft } from "./draft.ts";
import { PhotosStep } from "./photos-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import { QuestionBody } from "./question-body.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { TimingStep } from "./timing-step.tsx";
import type { Address, useWizard } from "./use-wizard.ts";

interface ScreenBodyProps {
  wizard: ReturnType<typeof useWizard>;
  draft: Draft;
  regions: readonly RegionTree[];
  subcategory: SubcategoryWithForm;
  go: Address["go"];
  /** Where signing in leads back to. */
  returnUrl: string;
}

/** What a screen asks. */
export function ScreenBody({ wizard, draft, regions, subcategory, go, returnUrl }: ScreenBodyProps) {
  const { screen, screens, errors, change } = wizard;
  switch (screen.kind) {
    case "question":
      return <QuestionBody screen={screen} draft={draft} change={change} errors={errors} regions={regions} />;
    case "place":
      return <PlaceStep draft={draft} change={change} errors={errors} regions={regions} />;
    case "timing":
      return <TimingStep draft={draft} change={change} errors={errors} />;
    case "budget":
      return <BudgetStep draft={draft} change={change} errors={errors} />;
    case "description":
      return <DescriptionStep draft={draft} change={change} errors={errors} subcategory={subcategory} />;
    case "photos":
      return <PhotosStep draft={draft} change={change} errors={errors} />;
    case "contact":
      return <ContactStep draft={draft} change={change} errors={errors} returnUrl={returnUrl} />;
    case "summary":
      return (
        <SummaryStep
          draft={draft}
          change={change}
          errors={errors}
          screens={screens}
          regions={regions}
          onEdit={(step) => go(step, { editing: true })}
        />
      );
  }
}
