import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { OwnStep } from "@metiro/shared/sub-category/screens";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEarly } from "#form/use-early.ts";
import { ScreenHead } from "#form/question/screen-head.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { WizardShell } from "#layout/wizard/wizard-shell.tsx";
import { unmarkBegun } from "#page/marks.ts";
import { useSession } from "#session/use-session.ts";
import { useSite } from "#site/use-site.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useOnline } from "#ui/feedback/use-online.ts";
import { deferredParts } from "./parts.ts";
import { ScreenBody } from "./steps/screen-body.tsx";
import { stepOf } from "./steps.ts";
import { useAccountDraft } from "./draft/use-account-draft.ts";
import { useAdvance } from "./use-advance.ts";
import { useRequestDraft } from "./draft/use-draft.ts";
import { useGivenPlace } from "./steps/use-given-place.ts";
import { useGivenWish } from "./steps/use-given-wish.ts";
import { useKnownPlace } from "./steps/use-known-place.ts";
import { useReportProgress } from "./use-report-progress.ts";
import { useScreenStart } from "./use-screen-start.ts";
import type { Address } from "./page/wizard-search.ts";
import { useWhatFollows } from "./use-what-follows.ts";
import { useWizard } from "./use-wizard.ts";
import { WizardPending } from "./wizard-pending.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const FormerRequest = lazyPart(() => import("./draft/former-request.tsx"));
const NewerDraft = lazyPart(() => import("./draft/newer-draft.tsx"));
const LeftBehind = lazyPart(() => import("./draft/left-behind.tsx"));

interface WizardProps extends Address {
  subcategory: SubcategoryWithForm;
  /** The icon of its category. */
  icon: string | undefined;
  regions: readonly RegionTree[];
  /** A postal code or locality that was chosen before. */
  place: string | undefined;
  onPlaceTaken: () => void;
  /** The slug of the company that is asked for by name. */
  company: string | undefined;
  onCompanyTaken: () => void;
  /** A former request to begin with. */
  from: string | undefined;
  onFormerTaken: (taken: boolean) => void;
  onLeave: () => void;
  /** Whether this is the device: on the server, and until the page is taken over, nothing of the device is known. */
  alive: boolean;
}

