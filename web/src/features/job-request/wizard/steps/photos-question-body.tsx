import { type QuestionScreenBodyProps, QuestionScreenBody } from "#form/question/question-screen-body.tsx";
import type { Draft } from "../draft/draft.ts";
import { useDevicePhotos } from "../photos/use-device-photos.ts";
import { photosOf } from "@metiro/shared/request-draft/photos";

/** A question for photos: they wait on the device until the request is sent. */
export function PhotosQuestionBody({ draft, ...question }: Omit<QuestionScreenBodyProps, "photos"> & { draft: Draft }) {
  return <QuestionScreenBody {...question} photos={useDevicePhotos(photosOf(draft))} />;
}
