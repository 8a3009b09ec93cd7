import type { NotificationSettings } from "@metiro/shared/notification/schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { settingsChangesIn, putBack } from "./changes.ts";
import type { SettingsForm } from "./settings-form.ts";

/** What became of the latest choice; `asked`: nothing was chosen yet. */
export type ChoiceState = "asked" | "saving" | "saved" | "failed";

/**
 * Saves each choice as soon as it is made, one call at a time and only what changed: another window's choices stay. What the server does
 * not take is put back as it was; why is told as of any call. Hours that cannot be wait in their fields for others.
 */
export function useSavedChoices(form: SettingsForm, settings: NotificationSettings): ChoiceState {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.notification.update.useMutation();
  const [state, setState] = useState<ChoiceState>("asked");
  const stored = useRef(settings);
  const running = useRef(false);

  const save = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    // Several may be chosen with one press.
    await Promise.resolve();
    for (;;) {
      void form.trigger("quiet");
      // A copy: the form writes into its own.
      const change = settingsChangesIn(stored.current, structuredClone(form.getValues()));
      if (!change) break;
      setState("saving");
      try {
        stored.current = await mutateAsync(change);
        utils.notification.own.setData(undefined, stored.current);
        setState("saved");
      } catch {
        putBack(form, change, stored.current);
        setState("failed");
      }
    }
    running.current = false;
  }, [form, mutateAsync, utils]);

  useEffect(() => {
    const { unsubscribe } = form.watch(() => void save());
    return unsubscribe;
  }, [form, save]);
  return state;
}
