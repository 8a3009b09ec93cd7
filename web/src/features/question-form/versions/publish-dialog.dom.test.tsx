import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

const dialog = (onPublish: (note: string) => Promise<boolean>) =>
  show(<PublishDialog open onClose={() => undefined} changes={[]} missing={0} pending={false} onPublish={onPublish} />);
const note = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Note/ });

test("the note goes with the version that it was written for, and stays where that was refused", async () => {
  const onPublish = vi
    .fn<(note: string) => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(true);
  const user = dialog(onPublish);
  await user.type(note(), "Surface en m²");
  const publish = () => user.click(screen.getByRole("button", { name: "Publier cette version" }));
  await publish();
  expect(note().value).toBe("Surface en m²");
  await publish();
  expect(note().value).toBe("");
  expect(onPublish.mock.calls).toEqual([["Surface en m²"], ["Surface en m²"]]);
});
