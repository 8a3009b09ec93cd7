import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TextLanguage } from "@metiro/shared/languages";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { ListChecks, RotateCcw } from "lucide-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { activateLanguage } from "#i18n/load.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PageFrame } from "#ui/display/page-frame.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import type { Selected } from "../model/editing.ts";
import { FormPreviewPage } from "./preview-page.tsx";
import { usePreview } from "./use-preview.ts";

export type Device = "phone" | "desktop";

const sizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 720 },
  desktop: { width: 1100, height: 800 },
};

interface FormPreviewProps {
  form: QuestionForm;
  selected: Selected | undefined;
  name: string;
  icon: string | undefined;
  currency: string;
  device: Device;
  onDevice: (device: Device) => void;
}

/** The form as its clients will see it, to be tried out: in either language, on a phone and at a desk. */
export function FormPreview({ form, selected, name, icon, currency, device, onDevice }: FormPreviewProps) {
  const { t, i18n } = useLingui();
  const { section } = useRouter().options.context;
  const [english] = useState(() => setupI18n({ locale: "fr", messages: { fr: {} } }));
  const [language, setLanguage] = useState<TextLanguage>("fr");
  const preview = usePreview(form, selected);
  const choose = async (next: TextLanguage) => {
    if (next === "en") await activateLanguage(english, "en", { section });
    setLanguage(next);
  };
  return (
    <section aria-label={t`Aperçu`} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="title-card">
          <Trans>Aperçu en direct</Trans>
        </h2>
        <div className="flex min-w-0 flex-wrap gap-2">
          <Segment
            label={t`Langue de l’aperçu`}
            value={language}
            onChange={(next) => void choose(next)}
            options={[
              { value: "fr", label: "FR" },
              { value: "en", label: "EN" },
            ]}
          />
          <Segment
            label={t`Largeur de l’aperçu`}
            value={device}
            onChange={onDevice}
            options={[
              { value: "phone", label: <Trans>Mobile</Trans> },
              { value: "desktop", label: <Trans>Bureau</Trans> },
            ]}
          />
          <span className="flex">
            <IconButton icon={ListChecks} label={t`Voir le résumé`} onClick={preview.end} />
            <IconButton icon={RotateCcw} label={t`Recommencer l’aperçu`} onClick={preview.restart} />
          </span>
        </div>
      </div>
      {preview.hidden && (
        <Note>
          <Trans>
            La question ouverte est masquée par sa condition. Répondez dans l’aperçu pour la faire apparaître.
          </Trans>
        </Note>
      )}
      <PageFrame
        key={device}
        title={t`Le formulaire tel que le client le voit`}
        {...sizes[device]}
        className="rounded-lg border border-line-strong bg-paper"
      >
        <I18nProvider i18n={language === "en" ? english : i18n}>
          <FormPreviewPage preview={preview} name={name} icon={icon} currency={currency} />
        </I18nProvider>
      </PageFrame>
    </section>
  );
}
