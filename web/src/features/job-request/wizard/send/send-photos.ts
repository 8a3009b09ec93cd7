import { sendImage } from "#api/send-image.ts";
import { allDrafts } from "#drafts/kept.ts";
import { forgetPhotos, keepPhoto, photoOnDevice, sweepPhotos } from "../photos/device-photos.ts";
import { type Draft, isDraft } from "../draft/draft.ts";

interface Sender {
  owner: string;
  token: string;
  onProgress?: (sent: number, of: number) => void;
}

/**
 * Sends the photos that wait on this device, one after the other, and gives each its id on the server. What has arrived is
 * remembered: after a failure the next try goes on from there. Photos of another device stay there.
 */
export async function sendPhotos(
  ids: readonly string[],
  known: (id: string) => boolean,
  { owner, token, onProgress }: Sender,
): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  for (const [index, id] of ids.entries()) {
    onProgress?.(index, ids.length);
    const photo = await photoOnDevice(id);
    if (!photo) {
      if (known(id)) sent.set(id, id);
      continue;
    }
    if (photo.sent?.owner !== owner) {
      const file = new File([photo.blob], photo.name, { type: photo.blob.type });
      const { id: arrived } = await sendImage(file, token, () => undefined);
      photo.sent = { id: arrived, owner };
      await keepPhoto(id, photo);
    }
    sent.set(id, photo.sent.id);
  }
  return sent;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isPhotos = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.length > 0 && answer.every((id) => typeof id === "string" && uuid.test(id));

/** The ids of all photos that a draft names, by itself and in its answers. */
export const photosOf = ({ photoIds = [], answers }: Pick<Draft, "photoIds" | "answers">): string[] => [
  ...new Set([...photoIds, ...Object.values(answers).filter(isPhotos).flat()]),
];

/** The draft with the ids that the server knows; those that did not get there are left out. */
export function withSent(draft: Draft, sent: ReadonlyMap<string, string>): Draft {
  const there = (ids: readonly string[]) => ids.flatMap((id) => sent.get(id) ?? []);
  const answers = Object.fromEntries(
    Object.entries(draft.answers).map(([id, answer]) => [id, isPhotos(answer) ? there(answer) : answer]),
  );
  return { ...draft, answers, ...(draft.photoIds && { photoIds: there(draft.photoIds) }) };
}

export const forgetPhotosOf = (draft: Draft): Promise<void> => forgetPhotos(photosOf(draft));

/** Photos whose draft was sent, forgotten or thrown away do not stay on the device. */
export async function sweepAbandonedPhotos(storage: Storage | undefined): Promise<void> {
  await sweepPhotos(new Set(allDrafts(storage).flatMap((kept) => (isDraft(kept) ? photosOf(kept) : []))));
}
