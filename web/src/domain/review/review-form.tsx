import { Trans, useLingui } from "@lingui/react/macro";
import { type StarGroup, maxReviewPhotos, reviewText, starGroups } from "@metiro/shared/review/constants";
import type { RequestReviews, Review, reviewForm } from "@metiro/shared/review/schema";
import type { z } from "zod";
import { useEffect, useState } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { CheckboxField } from "#form/field/choice-fields.tsx";
import { TextAreaField } from "#form/field/text-fields.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { PhotosInput } from "#form/photo/photos-input.tsx";
import { usePhotoUpload } from "#form/photo/use-photo-upload.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { FieldGroup } from "#ui/input/field.tsx";
import { stored } from "#session/device/stored.ts";
import { starGroupWords } from "./review-words.ts";
import { StarField } from "./star-field.tsx";

const schema = async () => (await import("@metiro/shared/review/schema")).reviewForm;

interface ReviewFormProps {
  reviews: RequestReviews;
  /** What was written before, and is changed. */
  before?: Review | undefined;
  onDone: () => void;
}

/** A client's review. What is typed stays on the device until it is sent. */
export function ReviewForm({ reviews: { jobRequestId, company }, before, onDone }: ReviewFormProps) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const [draft] = useState(() => reviewDraftIn(deviceStorage(), jobRequestId));
  const form = useZodForm(schema, {
    defaultValues: {
      ...(before?.stars ?? { quality: null, punctuality: null, price: null, contact: null }),
      text: before?.text ?? "",
      photoIds: before?.photos.map(({ id }) => id) ?? [],
      photosReleased: before?.photosReleased ?? false,
      ...draft.read(),
    } as never,
  });
  const { control, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { photoIds: _left, photosReleased: _with, ...typed } }) =>
          draft.write(typed as ReviewDraft),
      }),
    [subscribe, draft],
  );
  const save = trpc.review.save.useMutation({
    onSuccess: (after) => utils.review.get.setData({ jobRequestId }, after),
  });
  return (
    <FormShell
      form={form}
      label={t`Votre avis sur ${company.name}`}
      mutation={{ mutateAsync: (values) => save.mutateAsync({ jobRequestId, ...values }) }}
      onSuccess={() => {
        draft.remove();
        toast.success(t`Merci, votre avis est enregistré.`);
        onDone();
      }}
      submitLabel={before ? <Trans>Enregistrer l’avis</Trans> : <Trans>Donner mon avis</Trans>}
      secondary={
        before && (
          <Button
            variant="ghost"
            onClick={() => {
              draft.remove();
              onDone();
            }}
          >
            <Trans>Ne rien changer</Trans>
          </Button>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {starGroups.map((group) => (
          <StarField key={group} control={control} name={group} label={i18n._(starGroupWords[group])} />
        ))}
      </div>
      <TextAreaField
        control={control}
        name="text"
        label={<Trans>Votre expérience</Trans>}
        help={
          <Trans>
            Publié avec votre prénom et votre canton. Au moins {reviewText.min} caractères ; rien qui permette de vous
            joindre.
          </Trans>
        }
        rows={5}
        limit={reviewText.max}
      />
      <Photos control={control} known={before?.photos ?? []} />
      <Release control={control} />
    </FormShell>
  );
}

type ReviewControl = Control<z.input<typeof reviewForm>, unknown, z.output<typeof reviewForm>>;

function Photos({ control, known }: { control: ReviewControl; known: Review["photos"] }) {
  const { field, fieldState } = useController({ control, name: "photoIds" });
  return (
    <FieldGroup
      label={<Trans>Photos du travail</Trans>}
      optional
      help={<Trans>Publiées avec votre avis.</Trans>}
      error={fieldState.error?.message}
    >
      <PhotosInput
        name="photoIds"
        value={field.value ?? []}
        onChange={field.onChange}
        maxFiles={maxReviewPhotos}
        store={usePhotoUpload(known)}
      />
    </FieldGroup>
  );
}

/** Asked where there is a photo, and never ticked beforehand. */
function Release({ control }: { control: ReviewControl }) {
  const photoIds = useWatch({ control, name: "photoIds" }) ?? [];
  if (photoIds.length === 0) return null;
  return (
    <CheckboxField
      control={control}
      name="photosReleased"
      label={<Trans>L’entreprise peut montrer ces photos sur sa page, parmi ses travaux</Trans>}
      help={<Trans>Facultatif. Vous pourrez revenir sur ce choix à tout moment, même après la publication.</Trans>}
    />
  );
}

/** A review as it is typed, without its photos: their addresses are good for an hour. */
type ReviewDraft = Partial<Record<StarGroup, number | null>> & { text: string };

/** By hand: zod would come with every request that is done for the sake of this. */
const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  Object.entries(value).every(([name, one]) => name === "text" || one === null || typeof one === "number");

/** What somebody has typed of one request's review and not sent. */
const reviewDraftIn = (storage: Storage | undefined, jobRequestId: string) =>
  stored(storage, { name: "unsent", of: ["review", jobRequestId], fits: isDraft });
