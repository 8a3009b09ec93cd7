import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import { templateOf } from "@metiro/shared/answer-template/placeholders";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useEffect, useEffectEvent, useRef } from "react";
import { BookmarkPlus, FileText } from "lucide-react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { inCurrency, losesPrices } from "#domain/answer-template/in-currency.ts";
import { useTellLostPrices } from "../../templates/use-tell-lost-prices.ts";
import { placeholderValuesOf, withLetter } from "#domain/answer-template/letter.ts";
import type { OfferValues } from "../draft/offer-values.ts";
import { linesToKeep, withTemplateLines } from "./template-lines.ts";

interface OfferTemplatesProps {
  request: JobRequest;
  values: OfferValues;
  change: (next: (before: OfferValues) => OfferValues) => void;
  /** The id of a template that is put in at once; absent: none. */
  asked: string | undefined;
  onInserted: () => void;
}

/** Puts kept words and lines into an offer, and keeps those of this one to be used again. Nothing that was typed is replaced. */
export default function OfferTemplates({ request, values, change, asked, onInserted }: OfferTemplatesProps) {
  const { t, i18n } = useLingui();
  const onPhone = usePhone();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const { data: templates = [] } = trpc.answerTemplate.list.useQuery(undefined, handlesOwnErrors);
  const add = trpc.answerTemplate.add.useMutation({
    onSuccess: async ({ name }) => {
      toast.success(t`Modèle « ${name} » enregistré.`);
      await utils.answerTemplate.list.invalidate();
    },
  });
  const placeholders = placeholderValuesOf(request);
  const { currency } = request;
  const tellLostPrices = useTellLostPrices();
  const insert = (template: AnswerTemplate) => {
    change((before) => ({
      ...withTemplateLines(before, inCurrency(template, currency).lines ?? []),
      message: withLetter(before.message, template, templates, placeholders),
    }));
    tellLostPrices(template, currency);
  };
  const found = templates.find(({ id }) => id === asked);
  const inserted = useRef<string>(undefined);
  const insertOnce = useEffectEvent((template: AnswerTemplate) => {
    if (inserted.current === template.id) return;
    inserted.current = template.id;
    insert(template);
    if (!losesPrices(template, currency))
      toast.success(t`Modèle « ${template.name} » inséré dans l’offre ligne par ligne.`);
    onInserted();
  });
  useEffect(() => {
    if (found) insertOnce(found);
  }, [found]);
  const lines = linesToKeep(values);
  const keep = async () => {
    const named = await confirm({
      title: t`Enregistrer comme modèle`,
      children: t`Les lignes et le message sont gardés. Le prénom, le titre et le lieu deviennent des champs, remplis à chaque réponse.`,
      action: t`Enregistrer le modèle`,
      keep: t`Annuler`,
      tone: "primary",
      reason: { label: t`Nom du modèle`, maxLength: 60, oneLine: true },
    });
    if (!named) return;
    const message = values.message.trim() || t`Bonjour, voici notre offre.`;
    add.mutate({
      name: named.reason.trim() || request.title.slice(0, 60),
      message: templateOf(message, placeholders, textLanguageOf(i18n.locale)),
      currency,
      lines,
    });
  };
  const refusal = lines.length > 0 ? undefined : t`Donnez d’abord un prix à une ligne.`;
  return (
    <div className="flex flex-wrap gap-2">
      {templates.length > 0 && (
        <DropdownMenu
          align="end"
          trigger={
            <Button type="button" variant="secondary" size="sm" icon={FileText}>
              <Trans>Insérer un modèle</Trans>
            </Button>
          }
        >
          {templates.map((template) => (
            <MenuItem key={template.id} onSelect={() => insert(template)}>
              <span className="min-w-0">
                {template.name}
                {template.lines && (
                  <span className="block text-xs text-ink-2">
                    <Plural value={template.lines.length} one="# ligne" other="# lignes" />
                  </span>
                )}
              </span>
            </MenuItem>
          ))}
          {onPhone && (
            <>
              <MenuSeparator />
              <MenuItem icon={BookmarkPlus} refusal={refusal} onSelect={() => void keep()}>
                <Trans>Enregistrer comme modèle</Trans>
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      )}
      {/* On a phone the menu has it, where there is one. */}
      {!(onPhone && templates.length > 0) && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          icon={BookmarkPlus}
          loading={add.isPending}
          disabledReason={refusal}
          onClick={() => void keep()}
        >
          <Trans>Enregistrer comme modèle</Trans>
        </Button>
      )}
    </div>
  );
}
