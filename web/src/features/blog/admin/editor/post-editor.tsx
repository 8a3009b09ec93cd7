import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogDraft } from "@metiro/shared/blog/schema";
import { formatMoment } from "@metiro/shared/text/format";
import { Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { FormFailure } from "#form/shell/form-failure.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { type Backup, dropBackups, findBackup } from "./save/backup.ts";
import { CoverField } from "./cover-field.tsx";
import {
  blankPost,
  plainText,
  type PostOutput,
  type PostValues,
  publishableSchema,
  postValuesOf,
} from "./post-values.ts";
import { PublicationActions } from "./publication-actions.tsx";
import { PublicationCard } from "./publication-card.tsx";
import { momentOf, type Schedule, scheduleOf } from "./schedule.ts";
import { useAutosave } from "./save/use-autosave.ts";
import { usePostActions } from "./use-post-actions.ts";
import { WordsFields } from "./words-fields.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useInView } from "./use-in-view.ts";

const ConflictNote = lazyPart(() => import("#form/conflict/conflict-note.tsx"));

interface PostEditorProps {
  id: string;
  /** Absent: it is not on the server yet. */
  post: BlogDraft | undefined;
}

/** A post being written: kept as it is typed, published when one says so. */
export function PostEditor({ id, post }: PostEditorProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const saved = post ? postValuesOf(post) : blankPost;
  const [found, setFound] = useState<Backup | undefined>(() => differing(findBackup(id), saved));
  // What this version was changed into goes on; of another version one is asked.
  const [resumed] = useState(found && found.base === (post?.revision ?? 0) ? found.values : undefined);
  const form = useZodForm<PostValues, PostOutput>(publishableSchema, { defaultValues: resumed ?? saved });
  const revised = useRevisionedForm<Pick<BlogDraft, "revision"> & { post?: BlogDraft }, PostValues>({
    row: { revision: post?.revision ?? 0 },
    latest: async () => {
      const now = await utils.client.blog.getDraft.query({ id });
      return { revision: now.revision, post: now };
    },
    valuesOf: ({ post: now }) => (now ? postValuesOf(now) : blankPost),
    typed: () => form.getValues(),
    take: ({ post: now }) => {
      form.reset(now ? postValuesOf(now) : blankPost);
      dropBackups(id);
    },
    wordsOf: (values) => [
      { label: t`Titre`, value: values.title },
      { label: t`Résumé`, value: values.summary },
      { label: t`Texte`, value: plainText(values.content) },
      { label: t`Adresse`, value: values.slug },
      { label: t`Auteur`, value: values.authorName },
      { label: t`Titre en anglais`, value: values.translations.en?.title ?? "" },
      { label: t`Résumé en anglais`, value: values.translations.en?.summary ?? "" },
      { label: t`Texte en anglais`, value: plainText(values.translations.en?.content ?? "") },
    ],
  });
  const headInView = useInView(headActionsId, { atFirst: true });
  const autosave = useAutosave({ id, form, revised });
  const [schedule, setSchedule] = useState<Schedule>(() => scheduleOf(post?.publishedAt, post?.state === "scheduled"));
  const [scheduleFault, setScheduleFault] = useState<string>();
  const [language, setLanguage] = useState<"fr" | "en">("fr");
  const english = useWatch({ control: form.control, name: "translations.en" }) !== undefined;
  const actions = usePostActions({ id, autosave, revised });
  const state = post?.state ?? "draft";
  const there = post !== undefined || autosave.saved !== undefined;
  const hasChanges = autosave.saved?.hasChanges ?? post?.hasChanges ?? false;
  const shown = post && { ...post, hasChanges };

  useEffect(() => {
    if (resumed) form.setValue("title", resumed.title, { shouldDirty: true });
  }, [form, resumed]);

  // A fault that only the other language has is not out of sight.
  const { errors } = form.formState;
  const onlyEnglish = Boolean(errors.translations) && !errors.title && !errors.summary && !errors.content;
  const [seen, setSeen] = useState(false);
  if (onlyEnglish !== seen) {
    setSeen(onlyEnglish);
    if (onlyEnglish) setLanguage("en");
  }

  const takeFound = (backup: Backup) => {
    form.reset(backup.values);
    form.setValue("title", backup.values.title, { shouldDirty: true });
    setFound(undefined);
  };

  const preview = async () => {
    await autosave.flush().catch(() => undefined);
    await navigate({ to: "/admin/blog/preview/$id", params: { id } });
  };

  const publish = async () => {
    const { at, fault } = momentOf(state === "published" ? { ...schedule, kind: "now" } : schedule);
    setScheduleFault(fault && (fault === "past" ? t`Choisissez un moment à venir.` : t`Indiquez le jour et l’heure.`));
    if (fault) throw new FormFailure(t`Le moment de la publication est à corriger.`);
    return actions.publish(at);
  };

  const removeEnglish = async () => {
    const removes = await confirm({
      title: t`Retirer la version anglaise ?`,
      children: t`Son titre, son résumé et son texte seront effacés.`,
      action: t`Retirer la version anglaise`,
      keep: t`La garder`,
      tone: "danger",
    });
    if (!removes) return;
    setLanguage("fr");
    form.setValue("translations", {}, { shouldDirty: true });
  };
  const addEnglish = () => {
    form.setValue(
      "translations",
      { en: { title: "", summary: "", content: "", coverAlt: "", metaDescription: "" } },
      { shouldDirty: true },
    );
    setLanguage("en");
  };

  const publication = (
    <PublicationActions
      form={form}
      formId={formId}
      autosave={autosave}
      post={post}
      isScheduled={schedule.kind === "later"}
      isThere={there}
      hasChanges={hasChanges}
      onPreview={() => void preview()}
      onRemoveEnglish={english ? () => void removeEnglish() : undefined}
      onWithdraw={() => void actions.withdraw()}
      onDiscard={() => void actions.discard((now) => form.reset(postValuesOf(now)))}
      onRemove={() => void actions.remove(form.getValues("title"))}
    />
  );
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Blogs`, link: (parts) => <Link {...parts} to="/admin/blog/list" /> }]}
            current={post?.title || t`Nouvel article`}
            isSentence
          />
        }
        title={post ? <Trans>Modifier l’article</Trans> : <Trans>Nouvel article</Trans>}
        actions={
          <div id={headActionsId} className={cn("flex flex-wrap items-center gap-3", !headInView && "invisible")}>
            {publication}
          </div>
        }
      />
      {revised.conflict && (
        <div role="alert" className="mb-5">
          <Suspense>
            <ConflictNote conflict={revised.conflict} onSave={() => void autosave.flush().catch(() => undefined)} />
          </Suspense>
        </div>
      )}
      {found && !resumed && (
        <Note tone="warning" className="mb-5">
          <p>
            <Trans>Un texte non enregistré du {formatMoment(found.at)} a été retrouvé dans ce navigateur.</Trans>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => takeFound(found)}>
              <Trans>Reprendre ce texte</Trans>
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                dropBackups(id);
                setFound(undefined);
              }}
            >
              <Trans>Le supprimer</Trans>
            </Button>
          </div>
        </Note>
      )}
      <FormShell
        form={form}
        label={t`Article`}
        id={formId}
        mutation={{ mutateAsync: publish }}
        onSuccess={() => {
          // Literal in the specification.
          toast.success(state === "draft" ? "Blog ajouté avec succès!" : "Blog mis à jour avec succès!");
          return navigate({ to: "/admin/blog/list" });
        }}
      >
        <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Card>
            <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-3">
              {english ? (
                <Segment
                  label={t`Langue`}
                  options={[
                    { value: "fr", label: <Trans>Français</Trans> },
                    { value: "en", label: <Trans>Anglais</Trans> },
                  ]}
                  value={language}
                  onChange={setLanguage}
                  className="w-56"
                />
              ) : (
                <Button variant="secondary" size="sm" onClick={addEnglish}>
                  <Trans>Ajouter une version anglaise</Trans>
                </Button>
              )}
            </div>
            <div hidden={language !== "fr"}>
              <WordsFields control={form.control} lang="fr" />
            </div>
            {english && (
              <div hidden={language !== "en"}>
                <WordsFields control={form.control} lang="en" />
              </div>
            )}
          </Card>
          <div className="grid min-w-0 gap-5">
            <PublicationCard
              form={form}
              post={shown}
              slug={autosave.saved?.slug ?? post?.slug}
              schedule={schedule}
              onSchedule={(next) => {
                setSchedule(next);
                setScheduleFault(undefined);
              }}
              scheduleFault={scheduleFault}
            />
            <Card>
              <CardHead title={<Trans>Image de couverture</Trans>} />
              <CardBody>
                <CoverField control={form.control} saved={post?.coverImage} english={english} />
              </CardBody>
            </Card>
          </div>
        </div>
      </FormShell>
      {/* Far down a long text the head is out of sight: there they stand at the foot. */}
      {!headInView && <FootBar label={t`Publication`}>{publication}</FootBar>}
    </>
  );
}

const formId = "post";
const headActionsId = "post-actions";

/** Nothing where the server has it all. */
const differing = (backup: Backup | undefined, saved: PostValues) =>
  backup && JSON.stringify(backup.values) !== JSON.stringify(saved) ? backup : undefined;
