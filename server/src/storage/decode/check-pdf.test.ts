import { constants, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildPdf, objectStream, stream } from "../../test/pdf/build-pdf.ts";
import { hostilePdfs } from "../../test/pdf/hostile-pdfs.ts";
import { checkPdf } from "./check-pdf.ts";
import { decoder } from "./decoder.ts";

const written = async (bytes: Buffer) => {
  const outcome = await checkPdf(bytes);
  if (!("pdf" in outcome)) throw new Error(outcome.fault.rule);
  return {
    pages: outcome.pdf.pages,
    text: Buffer.from(outcome.pdf.bytes).toString("latin1"),
    bytes: outcome.pdf.bytes,
  };
};

test.each(hostilePdfs)("refused: %s", async (_name, bytes, rule) => {
  expect(await checkPdf(bytes)).toEqual({ fault: { rule } });
});

test("a page is written anew, and is the same when it is read again", async () => {
  const { pages, text, bytes } = await written(buildPdf());
  expect(pages).toBe(1);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect((await written(Buffer.from(bytes))).pages).toBe(1);
});

test("links into the web, a place to open at and objects in streams are what documents are made of", async () => {
  const { pages, text } = await written(
    buildPdf({
      1: "<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>",
      3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Annots [10 0 R] >>",
      8: objectStream({
        10: "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://www.example.ch) >> >>",
      }),
    }),
  );
  expect(pages).toBe(1);
  expect(text).toContain("https://www.example.ch");
  expect(text).not.toContain("ObjStm");
});

test("what another reader might find is gone: things behind the end, between objects and that nothing refers to", async () => {
  const { text } = await written(
    buildPdf({ 9: stream("hiddenbody", { deflated: false }) }, { tail: "PK\u0003\u0004archive" }),
  );
  expect(text).not.toMatch(/hiddenbody|archive/);
});

const here = () => new AbortController().signal;

test("in the process of its own: written anew, or refused", async () => {
  const own = decoder({ mostCpu: 60_000, longest: 60_000 });
  const { pages } = await own.checkPdf(own.enter("anna"), buildPdf(), here());
  expect(pages).toBe(1);
  const [, script] = hostilePdfs[0] ?? [];
  await expect(own.checkPdf(own.enter("anna"), script ?? Buffer.alloc(0), here())).rejects.toMatchObject({
    errors: { file: [{ rule: "pdfActive" }] },
  });
  own.close();
});

test("an object stream that inflates without end ends with its process, and the next document is read", async () => {
  // A block of zeros over and over: made in no time.
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH });
  const endless = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 128 }, () => block)]);
  const dict = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode";
  const bomb = buildPdf({ 8: stream(endless, { deflated: false, dict }) });
  const own = decoder();
  await expect(own.checkPdf(own.enter("anna"), bomb, here())).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect((await own.checkPdf(own.enter("anna"), buildPdf(), here())).pages).toBe(1);
  own.close();
});
