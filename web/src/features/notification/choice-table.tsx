import { Trans, useLingui } from "@lingui/react/macro";
import {
  type PushMail,
  type Reader,
  type SwitchableMail,
  isPushable,
  switchableFor,
} from "@metiro/shared/notification/mails";
import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { TickBox } from "#ui/input/tick-box.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { mailWords } from "./notification-words.ts";
import type { SettingsForm } from "./settings-form.ts";
import { WayOfGroup, WayOfMail } from "./way-of-mail.tsx";

interface ChoiceTableProps {
  reader: Reader;
  form: SettingsForm;
}

/** Each event with the ways it may come, a row each, and above each group one press for all of it. */
export function ChoiceTable({ reader, form }: ChoiceTableProps) {
  const { t } = useLingui();
  const { data } = trpc.notification.devices.useQuery(undefined, handlesOwnErrors);
  // Without a device that is told, nothing is chosen for one.
  const onDevices = (data?.devices.length ?? 0) > 0;
  const groupWords: Record<MailGroup, string> = {
    requests: t`Demandes`,
    answers: t`Réponses et messages`,
    afterwards: t`Autres`,
  };
  return (
    <table className="w-full border-collapse text-left">
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-3 pl-4 font-normal md:pl-5">
            <Trans>Événement</Trans>
          </th>
          <th scope="col" className="py-3 font-normal md:px-2">
            <Trans>E-mail</Trans>
          </th>
          {onDevices && (
            <th scope="col" className="py-3 pr-4 text-center font-normal md:pr-5">
              <Trans>Appareil</Trans>
            </th>
          )}
        </tr>
      </thead>
      {mailGroups(reader).map(({ group, kinds }) => (
        <tbody key={group}>
          <GroupRow name={groupWords[group]} kinds={kinds} reader={reader} form={form} onDevices={onDevices} />
          {kinds.map((kind) => (
            <MailRow key={kind} kind={kind} reader={reader} form={form} onDevices={onDevices} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps extends ChoiceTableProps {
  onDevices: boolean;
}

const wayClass = "w-42 py-1 pr-2 last:pr-4 md:w-88 md:px-2 md:last:pr-5";
const deviceClass = "w-16 py-1 pr-4 text-center md:pr-5";

function GroupRow({ name, kinds, reader, form, onDevices }: RowProps & { name: string; kinds: SwitchableMail[] }) {
  const { t } = useLingui();
  const push = useWatch({ control: form.control, name: "push" }) as Partial<Record<PushMail, boolean>>;
  const told = kinds.filter((kind): kind is PushMail => isPushable(kind, reader));
  const on = told.filter((kind) => push[kind] ?? true);
  return (
    <tr className="border-t border-line bg-sunken">
      <th scope="colgroup" className="py-1 pr-3 pl-4 text-sm leading-5 font-semibold md:pl-5">
        {name}
      </th>
      <td className={wayClass}>{kinds.length > 1 && <WayOfGroup name={name} kinds={kinds} form={form} />}</td>
      {onDevices && (
        <td className={deviceClass}>
          {told.length > 1 && (
            <DeviceTick
              label={t`Tout sur mes appareils : ${name}`}
              checked={on.length === told.length}
              mixed={on.length > 0 && on.length < told.length}
              onChange={(checked) =>
                form.setValue(
                  "push",
                  { ...form.getValues("push"), ...Object.fromEntries(told.map((kind) => [kind, checked])) },
                  { shouldDirty: true },
                )
              }
            />
          )}
        </td>
      )}
    </tr>
  );
}

function MailRow({ kind, reader, form, onDevices }: RowProps & { kind: SwitchableMail }) {
  const { i18n } = useLingui();
  const { field } = useController({ control: form.control, name: "push" });
  const choice = useWatch({ control: form.control, name: `choices.${kind}` });
  const told: Partial<Record<PushMail, boolean>> = field.value;
  const words = mailWords(reader, kind);
  const name = words ? i18n._(words.name) : kind;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-3 pl-4 leading-5 font-medium max-md:text-sm md:py-3 md:pl-5">
        {name}
        {words && (
          // On a phone the name says enough: with this a row would be three times as high.
          <span className="block text-sm font-normal text-ink-2 max-md:sr-only">{i18n._(words.about)}</span>
        )}
        {kind === "requestSent" && choice === "off" && (
          <span className="mt-1 block text-sm font-medium text-warning">
            <Trans>Vous ne verrez une nouvelle demande qu’en ouvrant votre espace.</Trans>
          </span>
        )}
      </th>
      <td className={wayClass}>
        <WayOfMail kind={kind} name={name} form={form} />
      </td>
      {onDevices && (
        <td className={deviceClass}>
          {isPushable(kind, reader) ? (
            <DeviceTick
              label={name}
              checked={told[kind] ?? true}
              onChange={(checked) => field.onChange({ ...told, [kind]: checked })}
            />
          ) : (
            <>
              <span aria-hidden="true" className="text-ink-3">
                –
              </span>
              <VisuallyHidden>
                <Trans>par e-mail seulement</Trans>
              </VisuallyHidden>
            </>
          )}
        </td>
      )}
    </tr>
  );
}

interface DeviceTickProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

function DeviceTick({ label, checked, mixed = false, onChange }: DeviceTickProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="inline-grid size-11 cursor-pointer place-items-center">
      <TickBox id={id} checked={checked} mixed={mixed} onChange={(event) => onChange(event.target.checked)} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}

const mailGroupNames = ["requests", "answers", "afterwards"] as const;
type MailGroup = (typeof mailGroupNames)[number];

/** What each mail is about. */
const groupOf: Record<SwitchableMail, MailGroup> = {
  requestSent: "requests",
  answerReminder: "requests",
  detailsAdded: "requests",
  requestReceived: "requests",
  requestForwarded: "requests",
  requestRelaunched: "requests",
  requestEdited: "requests",
  precisionAsked: "requests",
  requestCanceled: "requests",
  answerReceived: "answers",
  messageReceived: "answers",
  answerAccepted: "answers",
  answerRejected: "answers",
  amendmentProposed: "answers",
  amendmentDecided: "answers",
  jobDone: "afterwards",
  reviewAsked: "afterwards",
  subscriptionEnds: "afterwards",
};

/** The mails of a reader by what they are about; a group without any is left out. */
const mailGroups = (reader: Reader): { group: MailGroup; kinds: SwitchableMail[] }[] =>
  mailGroupNames.flatMap((group) => {
    const kinds = switchableFor(reader).filter((kind) => groupOf[kind] === group);
    return kinds.length > 0 ? [{ group, kinds }] : [];
  });
