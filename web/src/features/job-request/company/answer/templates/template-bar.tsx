import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import { templateOf } from "@metiro/shared/answer-template/placeholders";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { BookmarkPlus, FileText, Settings2 } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { inCurrency } from "#domain/answer-template/in-currency.ts";
import { placeholderValuesOf } from "#domain/answer-template/letter.ts";
import { useTellLostPrices } from "../../templates/use-tell-lost-prices.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { withTemplate } from "./template-letter.ts";

interface TemplateBarProps {
  /** There are words to keep. */
  worded: boolean;
  request: JobRequest;
  typed: () => AnswerDraft;
  set: (values: Partial<AnswerDraft>) => void;
}

/** Puts a kept answer after what is typed, and keeps what is typed to be used again. Nothing that was typed is replaced. */
export default function TemplateBar({ request, worded, typed, set }: TemplateBarProps) {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const onPhone = usePhone();
  const priceOf = usePriceText();
  const { answerTemplate } = trpc.useUtils();
  const { data: templates = [] } = trpc.answerTemplate.list.useQuery(undefined, handlesOwnErrors);
  const add = trpc.answerTemplate.add.useMutation({
    onSuccess: async ({ name }) => {
      toast.success(t`Modèle « ${name} » enregistré.`);
      await answerTemplate.list.invalidate();
    },
  });
  const placeholders = placeholderValuesOf(request);
  const { currency } = request;
  const tellLostPrices = useTellLostPrices();
  const insert = (template: AnswerTemplate) => {
    const all = templates.map((one) => inCurrency(one, currency));
    set(withTemplate(typed(), inCurrency(template, currency), all, placeholders));
    tellLostPrices(template, currency);
  };

  const keep = async () => {
    const { message, priceMin, priceMax, priceUnit } = typed();
    if (message.trim() === "") {
      toast.error(400, t`Écrivez d’abord le message à garder.`);
      return;
    }
    const named = await confirm({
      title: t`Enregistrer comme modèle`,
      children: t`Le prénom, le titre et le lieu deviennent des champs, remplis à chaque réponse.`,
      action: t`Enregistrer le modèle`,
      keep: t`Annuler`,
      tone: "primary",
      reason: { label: t`Nom du modèle`, maxLength: 60, oneLine: true },
    });
    if (!named) return;
    const priced = priceMin !== null || priceMax !== null;
    add.mutate({
      name: named.reason?.trim() || request.title.slice(0, 60),
      message: templateOf(message, placeholders, textLanguageOf(i18n.locale)),
      currency,
      ...(priced && { priceMin, priceMax, priceUnit }),
    });
  };

  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          type="button"
          variant="ghost"
          size="sm"
          icon={FileText}
          loading={add.isPending}
          aria-label={onPhone ? t`Insérer un modèle` : undefined}
        >
          {onPhone ? <Trans>Modèle</Trans> : <Trans>Insérer un modèle</Trans>}
        </Button>
      }
    >
      {templates.map(({ lines = [], ...template }) =>
        lines.length > 0 ? (
          // The form has no place for lines: the offer takes them, and what is typed here with them.
          <MenuLink
            key={template.id}
            link={(parts) => (
              <Link
                {...parts}
                to="/company/requests/$id/offer"
                params={{ id: request.id }}
                state={{ template: template.id }}
              />
            )}
          >
            {template.name}
            <span className="num block text-xs text-ink-2">
              <Plural
                value={lines.length}
                one="# ligne : ouvre l’offre ligne par ligne"
                other="# lignes : ouvre l’offre ligne par ligne"
              />
            </span>
          </MenuLink>
        ) : (
          <MenuItem key={template.id} onSelect={() => insert(template)}>
            {template.name}
            <span className="num block text-xs text-ink-2 empty:hidden">{priceOf(template)}</span>
          </MenuItem>
        ),
      )}
      {templates.length > 0 && <MenuSeparator />}
      <MenuItem
        icon={BookmarkPlus}
        refusal={worded ? undefined : t`Écrivez d’abord le message à garder.`}
        onSelect={() => void keep()}
      >
        <Trans>Enregistrer ce message comme modèle</Trans>
      </MenuItem>
      <MenuLink icon={Settings2} link={(parts) => <Link {...parts} to="/company/templates" />}>
        <Trans>Gérer mes modèles</Trans>
      </MenuLink>
    </DropdownMenu>
  );
}
