import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { type Control, useController } from "react-hook-form";
import { asText } from "#form/field/as-value.ts";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { CollapsibleOnPhone } from "#ui/display/collapsible-on-phone.tsx";
import { FieldError } from "#ui/input/field.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import type { PostOutput, PostValues } from "./post-values.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const RichText = lazyPart(() => import("./rich-text.tsx"));

interface WordsFieldsProps {
  control: Control<PostValues, unknown, PostOutput>;
  lang: "fr" | "en";
}

/** Title, summary and text of a post in a language. */
export function WordsFields({ control, lang }: WordsFieldsProps) {
  const { t } = useLingui();
  const base = lang === "fr" ? ("" as const) : ("translations.en." as const);
  const { field, fieldState } = useController({ control, name: `${base}content` });
  const error = fieldState.error?.message;
  const meta = useController({ control, name: `${base}metaDescription` });
  return (
    <>
      <div className="grid gap-4 border-b border-line p-4 [--text-area-height:4.75rem] md:p-5">
        <TextField control={control} name={`${base}title`} label={<Trans>Titre</Trans>} />
        <TextAreaField
          control={control}
          name={`${base}summary`}
          label={<Trans>Résumé</Trans>}
          help={
            <Trans>Ce que l’on y apprend, en une ou deux phrases : dans les listes et au début de l’article.</Trans>
          }
          limit={500}
          rows={2}
        />
        <CollapsibleOnPhone
          summary={<Trans>Moteurs de recherche</Trans>}
          openAtFirst={asText(meta.field.value) !== ""}
          hasFault={meta.fieldState.invalid}
        >
          <TextAreaField
            control={control}
            name={`${base}metaDescription`}
            label={<Trans>Description pour les moteurs de recherche</Trans>}
            help={
              <Trans>Sous le titre dans leurs résultats ; 160 caractères se lisent en entier. Vide : le résumé.</Trans>
            }
            limit={200}
            rows={2}
            optional
          />
        </CollapsibleOnPhone>
      </div>
      <p aria-hidden="true" className="px-4 pt-4 text-sm font-semibold md:px-5">
        {lang === "fr" ? <Trans>Texte de l’article</Trans> : <Trans>Texte de l’article en anglais</Trans>}
      </p>
      <div data-scale="public" {...(error !== undefined && { "data-invalid": "" })}>
        {error !== undefined && (
          <div className="px-5 pt-4">
            <FieldError>{error}</FieldError>
          </div>
        )}
        <Suspense fallback={<TextPending />}>
          <RichText
            label={lang === "fr" ? t`Texte de l’article` : t`Texte de l’article en anglais`}
            lang={lang}
            value={asText(field.value)}
            onChange={field.onChange}
            error={error}
          />
        </Suspense>
      </div>
    </>
  );
}

const TextPending = () => (
  <SkeletonArea className="grid min-h-60 content-start gap-4 p-8">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton className="w-[86%]" />
  </SkeletonArea>
);
