import { maxTemplates } from "@metiro/shared/answer-template/constants";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { Link } from "@tanstack/react-router";
import { ListOrdered, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { useSite } from "#site/use-site.ts";
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
    <div className="wrap-form px-0!">
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Demandes reçues`, link: (parts) => <Link {...parts} to="/company" /> }]}
            current={t`Modèles de réponse`}
          />
        }
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
      <div className="grid gap-4">
        {edited === "new" && <TemplateForm onClose={close} />}
        {templates.length === 0 && edited === undefined && (
          <Card>
            <EmptyState art="inbox" title={<Trans>Aucun modèle pour l’instant</Trans>} action={addButton}>
              <Trans>Une présentation, une proposition de visite : gardez ici ce que vous écrivez souvent.</Trans>
            </EmptyState>
          </Card>
        )}
        {templates.map((template) =>
          edited === template.id ? (
            <TemplateForm key={template.id} template={template} onClose={close} />
          ) : (
            <TemplateCard key={template.id} template={template} onEdit={() => setEdited(template.id)} />
          ),
        )}
      </div>
    </div>
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
  const { currency } = useSite();
  const price = usePriceText()({ ...fields, currency });
  const remove = trpc.answerTemplate.delete.useMutation({
    onSuccess: async () => {
      toast.success(t`Modèle « ${template.name} » supprimé.`, {
        label: t`Annuler`,
        onPress: () => again.mutate(fields),
      });
      await changed();
    },
  });
  return (
    <Card aria-label={template.name}>
      <CardHead
        title={template.name}
        aside={
          template.lines && (
            <Badge tone="outline" icon={ListOrdered}>
              <Trans>Modèle d’offre</Trans>
            </Badge>
          )
        }
      />
      <CardBody className="grid gap-4">
        {price && <p className="num font-semibold">{price}</p>}
        {/* Empty lines would fill the few that are shown. */}
        <p className="line-clamp-4 whitespace-pre-line text-ink-2">{template.message.replaceAll(/\n\s*\n/g, "\n")}</p>
        {template.lines && template.lines.length > 0 && <TemplateLines lines={template.lines} currency={currency} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" icon={Pencil} onClick={onEdit}>
            <Trans>Modifier</Trans>
          </Button>
          <Button
            variant="danger-quiet"
            size="sm"
            icon={Trash2}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id })}
          >
            <Trans>Supprimer</Trans>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
