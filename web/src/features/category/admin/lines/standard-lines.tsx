import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { maxStandardLines } from "@metiro/shared/offer/constants";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { trpc } from "#api/trpc.ts";
import ConflictNote from "#form/conflict/conflict-note.tsx";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#ui/display/card.tsx";
import { useDrag } from "#ui/drag/use-drag.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { ChangesBar } from "#form/shell/save-bar.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { draftsOf, type LineDraft, moved, newStandardLine } from "./line-drafts.ts";
import { StandardLineRow } from "./line-row.tsx";
import { useSaveLines } from "./use-save-lines.ts";

/** The lines with which every offer for a service begins; saved all at once. */
export default function StandardLinesPage({ id }: { id: string }) {
  return (
    <UnsavedGuard>
      <Lines id={id} />
    </UnsavedGuard>
  );
}

function Lines({ id }: { id: string }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const [subcategory] = trpc.subCategory.get.useSuspenseQuery({ id });
  const [present] = trpc.standardLine.get.useSuspenseQuery({ subcategoryId: id });
  const [row] = useState(present);
  const [kept, setKept] = useState(() => draftsOf(row.lines));
  const [lines, setLines] = useState(kept);
  const changed = lines !== kept;
  useUnsaved(changed);
  const saving = useSaveLines({
    row,
    lines,
    take: (saved) => {
      const drafts = draftsOf(saved.lines);
      setKept(drafts);
      setLines(drafts);
    },
  });
  const list = useRef<HTMLOListElement>(null);
  const { grip, item, dropAt } = useDrag<{ kind: "line"; id: string }>(["line"], ({ id: key }, { id: target, after }) =>
    setLines(moved(lines, key, target, after)),
  );
  const full = lines.length >= maxStandardLines ? t`Un service a au plus ${maxStandardLines} lignes.` : undefined;
  const add = (at: number) => {
    if (full) return;
    // At once: the next key belongs into the new line.
    flushSync(() => setLines(lines.toSpliced(at, 0, newStandardLine())));
    list.current?.querySelector<HTMLElement>(`[name="lines.${at}.label"]`)?.focus();
  };
  const nudge = (line: LineDraft, by: 1 | -1) => {
    const target = lines[lines.indexOf(line) + by];
    if (target) setLines(moved(lines, line.key, target.key, by === 1));
  };
  useShortcuts([
    { keys: "mod+s", label: t`Enregistrer`, run: () => void (changed && saving.send()), whileTyping: true },
  ]);
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Catégories`, link: (parts) => <Link {...parts} to="/admin/category/list" /> },
              {
                label: nameOf(subcategory),
                link: (parts) => (
                  <Link
                    {...parts}
                    to="/admin/category/$categoryId/subcategories/$id"
                    params={{ categoryId: subcategory.categoryId, id }}
                  />
                ),
              },
            ]}
            current={t`Lignes des offres`}
          />
        }
        title={<Trans>Lignes des offres : {nameOf(subcategory)}</Trans>}
        description={
          <Trans>
            Chaque offre part de ces lignes : l’entreprise leur donne un prix, ou dit « compris ailleurs » ou « non
            proposé ». Le client compare ainsi ligne par ligne. Les offres déjà données gardent les leurs.
          </Trans>
        }
      />
      {saving.conflict && (
        <div className="mb-6">
          <ConflictNote conflict={saving.conflict} onSave={() => void saving.send()} />
        </div>
      )}
      <Card>
        <CardHead
          title={<Plural value={lines.length} _0="Aucune ligne" one="# ligne" other="# lignes" />}
          aside={<span className="text-sm">{t`${maxStandardLines} au plus`}</span>}
        />
        <CardBody className="py-0!">
          {lines.length === 0 && (
            <p className="py-4 text-ink-2">
              <Trans>Sans lignes, chaque entreprise écrit les siennes, et les offres se comparent mal.</Trans>
            </p>
          )}
          <ol ref={list} className="min-w-0">
            {lines.map((line, index) => (
              <StandardLineRow
                key={line.key}
                line={line}
                index={index}
                errors={saving.errors}
                onChange={(next) => setLines(lines.with(index, next))}
                onRemove={() => setLines(lines.toSpliced(index, 1))}
                onEnter={() => add(index + 1)}
                onNudge={(by) => nudge(line, by)}
                drag={grip({ kind: "line", id: line.key })}
                dragged={item?.id === line.key}
                drop={dropAt({ kind: "line", id: line.key })}
              />
            ))}
          </ol>
        </CardBody>
        <CardFoot>
          <Button variant="secondary" icon={Plus} disabledReason={full} onClick={() => add(lines.length)}>
            <Trans>Ajouter une ligne</Trans>
          </Button>
        </CardFoot>
      </Card>
      <ChangesBar
        idle={!changed && !saving.isPending}
        said={<Trans>Des changements ne sont pas enregistrés.</Trans>}
        onDiscard={() => setLines(kept)}
        discardRefused={saving.isPending}
      >
        <Button
          disabledReason={changed || saving.isPending ? undefined : t`Rien n’a changé.`}
          loading={saving.isPending}
          loadingLabel={<Trans>Enregistrement…</Trans>}
          onClick={() => void saving.send()}
        >
          <Trans>Enregistrer</Trans>
        </Button>
      </ChangesBar>
    </>
  );
}
