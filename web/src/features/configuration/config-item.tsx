import { Trans, useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { formatMoment } from "@metiro/shared/text/format";
import { useRouter } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/form-shell.tsx";
import { useUnsaved } from "#form/unsaved.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { labels } from "./groups.ts";
import { ItemControl } from "./item-control.tsx";
import type { ItemInput, ItemOutput } from "./item-rules.ts";
import type { Setting } from "./setting.ts";
import { useValueText } from "./value-text.ts";

const fieldValue = ({ type, value }: Pick<Setting, "type" | "value">): ItemInput["value"] =>
  type === "boolean" ? String(value) : typeof value === "number" ? value : ((value ?? "") as string);

/** One setting: what it is, what it does, what it would be by default. */
export function ConfigItemForm({ item }: { item: Setting }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const utils = trpc.useUtils();
  const textOf = useValueText();
  const { appconfigId, key, type, description, updatedAt } = item;
  const label = i18n._(labels[key as ConfigKey]);
  const form = useZodForm<ItemInput, ItemOutput>(async () => (await import("./item-rules.ts")).rulesOf(key, type), {
    defaultValues: { value: fieldValue(item) },
  });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const revised = useRevisionedForm<Setting, ItemInput>({
    row: item,
    latest: async () => {
      const items = await utils.applicationConfig.list.fetch(undefined, { staleTime: 0 });
      return items.find((other) => other.appconfigId === appconfigId) ?? item;
    },
    valuesOf: (row) => ({ value: fieldValue(row) }),
    typed: () => form.getValues(),
    take: (row) => form.reset({ value: fieldValue(row) }),
    wordsOf: ({ value }) => [{ label, value: textOf(key, type === "boolean" ? value === "true" : value) }],
  });
  const save = trpc.applicationConfig.update.useMutation();
  const showSaved = (saved: Setting) => {
    utils.applicationConfig.list.setData(undefined, (items) =>
      items?.map((other) => (other.appconfigId === appconfigId ? saved : other)),
    );
    form.reset({ value: fieldValue(saved) });
    revised.saved(saved);
    toast.success(t`« ${label} » est enregistré.`);
    // Name, currency and the like stand on this page too.
    if (saved.isPublic) void router.invalidate();
  };
  const isDefault = item.value === item.default;
  const byDefault = textOf(key, item.default);
  return (
    <FormShell
      form={form}
      label={label}
      revised={revised}
      mutation={{ mutateAsync: ({ value }) => save.mutateAsync({ appconfigId, value, baseRevision: revised.base() }) }}
      onSuccess={showSaved}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      submitSize="sm"
      submitVariant={isDirty ? "primary" : "secondary"}
      className="gap-3!"
      secondary={
        <p className="text-xs text-ink-3">
          {isDefault ? (
            <Trans>Valeur par défaut</Trans>
          ) : (
            <>
              <Trans>
                Par défaut : {byDefault}. Modifié le {formatMoment(updatedAt)}.
              </Trans>{" "}
              <Button
                variant="link"
                size="sm"
                aria-label={t`Rétablir la valeur par défaut de « ${label} »`}
                onClick={() =>
                  form.setValue("value", fieldValue({ type, value: item.default }), {
                    shouldDirty: true,
                    shouldValidate: true,
                  })
                }
              >
                <Trans>Rétablir</Trans>
              </Button>
            </>
          )}
        </p>
      }
    >
      <ItemControl item={item} form={form} label={label} help={description} />
    </FormShell>
  );
}
