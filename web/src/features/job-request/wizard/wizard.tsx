import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { textIn } from "@metiro/shared/sub-category/questions/text-in";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useRef } from "react";
import { focusFault } from "../../../form/focus-fault.ts";
import { ScreenHead } from "../../../form/question/screen-head.tsx";
import { useCatalogueName } from "../../../i18n/use-catalogue-name.ts";
import { WizardShell } from "../../../layout/wizard/wizard-shell.tsx";
import { useSession } from "../../../session/use-session.ts";
import { useSite } from "../../../site/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOnline } from "../../../ui/use-online.ts";
import { CodeScreen } from "./code-screen.tsx";
import { ScreenBody } from "./screen-body.tsx";
import type { OwnStep } from "./screens.ts";
import { SendBar } from "./send-bar.tsx";
import { stepOf } from "./steps.ts";
import { useAccount } from "./use-account.ts";
import { useAdvance } from "./use-advance.ts";
import { useDraft } from "./use-draft.ts";
import { useGivenPlace } from "./use-given-place.ts";
import { useSend } from "./use-send.ts";
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
  const nameOfTrade = nameOf(subcategory);
  const { draft, change, begin, forget, begunBefore } = useDraft(slug, form, nameOfTrade);
  useGivenPlace(given, change, onPlaceTaken);
  useKnownPlace(draft, change, regions, given === undefined && from === undefined);
  const claims = useSession()?.claims;
  const atCode = address.step === "code";
  const wizard = useWizard({
    ...address,
    step: atCode ? "summary" : address.step,
    form,
    draft,
    change,
    stranger: !claims,
    resumes: begunBefore && from === undefined,
  });
  const send = useSend({ subcategory, draft, onSent: forget, onRefused: wizard.refuse });
  const account = useAccount({ slug, draft, change, onRefused: wizard.refuse, enabled: !claims });
  const isUnconfirmed = claims?.role === "Tenderer" && !claims.emailConfirmed;
  const confirms = atCode && (send.sending !== false || isUnconfirmed || (!claims && draft.codeSentTo !== undefined));
  const { screen, index, previous } = wizard;
  const online = useOnline();
  const element = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shownId = confirms ? "code" : screen.id;
  const shown = useRef(shownId);

  useEffect(() => {
    if (shown.current === shownId) return;
    shown.current = shownId;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [shownId]);

  const titles: Record<OwnStep, string> = {
    place: t`Où faut-il intervenir ?`,
    timing: t`Quand faut-il commencer ?`,
    budget: t`Avez-vous un budget en tête ?`,
    description: t`Décrivez votre demande`,
    photos: t`Ajoutez des photos`,
    contact: t`Comment vous joindre ?`,
    summary: t`Tout est juste ?`,
  };
  const leads: Partial<Record<OwnStep, string>> = {
    place: t`Les entreprises qui travaillent dans ce district reçoivent votre demande.`,
    budget: t`Une idée suffit. Sans indication, les entreprises proposent leur prix.`,
    description: t`Plus c’est précis, plus les réponses le sont.`,
    photos: t`Facultatif, mais les réponses sont plus précises avec deux ou trois photos.`,
    contact: t`Nous vous prévenons dès qu’une entreprise répond.`,
    summary: t`Relisez votre demande avant de l’envoyer. Elle est gratuite et ne vous engage à rien.`,
  };
  const heading =
    screen.kind === "question" ? textIn(screen.question.label, { language, currency }) : titles[screen.kind];
  const { number, count, name, value } = stepOf(form, screen);
  const stepName = i18n._(name);
  const place = t`Étape ${number} sur ${count} : ${stepName}`;

  const leave = () => {
    if (Object.keys(draft.answers).length > 0)
      toast.success(
        t`Demande gardée sur cet appareil. Vous la retrouvez sur l’accueil et sur la page de la prestation.`,
      );
    onLeave();
  };

  const goOn = () => {
    if (!wizard.next()) requestAnimationFrame(() => element.current && focusFault(element.current));
  };
  const advance = useAdvance(element, screen.id, goOn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  if (confirms && screen.kind === "summary")
    return (
      <WizardShell icon={icon} name={nameOfTrade} progress={{ value: 1, label: t`Dernière étape` }} onLeave={leave}>
        <div className="grid gap-6">
          <ScreenHead ref={title} place={t`Dernière étape`} title={t`Confirmez votre e-mail`} />
          <CodeScreen
            draft={draft}
            sendCode={account.sendCode}
            send={send.send}
            busy={send.sending !== false}
            onOtherAddress={() => {
              change({ codeSentTo: undefined });
              address.go("contact", { editing: true });
            }}
          />
          {account.widget}
        </div>
      </WizardShell>
    );

  return (
    <WizardShell
      icon={icon}
      name={nameOfTrade}
      progress={{ value, label: place }}
      onLeave={leave}
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
            <SendBar draft={draft} send={send} account={account} go={address.go} onRefused={wizard.refuse} />
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
          returnUrl={`/request/${slug}?step=summary`}
        />
        {account.widget}
      </form>
    </WizardShell>
  );
}
