import { Trans, useLingui } from "@lingui/react/macro";
import { digestArrival } from "@metiro/shared/notification/hours";
import { type MailChoice, type Reader, switchableFor } from "@metiro/shared/notification/mails";
import { useWatch } from "react-hook-form";
import { Note } from "#ui/feedback/note.tsx";
import { mailWords } from "./notification-words.ts";
import type { SettingsForm } from "./settings-form.ts";

/** What the table does not say by itself: which mails come together and when, and what waits. */
export function InWords({ reader, form: { control } }: { reader: Reader; form: SettingsForm }) {
  const { i18n } = useLingui();
  const [choices, digestHour, quiet] = useWatch({ control, name: ["choices", "digestHour", "quiet"] });
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  const namesOf = (choice: MailChoice) =>
    list.format(
      switchableFor(reader).flatMap((kind) => {
        const words = mailWords(reader, kind);
        return words && (choices[kind] ?? "atOnce") === choice ? [i18n._(words.name)] : [];
      }),
    );
  const daily = namesOf("daily");
  const waits = quiet !== null && namesOf("atOnce") !== "";
  const arrival = digestArrival(digestHour, quiet);
  const { from, to } = quiet ?? {};
  if (daily === "" && !waits) return null;
  return (
    <Note>
      <div className="grid gap-2" aria-live="polite">
        {daily !== "" && (
          <p>
            <Trans>
              Vous recevez <strong>un e-mail par jour vers {arrival} h</strong> : {daily}.
            </Trans>
          </p>
        )}
        {waits && (
          <p>
            <Trans>
              Entre {from} h et {to} h rien n’arrive : les e-mails attendent {to} h.
            </Trans>
          </p>
        )}
      </div>
    </Note>
  );
}