/** Asks one thing a screen, keeps what is told on the device, and sends it at the end. */
export function Wizard({
  subcategory,
  icon,
  regions,
  place: given,
  onPlaceTaken,
  onLeave,
  alive,
  ...rest
}: WizardProps) {
  const { from, onFormerTaken, company, onCompanyTaken, ...address } = rest;
  const { t, i18n } = useLingui();
  const nameOf = useCatalogueName();
  const language = i18n.locale as Language;
  const { currency } = useSite();
  const { questions: form, slug } = subcategory;
  const nameOfTrade = nameOf(subcategory);
  const { draft, change, fill, isBegun, begin, forget, resumes, ...own } = useRequestDraft(
    subcategory,
    nameOfTrade,
    alive,
  );
  const [sending, setSending] = useState(false);
  const kept = useAccountDraft({ subcategory, draft, sending, ...own });
  useGivenPlace(given, fill, onPlaceTaken);
  useGivenWish(company, fill, onCompanyTaken);
  useKnownPlace(draft, fill, regions, given === undefined && from === undefined);
  const claims = useSession()?.claims;
  const atCode = address.step === "code";
  const wizard = useWizard({
    ...address,
    step: atCode ? "summary" : address.step,
    form,
    draft,
    change,
    stranger: !claims,
    resumes: resumes && from === undefined,
  });
  const { screen, index, previous } = wizard;
  const pass = useReportProgress(subcategory, alive && !wizard.resumes ? { screen: screen.id, index } : undefined);
  const online = useOnline();
  const element = useRef<HTMLFormElement>(null);
  const [going, setGoing] = useState(false);
  const { titleRef, startScreen, showFault, oweFault } = useScreenStart(element);
  useEffect(() => {
    // The end of the way has screens of its own.
    if (screen.kind !== "summary") startScreen(screen.id);
  }, [screen, startScreen]);

  const whatFollows = useWhatFollows();
  useLayoutEffect(() => {
    if (alive && !wizard.resumes) unmarkBegun();
  }, [alive, wizard.resumes]);
  useEarly(element, alive);

  const titles: Record<OwnStep, string> = {
    place: t`Où faut-il intervenir ?`,
    timing: t`Quand faut-il commencer ?`,
    budget: t`Avez-vous un budget en tête ?`,
    description: t`Décrivez votre demande`,
    photos: t`Ajoutez des photos et des plans`,
    contact: t`Comment vous joindre ?`,
    summary: t`Tout est juste ?`,
  };
  const leads: Partial<Record<OwnStep, string>> = {
    place: t`Les entreprises qui travaillent dans ce district reçoivent votre demande.`,
    budget: t`Une idée suffit. Sans indication, les entreprises proposent leur prix.`,
    description: t`Plus c’est précis, plus les réponses le sont.`,
    photos: t`Facultatif, mais les réponses sont plus précises avec deux ou trois photos, ou un plan.`,
    contact: t`Nous vous prévenons dès qu’une entreprise répond.`,
    summary: t`Relisez votre demande avant de l’envoyer. Elle est gratuite et ne vous engage à rien.`,
  };
  const heading =
    screen.kind === "question" ? textIn(screen.question.label, { language, currency }) : titles[screen.kind];
  const { number, count, name, value } = stepOf(form, screen);
  const stepName = i18n._(name);
  const place = t`Étape ${number} sur ${count} : ${stepName}`;

  const leave = async () => {
    if (isBegun())
      toast.success(
        (await kept.saved())
          ? t`Demande gardée dans votre compte. Vous la retrouvez dans votre espace et sur l’accueil, y compris sur un autre appareil.`
          : t`Demande gardée sur cet appareil. Vous la retrouvez sur l’accueil et sur la page de la prestation.`,
      );
    onLeave();
  };

  const goOn = async () => {
    if (going) return;
    if (!deferredParts.here()) setGoing(true);
    try {
      await whatFollows();
      if (!(await wizard.next())) showFault();
    } catch {
      toast.error(0, t`Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.`);
    } finally {
      setGoing(false);
    }
  };
  const advance = useAdvance(element, screen.id, () => void goOn());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };

  if (wizard.resumes) return <WizardPending icon={icon} name={nameOfTrade} />;
  const draw = (last?: { send: ReactNode; head: ReactNode; end: ReactNode }) => (
    <WizardShell
      icon={icon}
      name={nameOfTrade}
      progress={{ value, label: place }}
      onLeave={() => void leave()}
      foot={
        <>
          {previous ? (
            <Button
              variant="ghost"
              size="lg"
              className="shrink-0 max-md:px-3"
              icon={ArrowLeft}
              onClick={() => address.back(previous.id)}
            >
              <Trans>Retour</Trans>
            </Button>
          ) : null}
          {last?.send ?? (
            <Button
              type="submit"
              form="wizard"
              size="lg"
              iconAfter={ArrowRight}
              loading={going}
              className="max-md:flex-1 md:ml-auto"
            >
              <Trans>Continuer</Trans>
            </Button>
          )}
        </>
      }
    >
      <form
        id="wizard"
        ref={element}
        method="post"
        noValidate
        data-early={alive ? undefined : ""}
        onSubmit={submit}
        {...advance}
        className="grid gap-8"
      >
        <ScreenHead
          ref={titleRef}
          place={place}
          title={heading}
          optional={screen.kind === "question" && !screen.question.required}
          lead={screen.kind === "question" ? undefined : leads[screen.kind]}
        />
        {last?.head}
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
          {kept.newer && <NewerDraft theirs={kept.newer} onTake={kept.takeTheirs} onKeep={kept.keepMine} />}
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
          returnUrl={`/request/${slug}?step=summary`}
        />
        {last?.end}
      </form>
    </WizardShell>
  );
  if (screen.kind !== "summary") return draw();
  const { Ending } = use(deferredParts.fetch());
  return (
    <Ending
      subcategory={subcategory}
      icon={icon}
      name={nameOfTrade}
      draft={draft}
      change={change}
      forget={() => {
        pass("summary");
        forget();
      }}
      refuse={(messages) => {
        oweFault();
        wizard.refuse(messages);
      }}
      go={address.go}
      atCode={atCode}
      titleRef={titleRef}
      startScreen={startScreen}
      onLeave={() => void leave()}
      onSending={setSending}
    >
      {draw}
    </Ending>
  );
}
