import { sendDocument } from "#api/send-document.ts";
import { sendImage } from "#api/send-image.ts";
import { problemIn } from "#api/failure/failure.ts";
import { allDrafts } from "./device-draft.ts";
import { type DevicePhoto, forgetPhotos, keepPhoto, photoOnDevice, sweepPhotos } from "./device-photos.ts";
import { addSeenPhotos, seenPhoto } from "./seen-photos.ts";
import { filesOf, isPhotos, type WithPhotos } from "@metiro/shared/request-draft/photos";

interface Sender {
  owner: string;
  token: string;
  onProgress?: (sent: number, of: number) => void;
  /** In the background a file that was refused holds up no other, and is not sent again. */
  background?: boolean;
}

/** Of a file of the draft that the server refused, beside the problem: which one it is. */
export interface RefusedFile {
  fileId: string;
}

/**
 * Sends the photos and plans that wait on this device, one after the other, and gives each its id on the server. What has arrived is
 * remembered: after a failure the next try goes on from there. Those of another device stay there.
 */
export async function sendPhotos(
  ids: readonly string[],
  known: (id: string) => boolean,
  { owner, token, onProgress, background = false }: Sender,
): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  for (const [index, id] of ids.entries()) {
    onProgress?.(index, ids.length);
    const photo = await photoOnDevice(id);
    if (!photo) {
      if (known(id)) sent.set(id, id);
      continue;
    }
    if (background && photo.refused !== undefined) continue;
    if (photo.sent?.owner !== owner) {
      try {
        photo.sent = { id: await sendOne(photo, token), owner };
      } catch (error) {
        const refused = problemIn(error)?.errors?.["file"]?.[0];
        if (refused === undefined) throw error;
        await noteRefusal(id, photo, refused);
        if (background) continue;
        throw Object.assign(error as Error, { fileId: id } satisfies RefusedFile);
      }
      await keepPhoto(id, photo);
    }
    sent.set(id, photo.sent.id);
  }
  return sent;
}

async function sendOne({ blob, name }: DevicePhoto, token: string): Promise<string> {
  const file = new File([blob], name, { type: blob.type });
  const send = blob.type === "application/pdf" ? sendDocument : sendImage;
  return (await send(file, token, () => undefined)).id;
}

async function noteRefusal(id: string, photo: DevicePhoto, refused: string): Promise<void> {
  photo.refused = refused;
  await keepPhoto(id, photo);
  const seen = seenPhoto(id);
  if (seen) addSeenPhotos([{ ...seen, id, error: refused }]);
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
  const { photoIds, planIds } = draft;
  return {
    ...draft,
    answers,
    ...(photoIds && { photoIds: there(photoIds) }),
    ...(planIds && { planIds: there(planIds) }),
  };
}

export const forgetPhotosOf = (draft: WithPhotos): Promise<void> => forgetPhotos(filesOf(draft));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether what the device keeps has the parts that name photos and plans. */
const namesPhotos = (kept: unknown): kept is WithPhotos =>
  isObject(kept) &&
  isObject(kept["answers"]) &&
  ["photoIds", "planIds"].every((part) => kept[part] === undefined || Array.isArray(kept[part]));

/** Photos whose draft was sent, forgotten or thrown away do not stay on the device. */
export async function sweepAbandonedPhotos(storage: Storage | undefined): Promise<void> {
  await sweepPhotos(new Set(allDrafts(storage).flatMap((kept) => (namesPhotos(kept) ? filesOf(kept) : []))));
}
