import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Button } from "./button.tsx";

const reason = "Choisissez au moins une entreprise.";

test("a button that may not be pressed stays reachable, says why, and does nothing", async () => {
  const onClick = vi.fn();
  const user = show(
    <Button disabledReason={reason} onClick={onClick}>
      Envoyer
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole("button", { name: "Envoyer", description: reason });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect((await screen.findByRole("tooltip")).textContent).toBe(reason);
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test("the reason shows under the pointer and goes with it", async () => {
  const user = show(<Button disabledReason={reason}>Envoyer</Button>);
  await user.hover(screen.getByRole("button"));
  expect(await screen.findByRole("tooltip")).toBeTruthy();
  await user.unhover(screen.getByRole("button"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a held submit button sends no form", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const user = show(
    <form onSubmit={onSubmit}>
      <input aria-label="Nom" />
      <Button type="submit" disabledReason={reason}>
        Envoyer
      </Button>
    </form>,
  );
  await user.type(screen.getByRole("textbox"), "Morand{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("while it is loading it shows the verb, keeps the focus and takes no second press", async () => {
  const onClick = vi.fn();
  const user = show(
    <Button loading loadingLabel="Envoi…" onClick={onClick}>
      Envoyer
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Envoi…" });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test("what is missing is told like a reason, and a press goes through to show where", async () => {
  const onClick = vi.fn();
  const user = show(
    <Button missing={reason} onClick={onClick}>
      Envoyer
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Envoyer", description: reason });
  expect(button.getAttribute("aria-disabled")).toBeNull();
  await user.hover(button);
  expect((await screen.findByRole("tooltip")).textContent).toBe(reason);
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
