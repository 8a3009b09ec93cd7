import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createSession } from "#session/session.ts";
import { show } from "#test/render.tsx";
import { ConfirmProvider } from "#ui/overlay/confirm-provider.tsx";
import RichText from "./rich-text.tsx";

// The document of the tests measures no lines of text; the editor scrolls to where it writes.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

test("a picture that is given up while it is sent stops, and does not come into the text", async () => {
  const sent: Sending[] = [];
  class Sending extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = { data: { id: "1", url: "/photo/1" } };
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => void sent.push(this);
    abort = vi.fn(() => this.dispatchEvent(new Event("abort")));
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
  vi.stubGlobal("scrollTo", () => undefined);
  const change = vi.fn<(text: string) => void>();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <RichText label="Texte" lang="fr" value="<p>Avant</p>" onChange={change} />,
    }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { session: createSession() },
  });
  const user = show(
    <ConfirmProvider>
      <RouterProvider router={router as never} />
    </ConfirmProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "Image" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ajouter une image" }));
  const chooser = document.querySelector<HTMLInputElement>("input[type=file]") ?? expect.fail("No file input");
  await user.upload(chooser, new File(["x"], "salon.jpg", { type: "image/jpeg" }));
  await user.type(dialog.getByRole("textbox", { name: /^Texte de remplacement/ }), "Un salon");
  await user.click(dialog.getByRole("button", { name: "Insérer l’image" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await user.click(dialog.getByRole("button", { name: "Annuler" }));
  expect(sent[0]?.abort).toHaveBeenCalledOnce();
  await act(async () => void sent[0]?.dispatchEvent(new Event("load")));
  expect(change).not.toHaveBeenCalled();
});
