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
import { useSite } from "../../../site/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { ScreenBody } from "./screen-body.tsx";
import type { OwnStep } from "./screens.ts";
import { SendBar } from "./send-bar.tsx";
import { stepOf } from "./steps.ts";
import { useAdvance } from "./use-advance.ts";
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
  onFormerTaken: (taken: boolean) => void;
  onLeave: () => void;
}

/** Asks one thing a screen, keeps what is told on the device, and sends it at the end. */
export function Wizard({ subcategory, icon, regions, place: given, onPlaceTaken, onLeave, ...rest }: WizardProps) {
  const { from, onFormerTaken, ...address } = rest;
  const { t, i18n } = useLingui();
  const nameOf = useCatalogueName();
  const language = i18n.locale as Language;
  const { currency } = useSite();
  const { questions: form, slug } = subcategory;
  const { draft, change, begin, forget } = useDraft(slug, form);
  useGivenPlace(given, change, onPlaceTaken);
  useKnownPlace(draft, change, regions, given === undefined && from === undefined);
  const wizard = useWizard({ ...address, form, draft, change });
  const { screen, index, previous } = wizard;
  const online = useOnline();
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
    photos: t`Ajoutez des photos`,
    summary: t`Tout est juste ?`,
  };
  const leads: Partial<Record<OwnStep, string>> = {
    place: t`Les entreprises qui travaillent dans ce district reçoivent votre demande.`,
    budget: t`Une idée suffit. Sans indication, les entreprises proposent leur prix.`,
    description: t`Plus c’est précis, plus les réponses le sont.`,
    photos: t`Facultatif, mais les réponses sont plus précises avec deux ou trois photos.`,
    summary: t`Relisez votre demande avant de l’envoyer. Elle est gratuite et ne vous engage à rien.`,
  };
  const heading =
    screen.kind === "question" ? textIn(screen.question.label, { language, currency }) : titles[screen.kind];
  const { number, count, name, value } = stepOf(form, screen);
  const stepName = i18n._(name);
  const place = t`Étape ${number} sur ${count} : ${stepName}`;

  const goOn = () => {
    if (!wizard.next()) requestAnimationFrame(() => element.current && focusFault(element.current));
  };
  const advance = useAdvance(element, screen.id, goOn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  return (
    <WizardShell
      icon={icon}
      name={nameOf(subcategory)}
      progress={{ value, label: place }}
      onLeave={onLeave}
      foot={
        <>
          {previous ? (
            <Button
              variant="ghost"
              size="lg"
              className="shrink-0 max-md:px-3"
              icon={ArrowLeft}
              onClick={() => address.go(previous.id)}
            >
              <Trans>Retour</Trans>
            </Button>
          ) : null}
          {screen.kind === "summary" ? (
            <SendBar subcategory={subcategory} draft={draft} onSent={forget} onRefused={wizard.refuse} />
          ) : (
            <Button type="submit" form="wizard" size="lg" iconAfter={ArrowRight} className="max-md:flex-1 md:ml-auto">
              <Trans>Continuer</Trans>
            </Button>
          )}
        </>
      }
    >
      <form id="wizard" ref={element} noValidate onSubmit={submit} {...advance} className="grid gap-8">
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
        {!online && (
          <Note tone="warning">
            <Trans>
              Hors connexion : votre réponse est gardée sur cet appareil. Continuez, l’envoi se fera une fois la
              connexion revenue.
            </Trans>
          </Note>
        )}
        <ScreenBody
          key={screen.id}
          wizard={wizard}
          draft={draft}
          regions={regions}
          subcategory={subcategory}
          go={address.go}
        />
      </form>
    </WizardShell>
  );
}
