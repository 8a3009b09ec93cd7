import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { Answer } from "@metiro/shared/sub-category/questions";
import { answerPresent } from "@metiro/shared/sub-category/questions/answers/answer-present";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { ReactNode } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { useSite } from "#site/use-site.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/display/card.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { useStartText } from "#i18n/use-start-words.ts";
import { IfSentToday } from "../../if-sent-today.tsx";
import { type Screen, plansScreen } from "../screens.ts";
import type { StepProps } from "./step-props.ts";

interface SummaryStepProps extends StepProps {
  screens: readonly Screen[];
  regions: readonly RegionTree[];
  onEdit: (step: string) => void;
}

/** Everything that will be sent, each part with a way back to it. */
export function SummaryStep({ draft, change, errors, screens, regions, onEdit }: SummaryStepProps) {
  const { t, i18n } = useLingui();
  const nameOf = useCatalogueName();
  const { amountRange } = useFormats();
  const startOf = useStartText();
  const { currency } = useSite();
  const words = { language: i18n.locale as Language, currency };

  const muted = (text: string) => <span className="font-normal text-ink-3">{text}</span>;
  const none = muted(t`Sans indication`);

  const answers = screens.flatMap((screen) => {
    if (screen.kind !== "question") return [];
    const { question } = screen;
    const answer = draft.answers[question.id];
    const text = answerPresent(answer) ? answerText(question, answer as Answer, words) : none;
    return [{ step: screen.id, label: shortIn(question, words), text }];
  });

  const canton = regions.find((region) => region.id === draft.regionId);
  const district = canton?.subregions.find((region) => region.id === draft.subregionId);
  const place = [
    draft.street,
    [draft.postalCode, draft.locality].filter(Boolean).join(" "),
    [district && nameOf(district), canton && nameOf(canton)].filter(Boolean).join(", "),
  ].filter(Boolean);
  const { budgetMin, budgetMax } = draft;
  const only = budgetMin ?? budgetMax;
  const budget = only === undefined ? none : amountRange(budgetMin ?? only, budgetMax ?? only);

  const count = draft.photoIds?.length ?? 0;
  const photos = count === 0 ? muted(t`Aucune photo`) : t`${plural(count, { one: "# photo", other: "# photos" })}`;

  const plans = draft.planIds?.length ?? 0;

  const stranger = screens.some(({ id }) => id === "contact");
  const { firstName, lastName, email, phone } = draft.contact ?? {};
  const contact = [[firstName, lastName].filter(Boolean).join(" "), email, phone].filter(Boolean).join("\n");

  // What a question has told stands with its answer.
  const isAsked = ({ step }: Part) => screens.some(({ id }) => id === step);
  const all: Part[] = [
    { step: "description", label: t`Titre`, text: <span className="text-lg font-semibold">{draft.title}</span> },
    { step: "description", label: t`Description`, text: draft.description },
    ...answers,
    { step: "place", label: t`Lieu`, text: place.join("\n") },
    {
      step: "timing",
      label: t`Début souhaité`,
      text: draft.startPreference ? startOf({ ...draft, startPreference: draft.startPreference }) : none,
    },
    { step: "budget", label: t`Budget`, text: budget },
    { step: "photos", label: t`Photos`, text: photos },
    ...(plans > 0 ? [{ step: plansScreen(screens) ?? "", label: t`Plans en PDF`, text: String(plans) }] : []),
    { step: "contact", label: t`Contact`, text: contact },
    // A password is kept on no device: after a reload there is none, and who typed one is told so before the account is made.
    ...(draft.codeSentTo === undefined
      ? [
          {
            step: "contact",
            label: t`Pour vous connecter`,
            text: draft.password ? t`Avec votre mot de passe` : t`Avec un code reçu par e-mail, sans mot de passe`,
          },
        ]
      : []),
  ];
  const parts = all.filter(isAsked);
  return (
    <div className="grid gap-5">
      <Card>
        <ul>
          {parts.map(({ step, label, text }) => (
            <li
              key={label}
              className="flex items-start justify-between gap-4 border-t border-line px-4 py-3.5 first:border-t-0 md:px-5"
            >
              <div className="min-w-0">
                <p className="text-sm text-ink-2">{label}</p>
                <p className="font-medium whitespace-pre-line">{text}</p>
              </div>
              <Button
                variant="link"
                className="shrink-0"
                onClick={() => onEdit(step)}
                aria-label={t`Modifier : ${label}`}
              >
                <Trans>Modifier</Trans>
              </Button>
            </li>
          ))}
          {draft.wish && <WishPart wish={draft.wish} onDrop={() => change({ wish: undefined })} />}
        </ul>
      </Card>
      {stranger && (
        <Checkbox
          name="acceptConditions"
          error={errors["acceptConditions"]}
          checked={draft.acceptConditions ?? false}
          onChange={(event) => change({ acceptConditions: event.target.checked })}
          label={
            <Trans>
              J’ai lu les{" "}
              <a href="/conditions-and-responsibilities" target="_blank" rel="noreferrer">
                conditions
              </a>{" "}
              et j’accepte que ma demande soit transmise aux entreprises de ma région.
            </Trans>
          }
        />
      )}
      <Note>
        <Trans>Nous relisons votre demande, puis nous l’envoyons aux entreprises de votre région.</Trans>{" "}
        <IfSentToday />
      </Note>
      <Note tone="lock">
        <Trans>Votre téléphone n’est montré qu’aux entreprises que vous acceptez.</Trans>
      </Note>
    </div>
  );
}

interface Part {
  /** The screen on which it is told. */
  step: string;
  label: string;
  text: ReactNode;
}

interface WishPartProps {
  wish: { id: string; name: string };
  onDrop: () => void;
}

/** The company that is asked for by name; one can ask without it after all. */
function WishPart({ wish, onDrop }: WishPartProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line px-4 py-3.5 md:px-5">
      <div className="min-w-0">
        <p className="text-sm text-ink-2">
          <Trans>Entreprise souhaitée</Trans>
        </p>
        <p className="font-medium wrap-anywhere">{wish.name}</p>
        <p className="mt-1 text-sm text-ink-2">
          <Trans>Notre équipe en tient compte et peut aussi montrer votre demande à d’autres entreprises.</Trans>
        </p>
      </div>
      <Button variant="link" className="shrink-0" onClick={onDrop} aria-label={t`Retirer l’entreprise souhaitée`}>
        <Trans>Retirer</Trans>
      </Button>
    </li>
  );
}
