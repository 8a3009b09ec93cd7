import { act, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import type { PdfStore } from "./pdf-store.ts";
import PdfsInput from "./pdfs-input.tsx";

const pdf = (name: string, bytes = 2_400) =>
  new File([`%PDF-1.4\n${" ".repeat(bytes)}`], name, { type: "application/pdf" });
const chooser = () => document.querySelector<HTMLInputElement>("input[type=file]") ?? expect.fail("No file input");
const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

interface ChosenProps {
  upload: PdfStore["upload"];
  maxFiles?: number;
  told: (ids: string[]) => void;
}

function Chosen({ upload, maxFiles = 5, told }: ChosenProps) {
  const [ids, setIds] = useState<string[]>([]);
  const change = (next: string[]) => {
    setIds(next);
    told(next);
  };
  const [store] = useState<PdfStore>({ upload, find: () => undefined });
  return <PdfsInput name="planIds" value={ids} onChange={change} maxFiles={maxFiles} store={store} />;
}

const taking: PdfStore["upload"] = (file) =>
  Promise.resolve({ id: file.name, name: file.name, bytes: file.size, pages: 2 });

test("PDFs stand one below the other with their size, and are taken away again", async () => {
  let ids: string[] = [];
  const user = show(<Chosen upload={taking} told={(next) => (ids = next)} />);
  await user.upload(chooser(), [pdf("rez.pdf"), pdf("étage.pdf")]);
  await screen.findAllByText(/PDF, 2 pages · 2 Ko/);
  expect(rows()).toEqual(["rez.pdfPDF, 2 pages · 2 Ko", "étage.pdfPDF, 2 pages · 2 Ko"]);
  await user.click(screen.getByRole("button", { name: "Retirer rez.pdf" }));
  expect(ids).toEqual(["étage.pdf"]);
});

test("a large one is measured the way its reader writes numbers", async () => {
  const user = show(<Chosen upload={taking} told={() => undefined} />);
  await user.upload(chooser(), pdf("plans.pdf", 1_240_000));
  expect(await screen.findByText("PDF, 2 pages · 1,2 Mo")).toBeTruthy();
});

test("what is no PDF, and what is too large, never leaves", async () => {
  const sent: string[] = [];
  const user = show(
    <Chosen
      upload={(file) => {
        sent.push(file.name);
        return taking(file, () => undefined);
      }}
      told={() => undefined}
    />,
  );
  await user.upload(chooser(), new File(["<script>"], "page.pdf", { type: "application/pdf" }));
  await screen.findByText(/^Ce fichier n’est pas un PDF/);
  await user.upload(chooser(), pdf("lourd.pdf", 10 * 1024 * 1024));
  await screen.findByText("Plus de 10 Mo");
  expect(sent).toEqual([]);
});

test("more than there may be are left out, and that is said", async () => {
  const user = show(<Chosen upload={taking} maxFiles={2} told={() => undefined} />);
  await user.upload(chooser(), [pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf")]);
  await screen.findByText("2 PDF au plus.");
  await settled();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText("Ajouter un PDF")).toBeNull();
});

test("what broke off is sent again by a press; what was refused says why and is not", async () => {
  let tries = 0;
  const user = show(
    <Chosen
      upload={(file) => {
        tries += 1;
        if (file.name === "verrouillé.pdf")
          return Promise.reject(
            Object.assign(new Error("refused"), {
              data: { problem: { status: 400, code: "VALIDATION_FAILED", errors: { file: ["Ce PDF est protégé."] } } },
            }),
          );
        return tries === 1 ? Promise.reject(new Error("The file could not be sent")) : taking(file, () => undefined);
      }}
      told={() => undefined}
    />,
  );
  await user.upload(chooser(), pdf("plan.pdf"));
  await screen.findByText("L’envoi a été interrompu.");
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByText(/PDF, 2 pages/);
  await user.upload(chooser(), pdf("verrouillé.pdf"));
  await screen.findByText("Ce PDF est protégé.");
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});

test("where one is all there may be, the next one replaces it", async () => {
  let ids: string[] = [];
  const user = show(<Chosen upload={taking} maxFiles={1} told={(next) => (ids = next)} />);
  await user.upload(chooser(), pdf("devis.pdf"));
  await screen.findByText("Choisir un autre PDF");
  await user.upload(chooser(), pdf("devis 2.pdf"));
  await screen.findByText("devis 2.pdf");
  await settled();
  expect(ids).toEqual(["devis 2.pdf"]);
  expect(rows()).toHaveLength(1);
});

/** Arrives when the test says so. */
function onTheWay() {
  const begun = new Map<string, { arrive: () => void; signal: AbortSignal | undefined }>();
  const upload: PdfStore["upload"] = ({ name }, _onProgress, signal) =>
    new Promise((resolve) => begun.set(name, { arrive: () => resolve({ id: name, name }), signal }));
  return { begun, upload };
}

test("a PDF that is taken away on its way stops, and does not come back", async () => {
  let ids: string[] = [];
  const { begun, upload } = onTheWay();
  const user = show(<Chosen upload={upload} told={(next) => (ids = next)} />);
  await user.upload(chooser(), pdf("plan.pdf"));
  await waitFor(() => expect(begun.has("plan.pdf")).toBe(true));
  await user.click(screen.getByRole("button", { name: "Retirer plan.pdf" }));
  expect(begun.get("plan.pdf")?.signal?.aborted).toBe(true);
  await act(async () => begun.get("plan.pdf")?.arrive());
  expect(ids).toEqual([]);
  expect(rows()).toEqual([]);
});

test("where one is all there may be, the one before does not arrive in the place of the next", async () => {
  let ids: string[] = [];
  const { begun, upload } = onTheWay();
  const user = show(<Chosen upload={upload} maxFiles={1} told={(next) => (ids = next)} />);
  for (const name of ["devis.pdf", "devis 2.pdf"]) {
    await user.upload(chooser(), pdf(name));
    await waitFor(() => expect(begun.has(name)).toBe(true));
  }
  await act(async () => begun.get("devis 2.pdf")?.arrive());
  await act(async () => begun.get("devis.pdf")?.arrive());
  expect(ids).toEqual(["devis 2.pdf"]);
});
