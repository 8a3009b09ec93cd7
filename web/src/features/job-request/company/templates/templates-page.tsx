import { maxTemplates } from "@metiro/shared/answer-template/constants";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { Ellipsis, ListOrdered, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { TemplateForm } from "./template-form.tsx";
import { TemplateLines } from "./template-lines.tsx";

/** What a company keeps to answer with. */
export function TemplatesPage() {
  const { t } = useLingui();
  const [templates] = trpc.answerTemplate.list.useSuspenseQuery();
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const full = templates.length >= maxTemplates ? t`Vous avez ${maxTemplates} modèles : supprimez-en un.` : undefined;
  const addButton = (
    <Button icon={Plus} onClick={() => setEdited("new")} disabledReason={full}>
      <Trans>Nouveau modèle</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={<Trans>Modèles de réponse</Trans>}
        description={
          <>
            <Plural
              value={templates.length}
              _0="Écrivez une fois, répondez plus vite."
              one="# modèle, à choisir au moment de répondre."
              other="# modèles, à choisir au moment de répondre."
            />
            {templates.some(({ message }) => message.includes("{")) && (
              <>
                {" "}
                <Trans>Les mots entre accolades se remplissent tout seuls.</Trans>
              </>
            )}
          </>
        }
        actions={templates.length > 0 && edited === undefined && addButton}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {edited === "new" && (
          <div className="min-w-0 lg:col-span-2">
            <TemplateForm onClose={close} />
          </div>
        )}
        {templates.length === 0 && edited === undefined && (
          <Card className="lg:col-span-2">
            <EmptyState art="inbox" title={<Trans>Aucun modèle pour l’instant</Trans>} action={addButton}>
              <Trans>Une présentation, une proposition de visite : gardez ici ce que vous écrivez souvent.</Trans>
            </EmptyState>
          </Card>
        )}
        {templates.map((template) =>
          edited === template.id ? (
            <div key={template.id} className="min-w-0 lg:col-span-2">
              <TemplateForm template={template} onClose={close} />
            </div>
          ) : (
            <TemplateCard key={template.id} template={template} onEdit={() => setEdited(template.id)} />
          ),
        )}
      </div>
    </>
  );
}

function TemplateCard({ template, onEdit }: { template: AnswerTemplate; onEdit: () => void }) {
  const { t } = useLingui();
  const { answerTemplate } = trpc.useUtils();
  const changed = () => answerTemplate.list.invalidate();
  const again = trpc.answerTemplate.add.useMutation({
    onSuccess: async () => {
      toast.success(t`Modèle rétabli.`);
      await changed();
    },
  });
  const { id, revision: _, ...fields } = template;
  const { name } = fields;
  const price = usePriceText()(fields);
  const remove = trpc.answerTemplate.delete.useMutation({
    onSuccess: async () => {
      toast.success(t`Modèle « ${template.name} » supprimé.`, {
        label: t({ message: "Annuler", context: "undo" }),
        onPress: () => again.mutate(fields),
      });
      await changed();
    },
  });
  return (
    <Card aria-label={template.name}>
      <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 md:pr-3 md:pl-5">
        <h2 className="title-card min-w-0 wrap-anywhere">{name}</h2>
        <div className="flex shrink-0 items-center gap-1">
          <Button variant="ghost" size="sm" icon={Pencil} className="max-sm:gap-0" onClick={onEdit}>
            <span className="max-sm:sr-only">
              <Trans>Modifier</Trans>
            </span>
          </Button>
          <DropdownMenu
            align="end"
            title={name}
            trigger={<IconButton icon={Ellipsis} size="sm" label={t`Autres actions pour ${name}`} />}
          >
            <MenuItem danger icon={Trash2} onSelect={() => remove.mutate({ id })}>
              <Trans>Supprimer</Trans>
            </MenuItem>
          </DropdownMenu>
        </div>
      </div>
      <CardBody className="grid gap-3">
        {template.lines && (
          <div>
            <Badge tone="outline" icon={ListOrdered}>
              <Trans>Modèle d’offre</Trans>
            </Badge>
          </div>
        )}
        {price && <p className="num font-semibold">{price}</p>}
        {/* Empty lines would fill the few that are shown. */}
        <p className="line-clamp-4 whitespace-pre-line text-ink-2">{template.message.replaceAll(/\n\s*\n/g, "\n")}</p>
        {template.lines && template.lines.length > 0 && (
          <TemplateLines lines={template.lines} currency={template.currency} />
        )}
      </CardBody>
    </Card>
  );
}
