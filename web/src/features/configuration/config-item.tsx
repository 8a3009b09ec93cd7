import { Trans, useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { formatDay } from "@metiro/shared/text/format";
import type { UseFormReturn } from "react-hook-form";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { consequences, helps } from "./setting-helps.ts";
import { ItemControl } from "./item-control.tsx";
import { fieldValue, isDeviating, type Setting, type Values } from "./setting.ts";
import { useValueText } from "./value-text.ts";

interface ConfigItemProps {
  item: Setting;
  form: UseFormReturn<Values, unknown, Values>;
  /** Its field holds something that is not saved. */
  isChanged: boolean;
}

/** One setting: what it is, what it does, what it would be by default, and what a change of it brings about. */
export function ConfigItem({ item, form, isChanged }: ConfigItemProps) {
  const { t, i18n } = useLingui();
  const textOf = useValueText();
  const { key, type, updatedAt } = item;
  const label = i18n._(settingLabels[key as ConfigKey]);
  const consequence = consequences[key as ConfigKey];
  const byDefault = textOf(key, item.default);
  const day = formatDay(updatedAt);
  const deviates = isDeviating(item);
  const reset = () =>
    form.setValue(key as `${string}.${string}`, fieldValue({ type, value: item.default }), {
      shouldDirty: true,
      shouldValidate: true,
    });
  const help = (
    <>
      {i18n._(helps[key as ConfigKey])}
      {deviates && (
        <span className="text-ink-3">
          {" "}
          <Trans>
            Par défaut : {byDefault}. Modifié le {day}.
          </Trans>{" "}
          <Button
            variant="link"
            className="-my-2.5"
            size="sm"
            aria-label={t`Rétablir la valeur par défaut de « ${label} »`}
            onClick={reset}
          >
            <Trans>Rétablir</Trans>
          </Button>
        </span>
      )}
    </>
  );
  return (
    <div className="grid gap-2 py-4">
      <ItemControl item={item} form={form} help={help} />
      {isChanged && consequence && <Note tone="warning">{i18n._(consequence)}</Note>}
    </div>
  );
}
