import { useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";
import { problemIn } from "#api/failure/failure.ts";
import { trpc } from "#api/trpc.ts";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import type { EditConflict } from "#form/conflict/use-revisioned-form.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { fieldValue, type Setting, valueAt, type Values } from "./setting.ts";
import { useValueText } from "./value-text.ts";

type Form = UseFormReturn<Values, unknown, Values>;
type Name = `${string}.${string}`;

/**
 * Saves the settings that changed, one after the other; each counts at once. What is refused stays in its field with the reason, and
 * what somebody else has saved meanwhile is told.
 */
export function useSaveSettings(form: Form, items: readonly Setting[]) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const utils = trpc.useUtils();
  const textOf = useValueText();
  const update = trpc.applicationConfig.update.useMutation();
  const [met, setMet] = useState<readonly Setting[]>([]);

  const put = (saved: Setting) => {
    utils.applicationConfig.list.setData(undefined, (all) =>
      all?.map((other) => (other.appconfigId === saved.appconfigId ? saved : other)),
    );
    form.resetField(saved.key as Name, { defaultValue: fieldValue(saved) });
  };

  const refused = async (item: Setting, error: unknown) => {
    const problem = problemIn(error);
    if (problem?.code === "REVISION_CONFLICT") {
      expectedHere(error);
      const now = await utils.applicationConfig.list.fetch(undefined, { staleTime: 0 });
      setMet(now.filter(({ key }) => key === item.key));
      return;
    }
    shownInPage(error);
    const message = problem?.errors?.["value"]?.[0] ?? problem?.detail;
    form.setError(item.key, {
      type: "server",
      message: message ?? t`Le serveur n’a pas répondu. Votre saisie est gardée : réessayez dans un instant.`,
    });
  };

  /** Whether all of them are saved. */
  const save = async (changed: readonly Setting[], values: Values): Promise<boolean> => {
    setMet([]);
    const saved: Setting[] = [];
    for (const item of changed) {
      const { appconfigId, key, revision: baseRevision } = item;
      try {
        const now = await update.mutateAsync({ appconfigId, value: valueAt(values, key), baseRevision });
        put(now);
        saved.push(now);
      } catch (error) {
        await refused(item, error);
        break;
      }
    }
    if (saved.length > 0) {
      const names = saved.map(({ key }) => i18n._(settingLabels[key as ConfigKey])).join(", ");
      toast.success(t`Enregistré : ${names}.`);
      // Name, currency and the like stand on this page too.
      if (saved.some(({ isPublic }) => isPublic)) void router.invalidate();
    }
    return saved.length === changed.length;
  };

  const conflict: EditConflict | null =
    met.length === 0
      ? null
      : {
          differences: () =>
            met.map((item) => ({
              label: i18n._(settingLabels[item.key as ConfigKey]),
              present: textOf(item.key, item.value),
              typed: textOf(item.key, typedValue(form.getValues(), item)),
            })),
          saveOver: () => setMet([]),
          take: () => {
            for (const item of met) put(item);
            setMet([]);
          },
        };
  return { save, conflict, pending: update.isPending, items };
}

const typedValue = (values: Values, { key, type }: Setting) =>
  type === "boolean" ? valueAt(values, key) === "true" : valueAt(values, key);
