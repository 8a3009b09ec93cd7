import { sendImage } from "#api/send-image.ts";
import { allDrafts } from "./kept.ts";
import { forgetPhotos, keepPhoto, photoOnDevice, sweepPhotos } from "./device-photos.ts";
import { isPhotos, photosOf, type WithPhotos } from "@metiro/shared/request-draft/photos";

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

/** Those of the photos that the server has already, with their ids there; nothing is sent. */
export async function arrivedPhotos(
  ids: readonly string[],
  known: (id: string) => boolean,
  owner: string,
): Promise<Map<string, string>> {
  const arrived = new Map<string, string>();
  for (const id of ids) {
    const photo = await photoOnDevice(id);
    const there = photo ? photo.sent?.owner === owner && photo.sent.id : known(id) && id;
    if (there) arrived.set(id, there);
  }
  return arrived;
}

/** The draft with the ids that the server knows; those that did not get there are left out. */
export function withSent<Draft extends WithPhotos>(draft: Draft, sent: ReadonlyMap<string, string>): Draft {
  const there = (ids: readonly string[]) => ids.flatMap((id) => sent.get(id) ?? []);
  const answers = Object.fromEntries(
    Object.entries(draft.answers).map(([id, answer]) => [id, isPhotos(answer) ? there(answer) : answer]),
  );
  return { ...draft, answers, ...(draft.photoIds && { photoIds: there(draft.photoIds) }) };
}

export const forgetPhotosOf = (draft: WithPhotos): Promise<void> => forgetPhotos(photosOf(draft));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether what the device keeps has the parts that name photos. */
const namesPhotos = (kept: unknown): kept is WithPhotos =>
  isObject(kept) && isObject(kept["answers"]) && (kept["photoIds"] === undefined || Array.isArray(kept["photoIds"]));

/** Photos whose draft was sent, forgotten or thrown away do not stay on the device. */
export async function sweepAbandonedPhotos(storage: Storage | undefined): Promise<void> {
  await sweepPhotos(new Set(allDrafts(storage).flatMap((kept) => (namesPhotos(kept) ? photosOf(kept) : []))));
}
