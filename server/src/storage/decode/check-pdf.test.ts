import { constants, deflateRawSync } from "node:zlib";
import { PDFDocument, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { PDFDocument as Reader } from "@cantoo/pdf-lib";
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

test.each([
  ["an annotation's flags", "/Subtype /Link /F 4 /A << /S /URI /URI (https://www.example.ch) >>"],
  ["a link to mail", "/Subtype /Link /A << /Type /Action /S /URI /URI (mailto:info@example.ch) >>"],
  ["a number to call", "/Subtype /Link /A << /S /URI /URI (tel:+41215550142) >>"],
  ["a link in UTF-16", "/Subtype /Link /A << /S /URI /URI <FEFF0068007400740070003A002F002F0061002E00630068> >>"],
  ["a move to another page", "/Subtype /Link /A << /S /Named /N /NextPage >>"],
  [
    "a place, and a page of the web after it",
    "/Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://a.ch) >> >>",
  ],
  ["how a border is drawn", "/Subtype /Link /BS << /S /U /W 1 >> /Dest [3 0 R /Fit]"],
])("honest: %s", async (_name, more) => {
  const { pages } = await written(
    buildPdf({
      3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Annots [9 0 R] >>",
      9: `<< /Type /Annot /Rect [0 0 9 9] ${more} >>`,
    }),
  );
  expect(pages).toBe(1);
});

test("honest: headings, tags, labels of pages, layers, a font that is called F, and what is seen through", async () => {
  const { pages } = await written(
    buildPdf({
      1: "<< /Type /Catalog /Pages 2 0 R /Outlines 10 0 R /StructTreeRoot 13 0 R /PageLabels << /Nums [0 << /S /D >>] >> /OutputIntents [<< /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>] >>",
      3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Group << /S /Transparency /CS /DeviceRGB >> /Trans << /S /Fade >> /Resources << /Font << /F 16 0 R >> >> >>",
      10: "<< /Type /Outlines /First 11 0 R /Last 12 0 R /Count 2 >>",
      11: "<< /Title (Un) /Parent 10 0 R /Next 12 0 R /Dest [3 0 R /Fit] >>",
      12: "<< /Title (Deux) /Parent 10 0 R /Prev 11 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>",
      13: "<< /Type /StructTreeRoot /K 14 0 R >>",
      14: "<< /Type /StructElem /S /Document /P 13 0 R /K [15 0 R] /A << /O /Layout /Placement /Block >> >>",
      15: "<< /Type /StructElem /S /Link /P 14 0 R /Ref [14 0 R] /A [<< /O /Table /RowSpan 2 >>] >>",
      16: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    }),
  );
  expect(pages).toBe(1);
});

test("honest: what the house writes itself", async () => {
  const document = new PDFDocument({ title: "Offre" });
  const context = document.beginPage(200, 200) as SKRSContext2D;
  context.fillText("Offre 2026-000001", 10, 20);
  document.endPage();
  expect((await written(document.close())).pages).toBe(1);
});

test("what another reader might find is gone: things behind the end, between objects and that nothing refers to", async () => {
  const { text } = await written(
    buildPdf({ 9: stream("hiddenbody", { deflated: false }) }, { tail: "PK\u0003\u0004archive" }),
  );
  expect(text).not.toMatch(/hiddenbody|archive/);
});

const xmp = (words: string) =>
  stream(`<x:xmpmeta><dc:creator>${words}</dc:creator></x:xmpmeta>`, {
    deflated: false,
    dict: "/Type /Metadata /Subtype /XML",
  });
const notes = (words: string) =>
  `/Metadata 10 0 R /LastModified (D:${words}) /PieceInfo << /Word << /LastModified (D:${words}) /Private (${words}) >> >>`;
const segment = (kind: number, body: string) =>
  Buffer.concat([Buffer.from([0xff, kind, 0, body.length + 2]), Buffer.from(body, "latin1")]);

test("what no page shows of its author is gone: in the trailer, the catalog, a page, an image and the photo in it", async () => {
  const hidden = "Camille Rochat";
  const photo = [
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, "JFIF"),
    segment(0xe1, `Exif ${hidden}`),
    segment(0xe2, "ICC_PROFILE"),
    segment(0xed, `Photoshop ${hidden}`),
    segment(0xfe, hidden),
    segment(0xdb, "table"),
    segment(0xda, "scan"),
    Buffer.from("\u00ff\u00e1pixels\u00ff\u00d9", "latin1"),
  ];
  const shown = Buffer.concat(photo.filter((part) => !part.includes(hidden)));
  const image = `/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ${notes(hidden)}`;
  const { text, bytes, pages } = await written(
    buildPdf(
      {
        1: `<< /Type /Catalog /Pages 2 0 R ${notes(hidden)} >>`,
        3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /Im 9 0 R >> >> ${notes(hidden)} >>`,
        9: stream(Buffer.concat(photo), { deflated: false, dict: image }),
        10: xmp(hidden),
        11: `<< /Author (${hidden}) /Title (${hidden}) /Creator (${hidden}) >>`,
      },
      { trailer: "/Info 11 0 R" },
    ),
  );
  expect(text).not.toMatch(/Rochat|Metadata|PieceInfo|LastModified|\/Info/);
  expect(text).toContain(shown.toString("latin1"));
  const opened = await Reader.load(bytes, { updateMetadata: false });
  expect([pages, opened.getPageCount(), opened.getAuthor()]).toEqual([1, 1, undefined]);
});

test("an author that stands in the trailer itself is gone too", async () => {
  const { text } = await written(buildPdf({}, { trailer: "/Info << /Author (Camille Rochat) >>" }));
  expect(text).not.toContain("Rochat");
});

const here = () => new AbortController().signal;
const anna = { account: "anna", network: "192.0.2.0" };

test("in the process of its own: written anew, or refused", async () => {
  const own = decoder({ maxCpuMs: 60_000, timeoutMs: 60_000 });
  const { pages } = await own.checkPdf(await own.enter(anna, here()), buildPdf(), here());
  expect(pages).toBe(1);
  const [, script] = hostilePdfs[0] ?? [];
  await expect(own.checkPdf(await own.enter(anna, here()), script ?? Buffer.alloc(0), here())).rejects.toMatchObject({
    errors: { file: [{ rule: "pdfActive" }] },
  });
  // By the thread that has read one, and by another after a refusal.
  for (const text of ["un", "deux"]) {
    const again = await own.checkPdf(await own.enter(anna, here()), buildPdf({ 8: `(${text})` }), here());
    expect(again.pages).toBe(1);
  }
  own.close();
});

test("an object stream that inflates without end ends with its process, and the next document is read", async () => {
  // A block of zeros over and over: made in no time.
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH });
  const endless = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 128 }, () => block)]);
  const dict = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode";
  const bomb = buildPdf({ 8: stream(endless, { deflated: false, dict }) });
  const own = decoder();
  await expect(own.checkPdf(await own.enter(anna, here()), bomb, here())).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  expect((await own.checkPdf(await own.enter(anna, here()), buildPdf(), here())).pages).toBe(1);
  own.close();
});
