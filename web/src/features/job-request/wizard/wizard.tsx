import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { textIn } from "@metiro/shared/sub-category/questions";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useRef } from "react";
import { focusFault } from "../../../form/focus-fault.ts";
import { ScreenHead } from "../../../form/question/screen-head.tsx";
import { useCatalogueName } from "../../../i18n/use-catalogue-name.ts";
import { WizardShell } from "../../../layout/wizard/wizard-shell.tsx";
import { Button } from "../../../ui/button.tsx";
import { ScreenBody } from "./screen-body.tsx";
import type { OwnStep } from "./screens.ts";
import { SendBar } from "./send-bar.tsx";
import { useDraft } from "./use-draft.ts";
import { useGivenPlace } from "./use-given-place.ts";
import { useKnownPlace } from "./use-known-place.ts";
import { type Address, useWizard } from "./use-wizard.ts";

const FormerRequest = lazy(() => import("./former-request.tsx"));
const LeftBehind = lazy(() => import("./left-behind.tsx"));

interface WizardProps extends Address {
  subcategory: SubcategoryWithForm;
  /** The icon of its category. */
  icon: string | undefined;
  regions: readonly RegionTree[];
  /** A postal code or locality that was chosen before. */
  place: string | undefined;
  onPlaceTaken: () => void;
  /** A former request to begin with. */
  from: string | undefined;
  onFormerTaken: () => void;
  onLeave: () => void;
}

/** Asks one thing a screen, keeps what is told on the device, and sends it at the end. */
export function Wizard({ subcategory, icon, regions, place: given, onPlaceTaken, onLeave, ...rest }: WizardProps) {
  const { from, onFormerTaken, ...address } = rest;
  const { t, i18n } = useLingui();
  const nameOf = useCatalogueName();
  const language = i18n.locale as Language;
  const { questions: form, slug } = subcategory;
  const { draft, change, begin, forget } = useDraft(slug, form);
  useGivenPlace(given, change, onPlaceTaken);
  useKnownPlace(draft, change, regions, given === undefined && from === undefined);
  const wizard = useWizard({ ...address, form, draft, change });
  const { screen, index, questionCount, previous } = wizard;
  const element = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen.id);

  useEffect(() => {
    if (shown.current === screen.id) return;
    shown.current = screen.id;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [screen.id]);

  const titles: Record<OwnStep, string> = {
    place: t`Où faut-il intervenir ?`,
    timing: t`Quand faut-il commencer ?`,
    budget: t`Avez-vous un budget en tête ?`,
    description: t`Décrivez votre demande`,
    summary: t`Tout est juste ?`,
  };
  const leads: Partial<Record<OwnStep, string>> = {
    place: t`Le district décide quelles entreprises reçoivent votre demande.`,
    budget: t`Une idée suffit. Sans indication, les entreprises proposent leur prix.`,
    description: t`Plus c’est précis, plus les réponses le sont.`,
    summary: t`Relisez votre demande avant de l’envoyer. Elle est gratuite et ne vous engage à rien.`,
  };
  const heading = screen.kind === "question" ? textIn(screen.question.label, language) : titles[screen.kind];
  const place = screen.kind === "summary" ? t`Résumé` : t`Question ${index + 1} sur ${questionCount}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wizard.next()) requestAnimationFrame(() => element.current && focusFault(element.current));
  };

  return (
    <WizardShell
      icon={icon}
      name={nameOf(subcategory)}
      progress={{ value: (index + 1) / wizard.count, label: place }}
      onLeave={onLeave}
      foot={
        <>
          {previous ? (
            <Button
              variant="ghost"
              size="lg"
              className="shrink-0"
              icon={ArrowLeft}
              onClick={() => address.go(previous.id)}
            >
              <Trans>Retour</Trans>
            </Button>
          ) : (
            <span />
          )}
          {screen.kind === "summary" ? (
            <SendBar subcategory={subcategory} draft={draft} onSent={forget} onRefused={wizard.refuse} />
          ) : (
            <Button type="submit" form="wizard" size="lg" iconAfter={ArrowRight}>
              <Trans>Continuer</Trans>
            </Button>
          )}
        </>
      }
    >
      <form id="wizard" ref={element} noValidate onSubmit={submit} className="grid gap-8">
        <ScreenHead
          ref={title}
          place={place}
          title={heading}
          optional={screen.kind === "question" && !screen.question.required}
          lead={screen.kind === "question" ? undefined : leads[screen.kind]}
        />
        <Suspense>
          {from !== undefined && (
            <FormerRequest
              from={from}
              draft={draft}
              begin={begin}
              form={form}
              regions={regions}
              onTaken={onFormerTaken}
            />
          )}
          {draft.leftBehind && (index === 0 || screen.kind === "summary") && <LeftBehind of={draft.leftBehind} />}
        </Suspense>
        <ScreenBody key={screen.id} wizard={wizard} draft={draft} regions={regions} go={address.go} />
      </form>
    </WizardShell>
  );
}
