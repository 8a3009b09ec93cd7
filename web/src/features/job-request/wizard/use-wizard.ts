import type { FieldViolations } from "@metiro/shared/errors/field-error";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { useLingui } from "@lingui/react";
import { use, useEffect, useMemo, useRef, useState } from "react";
import type { Address } from "./page/wizard-search.ts";
import type { Draft } from "./draft/draft.ts";
import { deferredParts } from "./parts.ts";
import { messagesByKey, type Screen, screenOfField, screensOf } from "./screens.ts";

/** Messages by field. Those of the server stand until the field is changed. */
type Messages = Record<string, string>;

interface WizardOptions extends Address {
  form: QuestionForm;
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  /** Nobody is signed in. */
  stranger: boolean;
  /** Something was told on an earlier visit, here or elsewhere: the first address leads to where that ended. */
  resumes: boolean;
}

/** Where one is in the wizard, what is wrong there, and the way on. */
export function useWizard({ form, draft, change, stranger, resumes, step, editing, go }: WizardOptions) {
  const { i18n } = useLingui();
  const screens = useMemo(() => screensOf(form, draft, stranger), [form, draft, stranger]);
  const [tried, setTried] = useState<string>();
  const [refused, setRefused] = useState<Messages>({});

  const [resumed, setResumed] = useState(!resumes);
  // What was told on another device may come when the first screen is already there.
  const [resumedBefore, setResumedBefore] = useState(resumes);
  if (resumes !== resumedBefore) {
    setResumedBefore(resumes);
    setResumed(!resumes);
  }
  const isResuming = !resumed && step === undefined;

  // The address may name a screen that a condition has hidden, or one that nothing has led to yet. At the first one
  // there is nothing to be checked, so it does not wait for the check.
  const isFirst = step === undefined && !isResuming;
  const parts = isFirst ? deferredParts.here() : use(deferredParts.fetch());
  const open = parts?.firstOpen(screens, draft);
  const reachable = isFirst ? 0 : open ? screens.indexOf(open) : screens.length - 1;
  const wanted = screens.findIndex((screen) => screen.id === step);
  const isGone = wanted < 0 && step !== undefined;
  const index = isGone ? reachable : Math.min(Math.max(wanted, 0), reachable);
  const screen = screens[index] as Screen;

  // Left as it is, such an address would lead on with the first character that is typed, or names what another answer has hidden.
  const isBeyond = wanted > reachable || isGone;
  useEffect(() => {
    if (isBeyond) go(screen.id, { editing, replace: true });
  }, [isBeyond, screen.id, editing, go]);

  const leads = useRef(false);
  const arrived = !isResuming || reachable === 0;
  if (!resumed && arrived) setResumed(true);
  useEffect(() => {
    if (resumed || arrived || leads.current) return;
    leads.current = true;
    go(screens[reachable]?.id ?? "summary", { replace: true });
  }, [resumed, arrived, reachable, screens, go]);

  const inWords = ({ faultText }: NonNullable<typeof parts>, faults: FieldViolations): Messages =>
    Object.fromEntries(
      Object.entries(faults).flatMap(([field, [fault]]) =>
        fault ? [[field, faultText(screen, field, fault, i18n)]] : [],
      ),
    );
  const errors =
    parts && tried === screen.id ? { ...refused, ...inWords(parts, parts.faultsOn(screen, draft)) } : refused;

  return {
    screen,
    screens,
    errors,
    index,
    change: (patch: Partial<Draft>) => {
      setRefused({});
      change(patch);
    },
    /** Another screen than the first one is looked for. */
    resumes: isResuming,
    /** Goes on when nothing is wrong here; tells whether it did. */
    next: async (): Promise<boolean> => {
      const { faultsOn, firstOpen } = parts ?? (await deferredParts.fetch());
      setTried(screen.id);
      if (Object.keys(faultsOn(screen, draft)).length > 0) return false;
      const following = editing ? firstOpen(screens, draft) : screens[index + 1];
      go(following?.id ?? "summary", { from: screen.id });
      return true;
    },
    previous: screens[index - 1],
    /** Shows what the server found wrong, where it is typed. */
    refuse: (messages: Record<string, string[]>) => {
      const [first] = Object.keys(messages);
      if (first === undefined) return;
      const refusedScreen = screenOfField(first, screens);
      // The form has a question that it did not have when this page came: it comes anew, and goes on there.
      if (!screens.some(({ id }) => id === refusedScreen)) return window.location.reload();
      setRefused(messagesByKey(messages));
      go(refusedScreen, { editing: true });
    },
  };
}
