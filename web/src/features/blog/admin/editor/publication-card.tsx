import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogDraft } from "@metiro/shared/blog/schema";
import { swissToday } from "@metiro/shared/calendar-day";
import { formatMoment } from "@metiro/shared/text/format";
import { titleSlugOf } from "@metiro/shared/text/slug";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { DateInput } from "#ui/date/date-field.tsx";
import { Field } from "#ui/input/field.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { PostBadge } from "../post-badge.tsx";
import type { PostOutput, PostValues } from "./post-values.ts";
import type { Schedule } from "./schedule.ts";

interface PublicationCardProps {
  form: UseFormReturn<PostValues, unknown, PostOutput>;
  post: BlogDraft | undefined;
  /** The address that the server has found for a draft. */
  slug: string | undefined;
  schedule: Schedule;
  onSchedule: (schedule: Schedule) => void;
  scheduleFault: string | undefined;
}

/** When, about which trade, at which address and by whom. */
export function PublicationCard(props: PublicationCardProps) {
  const { form, post, slug, schedule, onSchedule, scheduleFault } = props;
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { data: categories = [] } = trpc.category.list.useQuery(undefined, handlesOwnErrors);
  const [title, given] = useWatch({ control: form.control, name: ["title", "slug"] });
  const out = post !== undefined && post.state !== "draft";
  const fromTitle = titleSlugOf(title);
  const address = typeof given === "string" && given !== "" ? given : (slug ?? fromTitle);
  return (
    <Card>
      <CardHead title={<Trans>Publication</Trans>} aside={<PostBadge post={post} />} />
      <CardBody>
        <div className="grid gap-4">
          {post?.state === "published" ? (
            <p className="text-sm text-ink-2">
              {post.publishedAt && <Trans>Publié le {formatMoment(post.publishedAt)}</Trans>}
            </p>
          ) : (
            <>
              <Segment
                label={t`Moment de la publication`}
                options={[
                  { value: "now", label: <Trans>Tout de suite</Trans> },
                  { value: "later", label: <Trans>Plus tard</Trans> },
                ]}
                value={schedule.kind}
                onChange={(kind) => onSchedule({ ...schedule, kind })}
              />
              {schedule.kind === "later" && (
                <div className="grid grid-cols-[minmax(0,1fr)_minmax(9rem,auto)] gap-3">
                  <Field label={<Trans>Date</Trans>} error={scheduleFault}>
                    <DateInput
                      value={schedule.day}
                      min={swissToday()}
                      onChange={(day) => onSchedule({ ...schedule, day })}
                    />
                  </Field>
                  <Field label={<Trans>Heure suisse</Trans>}>
                    <TextInput
                      type="time"
                      value={schedule.time}
                      onChange={(event) => onSchedule({ ...schedule, time: event.target.value })}
                    />
                  </Field>
                </div>
              )}
            </>
          )}
          <SelectField
            control={form.control}
            name="categoryId"
            label={<Trans>Catégorie</Trans>}
            optional
            placeholder={t`Aucune`}
            options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
          />
          <TextField
            control={form.control}
            name="slug"
            label={<Trans>Adresse</Trans>}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={address}
            help={
              out ? (
                <Trans>Si vous la changez, l’ancienne adresse mènera à la nouvelle.</Trans>
              ) : (
                <Trans>Sans indication, elle suit le titre : /blogs/{address}</Trans>
              )
            }
          />
          {out && fromTitle !== "" && fromTitle !== given && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => form.setValue("slug", fromTitle, { shouldDirty: true, shouldValidate: true })}
            >
              <Trans>Reprendre le titre : {fromTitle}</Trans>
            </Button>
          )}
          <TextField
            control={form.control}
            name="authorName"
            label={<Trans>Nom de l’auteur</Trans>}
            help={<Trans>Sans indication : votre nom.</Trans>}
            optional
          />
        </div>
      </CardBody>
    </Card>
  );
}
