import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { screen, show } from "#test/render.tsx";
import { CodeField } from "./code-field.tsx";
import { FormShell } from "../shell/form-shell.tsx";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({ code: z.string().regex(/^[0-9]{6}$/) });
const refused = Object.assign(new Error("refused"), { data: { problem: { code: "CODE_INVALID", detail: "Faux." } } });

function Form({ send }: { send: (values: { code: string }) => Promise<void> }) {
  const form = useZodForm(async () => schema, {
    defaultValues: { code: "" },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  return (
    <FormShell
      form={form}
      mutation={{ mutateAsync: send }}
      submitLabel="Confirmer"
      problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
    >
      <CodeField control={form.control} name="code" label="Code" submits />
    </FormShell>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });

test("the last digit sends the code, once", async () => {
  const send = vi.fn(async () => undefined);
  const user = show(<Form send={send} />);
  await user.type(field(), "12a34 5");
  expect(send).not.toHaveBeenCalled();
  expect(field().value).toBe("12345");
  await user.keyboard("6");
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ code: "123456" }));
});

test("a code is pasted as it stands in the mail", async () => {
  const send = vi.fn(async () => undefined);
  const user = show(<Form send={send} />);
  await user.click(field());
  await user.paste(" 408 123\n");
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ code: "408123" }));
});

test("a code that is not complete is not sent", async () => {
  const send = vi.fn(async () => undefined);
  const user = show(<Form send={send} />);
  await user.type(field(), "123");
  await user.click(screen.getByRole("button", { name: "Confirmer" }));
  await screen.findByText("Le code a six chiffres.");
  expect(document.activeElement).toBe(field());
  expect(send).not.toHaveBeenCalled();
});

test("a refused code is told at its field, and typing on begins another one", async () => {
  const send = vi.fn(async () => {
    throw refused;
  });
  const user = show(<Form send={send} />);
  await user.type(field(), "111111");
  await screen.findByRole("textbox", { name: "Code", description: "Faux." });
  expect(document.activeElement).toBe(field());
  await user.keyboard("22");
  expect(field().value).toBe("22");
  await user.keyboard("2222");
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ code: "222222" }));
});

test("the phone's suggestion fills it in", async () => {
  const send = vi.fn(async () => undefined);
  show(<Form send={send} />);
  expect(field().autocomplete).toBe("one-time-code");
  expect(field().inputMode).toBe("numeric");
  fireEvent.change(field(), { target: { value: "654321" } });
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ code: "654321" }));
});
