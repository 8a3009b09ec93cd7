import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type TextLanguage, textLanguages } from "@metiro/shared/languages";
import { formChanges } from "@metiro/shared/sub-category/questions/diff/changes";
import { Suspense, useEffect, useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import ConflictNote from "#form/conflict/conflict-note.tsx";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { useSession } from "#session/use-session.ts";
import { useSite } from "#site/use-site.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { cn } from "#ui/cn.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { BuilderActions } from "./builder-actions.tsx";
import { EditedLanguageContext } from "./editor/edited-language.tsx";
import { QuestionEditor } from "./editor/question-editor.tsx";
import { StepEditor } from "./editor/step-editor.tsx";
import { FaultList } from "./fault-list.tsx";
import { ScreenFigures } from "./figures/screen-figures.tsx";
import { useFigures } from "./figures/use-figures.ts";
import { QuestionList } from "./list/question-list.tsx";
import { PhoneSteps, type PhoneView, PhoneViews } from "./phone-views.tsx";
import { missingInForm } from "./model/missing-english.ts";
import type { PlacedFault } from "./model/placed-faults.ts";
import { type Device, FormPreview } from "./preview/form-preview.tsx";
import { useBuilder } from "./use-builder.ts";
import { usePublish } from "./use-publish.ts";
import { PublishDialog } from "./versions/publish-dialog.tsx";
import { VersionsDialog } from "./versions/versions-dialog.tsx";

const ReplayDialog = lazyPart(() => import("./replay-dialog.tsx"));

interface QuestionFormBuilderProps {
  id: string;
}

/** The questions of a subcategory, written and tried out side by side; a draft until they are published. */
export default function QuestionFormBuilder({ id }: QuestionFormBuilderProps) {
  return (
    <UnsavedGuard>
      <Builder id={id} />
    </UnsavedGuard>
  );
}

function Builder({ id }: QuestionFormBuilderProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { currency } = useSite();
  const accountId = useSession()?.user.id ?? "";
  const [subcategory] = trpc.subCategory.get.useSuspenseQuery({ id });
  const [categories] = trpc.category.list.useSuspenseQuery();
  const category = categories.find((one) => one.id === subcategory.categoryId);
  const utils = trpc.useUtils();
  const latest = () => utils.subCategory.get.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 });
  const [known] = trpc.subCategory.formDraft.useSuspenseQuery({ id });
  const builder = useBuilder({ subcategory, known, accountId, latest });
  const { form, selected, changed, published, late } = builder;
  const { publish, restore, conflict, draftConflict, pending } = usePublish(subcategory, builder, latest);
  const figures = useFigures(id, published.revision);
  const [device, setDevice] = useState<Device>("phone");
  const onPhone = usePhone();
  const [view, setView] = useState<PhoneView>("list");
  const [open, setOpen] = useState<"publish" | "versions" | "replay">();
  const editor = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState<PlacedFault>();
  const [language, choose] = useState<TextLanguage>("fr");
  useUnsaved(changed && !builder.keeps && builder.sync.state !== "saved", builder.sync.flush);
  const publishByKey = () => {
    if (builder.incomplete) builder.tellAll();
    else if (changed && builder.faults.length === 0) setOpen("publish");
  };
  useShortcuts([
    { keys: "mod+s", label: t`Publier`, run: publishByKey, whileTyping: true },
    { keys: "mod+z", label: t`Annuler la dernière modification`, run: () => builder.undo?.(), whileTyping: true },
    { keys: "mod+shift+z", label: t`Rétablir la modification annulée`, run: () => builder.redo?.(), whileTyping: true },
    { keys: "mod+y", label: t`Rétablir la modification annulée`, run: () => builder.redo?.(), whileTyping: true },
  ]);
  useEffect(() => {
    if (!jump || !editor.current) return;
    focusFieldIn(editor.current, jump.field);
    setJump(undefined);
  }, [jump]);

  const isFresh = selected !== undefined && builder.isFresh(selected.id);
  const [met, setMet] = useState(selected?.id);
  if (met !== selected?.id) {
    setMet(selected?.id);
    // What is new is written in French first.
    if (isFresh) choose("fr");
  }
  const shown = useRef(selected?.id);
  useEffect(() => {
    if (shown.current === selected?.id) return;
    shown.current = selected?.id;
    // Where it is not in sight on a phone it has no place.
    if (editor.current?.checkVisibility?.() === false) return;
    const top = editor.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) editor.current?.scrollIntoView({ block: "start" });
    if (isFresh)
      editor.current
        ?.querySelector<HTMLElement>("[name='label.fr'], [name='title.fr']")
        ?.focus({ preventScroll: true });
  }, [selected?.id, isFresh]);

  const jumpTo = (fault: PlacedFault) => {
    if (fault.at) builder.select(fault.at);
    setView("editor");
    const of = textLanguages.find((one) => fault.field.endsWith(`.${one}`));
    if (of) choose(of);
    setJump(fault);
  };
  const discard = async () => {
    const goes = await confirm({
      title: t`Abandonner le brouillon ?`,
      children: t`Le formulaire redevient celui qui est publié. « Annuler » ramène le brouillon tant que cette page reste ouverte.`,
      action: t`Abandonner le brouillon`,
      keep: t`Garder le brouillon`,
    });
    if (goes) builder.drop();
  };

  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Catégories`, link: (parts) => <Link {...parts} to="/admin/category/list" /> },
              {
                label: category?.name ?? "–",
                link: (parts) => (
                  <Link {...parts} to="/admin/category/list" search={{ category: subcategory.categoryId }} />
                ),
              },
              {
                label: subcategory.name,
                link: (parts) => (
                  <Link
                    {...parts}
                    to="/admin/category/$categoryId/subcategories/$id"
                    params={{ categoryId: subcategory.categoryId, id }}
                  />
                ),
              },
            ]}
            current={t`Formulaire`}
          />
        }
        title={<Trans>Formulaire : {subcategory.name}</Trans>}
      />
      {conflict && (
        <div className="mb-6">
          <ConflictNote conflict={conflict} onSave={() => void publish("", published.revision)} />
        </div>
      )}
      {draftConflict && (
        <div className="mb-6">
          <ConflictNote conflict={draftConflict} onSave={() => undefined} />
        </div>
      )}
      {late > 0 && (
        <output className="block">
          <Note tone="warning" className="mb-6">
            <Plural
              value={late}
              one="Après ce déplacement, # condition cite une question qui vient plus tard. « Annuler » revient en arrière."
              other="Après ce déplacement, # conditions citent une question qui vient plus tard. « Annuler » revient en arrière."
            />
          </Note>
        </output>
      )}
      <FaultList form={form} faults={builder.faults} selected={selected} onJump={jumpTo} />
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[17rem_minmax(0,1fr)]",
          device === "phone"
            ? "xl:grid-cols-[19rem_minmax(0,1fr)_24.5rem]"
            : "xl:grid-cols-[16rem_minmax(0,1fr)_minmax(0,1.4fr)]",
        )}
      >
        <PhoneViews view={view} onView={setView} />
        <QuestionList
          builder={builder}
          figures={figures}
          onOpen={() => setView("editor")}
          className={cn(view !== "list" && "max-md:hidden")}
        />
        <div
          ref={editor}
          className={cn("min-w-0 scroll-mt-12", view !== "editor" && "max-md:hidden")}
          onBlur={({ target }) => {
            if ("name" in target && typeof target.name === "string") builder.touch(target.name);
          }}
        >
          {selected && <ScreenFigures figures={figures} selected={selected} />}
          <EditedLanguageContext value={{ language, choose }}>
            {selected?.kind === "question" && (
              <QuestionEditor key={selected.id} builder={builder} id={selected.id} currency={currency} />
            )}
            {selected?.kind === "step" && (
              <StepEditor key={selected.id} builder={builder} id={selected.id} currency={currency} />
            )}
          </EditedLanguageContext>
          {!selected && (
            <EmptyState title={<Trans>Ajoutez une première question</Trans>}>
              <Trans>Sans questions, un client ne donne que le lieu, le délai, le budget et une description.</Trans>
            </EmptyState>
          )}
          <PhoneSteps builder={builder} />
        </div>
        {(!onPhone || view === "preview") && (
          <div className="min-w-0 md:col-span-2 xl:sticky xl:top-31 xl:col-span-1">
            <FormPreview
              form={form}
              selected={selected}
              name={subcategory.name}
              icon={category?.icon}
              currency={currency}
              device={device}
              onDevice={setDevice}
            />
          </div>
        )}
      </div>
      <BuilderActions
        builder={builder}
        missing={missingInForm(form)}
        onReplay={() => setOpen("replay")}
        onVersions={() => setOpen("versions")}
        onDiscard={() => void discard()}
        onPublish={() => setOpen("publish")}
      />
      {open === "replay" && (
        <Suspense>
          <ReplayDialog id={id} form={form} ready={builder.sync.flush} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      <PublishDialog
        open={open === "publish"}
        onClose={() => setOpen(undefined)}
        changes={formChanges(published.form, form)}
        missing={missingInForm(form)}
        pending={pending}
        onPublish={async (note) => {
          const published = await publish(note);
          setOpen(undefined);
          return published;
        }}
      />
      <VersionsDialog
        subcategory={subcategory}
        present={published.revision}
        icon={category?.icon}
        currency={currency}
        open={open === "versions"}
        onClose={() => setOpen(undefined)}
        onRestore={async (revision) => {
          if (await restore(revision)) setOpen(undefined);
        }}
      />
    </>
  );
}

/** Puts the focus where a fault is put right: its field, or what stands around it. */
function focusFieldIn(editor: HTMLElement, path: string) {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length--) {
    const found = editor.querySelector<HTMLElement>(`[name="${CSS.escape(parts.slice(0, length).join("."))}"]`);
    const target = found?.matches("fieldset") ? found.querySelector<HTMLElement>("input, select, button") : found;
    if (target) return target.focus();
  }
  editor.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
