import { maxTitleLength } from "@metiro/shared/job-request/constants";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useEffect } from "react";
import { useTextCounter } from "#form/field/use-text-counter.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useSite } from "#site/use-site.ts";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { proposedTitle } from "./proposed-title.ts";
import type { StepProps } from "./step-props.ts";

interface DescriptionStepProps extends StepProps {
  subcategory: Pick<SubcategoryWithForm, "name" | "translations" | "questions">;
}

/** The request in the client's own words, under a title that the answers propose. */
export function DescriptionStep({ draft, change, errors, subcategory }: DescriptionStepProps) {
  const { t, i18n } = useLingui();
  const nameOf = useCatalogueName();
  const { currency } = useSite();
  const counter = useTextCounter();
  const { title = "", description = "" } = draft;
  const words = { language: i18n.locale as Language, currency };
  const proposed = proposedTitle(nameOf(subcategory), subcategory.questions, draft, words);
  const follows = draft.title === undefined || draft.title === draft.proposedTitle;
  useEffect(() => {
    if (follows && title !== proposed) change({ title: proposed, proposedTitle: proposed });
  }, [follows, title, proposed, change]);
  return (
    <div className="grid gap-5">
      <Field
        label={t`Titre`}
        help={t`C’est ce que les entreprises lisent d’abord. Changez-le comme vous voulez.`}
        error={errors["title"]}
      >
        <TextInput
          name="title"
          value={title}
          maxLength={maxTitleLength}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <ContactNotice quiet text={title} writer="client" onChange={(cleared) => change({ title: cleared })} />
      <Field
        label={t`Description`}
        help={t`L’état actuel, ce qui doit changer, l’accès au logement. Sans numéro de téléphone ni adresse.`}
        counter={counter(description, { minLength: 20, maxLength: 5000 })}
        error={errors["description"]}
      >
        <TextArea
          name="description"
          rows={6}
          value={description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <ContactNotice text={description} writer="client" onChange={(cleared) => change({ description: cleared })} />
    </div>
  );
}
