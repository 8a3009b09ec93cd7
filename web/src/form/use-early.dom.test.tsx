import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { act } from "@testing-library/react";
import { useEarly } from "./use-early.ts";

function Asked({ onSubmit, onPress }: { onSubmit: (values: object) => void; onPress: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ one: "", many: false, text: "" });
  const ready = useHydrated();
  useEarly(form, ready);
  return (
    <form
      ref={form}
      data-early=""
      onPointerDown={onPress}
      onSubmit={(event) => {
        event.preventDefault();
        setValues((now) => (onSubmit(now), now));
      }}
    >
      {["a", "b"].map((value) => (
        <input
          key={value}
          type="radio"
          name="one"
          value={value}
          checked={values.one === value}
          onChange={() => setValues((before) => ({ ...before, one: value }))}
        />
      ))}
      <input
        type="checkbox"
        checked={values.many}
        onChange={({ target: { checked: many } }) => setValues((before) => ({ ...before, many }))}
      />
      <input
        type="text"
        value={values.text}
        onChange={({ target: { value: text } }) => setValues((before) => ({ ...before, text }))}
      />
    </form>
  );
}

test("what was chosen, typed and pressed before React was there is known to it", async () => {
  const onSubmit = vi.fn();
  const onPress = vi.fn();
  const asked = <Asked onSubmit={onSubmit} onPress={onPress} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(asked);
  document.body.append(container);
  const form = container.querySelector("form");
  const [, second, box, text] = container.querySelectorAll("input");
  if (!form || !second || !box || !text) throw new Error("no form");
  second.click();
  box.click();
  text.value = "Deux pièces";
  form.dataset["early"] = "submit";
  await act(async () => hydrateRoot(container, asked));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ one: "b", many: true, text: "Deux pièces" }));
  expect(onPress).not.toHaveBeenCalled();
  expect(form.dataset["early"]).toBeUndefined();
  container.remove();
});
