import { maxUploadBytes } from "@metiro/shared/file/constants";
import { act } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import type { PhotoStore } from "./photos.ts";
import { PhotosInput } from "./photos-input.tsx";

const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
const chooser = () =>
  document.querySelector<HTMLInputElement>("input[type=file][multiple]") ?? expect.fail("No file input");

function Chosen({ upload, told }: { upload: PhotoStore["upload"]; told: (ids: string[]) => void }) {
  const [ids, setIds] = useState<string[]>([]);
  const change = (next: string[]) => {
    setIds(next);
    told(next);
  };
  const [store] = useState<PhotoStore>({ upload, find: () => undefined });
  return <PhotosInput name="photoIds" value={ids} onChange={change} maxFiles={5} store={store} invalid={false} />;
}

test("a photo that did not arrive is sent again with a button, into the place in which it was chosen", async () => {
  const told = vi.fn<(ids: string[]) => void>();
  let works = false;
  const upload: PhotoStore["upload"] = async ({ name }) => {
    if (name === "salon.jpg" && !works) throw new TypeError("Failed to fetch");
    return { id: name, url: `/photo/${name}` };
  };
  const user = show(<Chosen upload={upload} told={told} />);
  await user.upload(chooser(), [photo("salon.jpg"), photo("cuisine.jpg")]);
  expect(await screen.findByText("L’envoi a échoué")).toBeTruthy();
  works = true;
  await user.click(screen.getByRole("button", { name: "Réessayer : salon.jpg" }));
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(["salon.jpg", "cuisine.jpg"]));
  expect(screen.queryByText("L’envoi a échoué")).toBeNull();
});

test("a photo that is too large is not sent again: it stays too large", async () => {
  const upload = vi.fn<PhotoStore["upload"]>();
  const user = show(<Chosen upload={upload} told={() => {}} />);
  await user.upload(chooser(), photo("plan.jpg", maxUploadBytes + 1));
  expect(await screen.findByText("Plus de 10 Mo")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Réessayer/ })).toBeNull();
  expect(upload).not.toHaveBeenCalled();
});

test("photos beyond the most there may be are told of; what cannot be read takes no place of one that can", async () => {
  const told = vi.fn<(ids: string[]) => void>();
  const upload: PhotoStore["upload"] = async ({ name }) => ({ id: name, url: `/photo/${name}` });
  const user = show(<Chosen upload={upload} told={told} />);
  const beyond = "5 photos au plus : les autres n’ont pas été ajoutées.";
  const names = ["1.jpg", "2.jpg", "3.jpg", "4.jpg"];
  await user.upload(chooser(), [photo("plan.jpg", maxUploadBytes + 1), ...names.map((name) => photo(name))]);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(names));
  expect(screen.queryByText(beyond)).toBeNull();
  await user.upload(chooser(), [photo("5.jpg"), photo("6.jpg")]);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([...names, "5.jpg"]));
  expect(screen.getByRole("alert").textContent).toBe(beyond);
  await user.click(screen.getByRole("button", { name: "Retirer 5.jpg" }));
  expect(screen.queryByText(beyond)).toBeNull();
});

test("a photo that is taken away on its way stops, and does not come back", async () => {
  const told = vi.fn<(ids: string[]) => void>();
  let arrive = () => {};
  let signal: AbortSignal | undefined;
  const upload: PhotoStore["upload"] = ({ name }, _onProgress, stop) => {
    signal = stop;
    return new Promise((resolve) => (arrive = () => resolve({ id: name, url: `/photo/${name}` })));
  };
  const user = show(<Chosen upload={upload} told={told} />);
  await user.upload(chooser(), photo("salon.jpg"));
  await vi.waitFor(() => expect(signal).toBeDefined());
  await user.click(screen.getByRole("button", { name: "Retirer salon.jpg" }));
  expect(signal?.aborted).toBe(true);
  await act(async () => arrive());
  expect(told).not.toHaveBeenCalled();
  expect(screen.queryByRole("listitem")).toBeNull();
});
