import { Trans, useLingui } from "@lingui/react/macro";
import {
  isDispensable,
  type MailChoice,
  type Reader,
  type SwitchableMail,
  switchableFor,
} from "@metiro/shared/notification/mails";
import { useId } from "react";
import { useController } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import { CardHead } from "#ui/display/card.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { mailWords } from "#domain/mail/notification-words.ts";
import type { SettingsForm } from "./settings-form.ts";

interface ChoiceRowsProps {
  reader: Reader;
  form: SettingsForm;
}

/** Each mail with the ways it may come; on a phone one below the other. */
export function ChoiceRows({ reader, form }: ChoiceRowsProps) {
  const kinds = switchableFor(reader);
  const all = (choice: MailChoice) => {
    for (const kind of kinds) form.setValue(`choices.${kind}`, choice, { shouldDirty: true });
  };
  return (
    <>
      <CardHead title={<Trans>E-mails</Trans>} />
      <ul>
        {kinds.map((kind) => (
          <ChoiceRow key={kind} reader={reader} kind={kind} form={form} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line p-4 md:px-5">
        <Button variant="ghost" size="sm" onClick={() => all("atOnce")}>
          <Trans>Tout recevoir tout de suite</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => all("daily")}>
          <Trans>Tout mettre dans le résumé</Trans>
        </Button>
      </div>
    </>
  );
}

function ChoiceRow({ reader, kind, form: { control } }: ChoiceRowsProps & { kind: SwitchableMail }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { field } = useController({ control, name: `choices.${kind}` });
  const words = mailWords(reader, kind);
  const name = words ? i18n._(words.name) : kind;
  const options: { value: MailChoice; label: string }[] = [
    { value: "atOnce", label: t`Tout de suite` },
    { value: "daily", label: t`Résumé` },
    ...(isDispensable(kind) ? [{ value: "off" as const, label: t`Jamais` }] : []),
  ];
  return (
    <li className="grid gap-3 border-t border-line p-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_24rem] md:items-center md:gap-6 md:px-5">
      <div className="min-w-0">
        <p id={id} className="font-semibold">
          {name}
        </p>
        {words && <p className="text-sm text-ink-2">{i18n._(words.about)}</p>}
        {kind === "requestSent" && field.value === "off" && (
          <p className="mt-1 text-sm font-medium text-warning">
            <Trans>Vous ne verrez une nouvelle demande qu’en ouvrant votre espace.</Trans>
          </p>
        )}
      </div>
      <Segment label={name} options={options} value={field.value ?? "atOnce"} onChange={field.onChange} />
    </li>
  );
}
