import { deflateSync } from "node:zlib";
import type { PdfRule } from "../../storage/decode/pdf-rules.ts";
import { buildPdf, objectStream, stream } from "./build-pdf.ts";

const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const pageWith = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${more} >>`;
const annotation = (more: string) => ({
  3: pageWith("/Annots [9 0 R]"),
  9: `<< /Type /Annot /Rect [0 0 9 9] ${more} >>`,
});
const plain = buildPdf();
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

/** Files that must be refused, each by its name with the rule that it breaks. */
export const hostilePdfs: readonly (readonly [name: string, bytes: Buffer, rule: PdfRule])[] = [
  ["a script when it opens", buildPdf({ 1: catalog(`/OpenAction ${script}`) }), "pdfActive"],
  ["a script in an object of its own", buildPdf({ 1: catalog("/OpenAction 9 0 R"), 9: script }), "pdfActive"],
  [
    "a script by name",
    buildPdf({ 1: catalog(`/Names << /JavaScript << /Names [(a) 9 0 R] >> >>`), 9: script }),
    "pdfActive",
  ],
  ["a script that nothing refers to", buildPdf({ 9: script }), "pdfActive"],
  ["a script whose key is written in hexadecimal", buildPdf({ 9: "<< /S /Java#53cript /#4a#53 (x) >>" }), "pdfActive"],
  ["a script whose kind is an object of its own", buildPdf({ 9: "<< /S 10 0 R >>", 10: "/JavaScript" }), "pdfActive"],
  ["a script in an object stream", buildPdf({ 8: objectStream({ 9: script }) }), "pdfActive"],
  [
    "a script in a stream in an object stream's clothes",
    buildPdf({ 8: objectStream({ 9: "<< /A 10 0 R >>", 10: script }) }),
    "pdfActive",
  ],
  ["actions of a page by themselves", buildPdf({ 3: pageWith(`/AA << /O ${script} >>`) }), "pdfActive"],
  ["a field that computes", buildPdf(annotation(`/Subtype /Widget /AA << /C ${script} >>`)), "pdfActive"],
  ["a program that is launched", buildPdf(annotation("/Subtype /Link /A << /S /Launch /F (cmd.exe) >>")), "pdfActive"],
  [
    "a program that is launched when it opens",
    buildPdf({ 1: catalog("/OpenAction << /S /Launch /Win << /F (calc) >> >>") }),
    "pdfActive",
  ],
  ["printing by itself", buildPdf({ 1: catalog("/OpenAction << /S /Named /N /Print >>") }), "pdfActive"],
  [
    "a form that is sent off",
    buildPdf(annotation("/Subtype /Link /A << /S /SubmitForm /F (https://example.ch) >>")),
    "pdfActive",
  ],
  [
    "another file that is gone to",
    buildPdf(annotation("/Subtype /Link /A << /S /GoToR /F (//host/share) /D [0 /Fit] >>")),
    "pdfActive",
  ],
  [
    "a link that is a script",
    buildPdf(annotation("/Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >>")),
    "pdfActive",
  ],
  ["a link to a file", buildPdf(annotation("/Subtype /Link /A << /S /URI /URI (FILE:///etc/passwd) >>")), "pdfActive"],
  ...(
    [
      ["an article of another file", "<< /S /Thread /F (\\\\evil\\share) /D 0 >>"],
      ["the same behind a page move", "<< /S /GoTo /D [3 0 R /Fit] /Next << /S /Thread /F (\\\\evil\\share) >> >>"],
      ["the same in a list of what follows", "<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Hide /T (a) >>] >>"],
      ["another part of a collection", "<< /S /GoToDp /Dp 4 0 R >>"],
      ["fields that are hidden", "<< /S /Hide /T (total) >>"],
      ["fields that are emptied", "<< /S /ResetForm >>"],
      ["layers that are switched", "<< /S /SetOCGState /State [] >>"],
      ["an action that nobody knows", "<< /S /Frobnicate >>"],
      ["printing", "<< /S /Named /N /Print >>"],
      ["a link to a share", "<< /S /URI /URI (\\\\evil\\share\\x) >>"],
      ["a link to a share in hexadecimal", "<< /S /URI /URI <5C5C6576696C5C7368617265> >>"],
      ["a link without a scheme", "<< /S /URI /URI (//evil/share) >>"],
      ["a link to nowhere", "<< /S /URI >>"],
      ["a place in another file", "<< /S /GoTo /D [3 0 R /Fit] /F (other.pdf) >>"],
      ["a file by its other name", "<< /S /GoTo /D [3 0 R /Fit] /F << /UF (other.pdf) >> >>"],
    ] as const
  ).map(([name, action]) => [name, buildPdf(annotation(`/Subtype /Link /A ${action}`)), "pdfActive"] as const),
  [
    "an action whose kind is not where one looks for it",
    buildPdf({ ...annotation("/Subtype /Link /PA 10 0 R"), 10: "<< /S 11 0 R >>", 11: "/Trans" }),
    "pdfActive",
  ],
  [
    "a page out of another file",
    buildPdf({
      9: stream("", {
        dict: "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (//evil/share/x.pdf) /Page 0 >>",
      }),
    }),
    "pdfActive",
  ],
  [
    "the same whose file is named elsewhere",
    buildPdf({
      9: stream("", { dict: "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref 10 0 R" }),
      10: "<< /Page 0 >>",
    }),
    "pdfActive",
  ],
  ["a file in it", buildPdf({ 9: stream("MZ", { dict: "/Type /EmbeddedFile" }) }), "pdfActive"],
  [
    "a file by name",
    buildPdf({
      1: catalog("/Names << /EmbeddedFiles << /Names [(a.exe) 9 0 R] >> >>"),
      9: "<< /Type /Filespec /F (a.exe) /EF << /F 10 0 R >> >>",
      10: stream("MZ"),
    }),
    "pdfActive",
  ],
  ["a file in a note", buildPdf(annotation("/Subtype /FileAttachment /FS 10 0 R")), "pdfActive"],
  ["a portfolio", buildPdf({ 1: catalog("/Collection << /View /D >>") }), "pdfActive"],
  [
    "a form of XML",
    buildPdf({ 1: catalog("/AcroForm << /XFA 9 0 R /Fields [] >>"), 9: stream("<xdp/>") }),
    "pdfActive",
  ],
  ["a film", buildPdf(annotation("/Subtype /RichMedia /RichMediaContent << >>")), "pdfActive"],
  ["a sound", buildPdf(annotation("/Subtype /Screen /A << /S /Rendition /OP 0 >>")), "pdfActive"],
  ["a stream that lies elsewhere", buildPdf({ 4: stream("BT ET", { dict: "/F (//host/share/x)" }) }), "pdfActive"],
  [
    "a program of PostScript",
    buildPdf({ 9: stream("systemdict", { dict: "/Type /XObject /Subtype /PS" }) }),
    "pdfActive",
  ],
  [
    "locked by a password",
    buildPdf({ 9: "<< /Filter /Standard /V 2 /R 3 /O (o) /U (u) /P -4 >>" }, { trailer: "/Encrypt 9 0 R" }),
    "pdfLocked",
  ],
  ["cut off", plain.subarray(0, plain.length / 2), "notADocument"],
  ["nothing but a head", Buffer.from("%PDF-1.7\n%%EOF\n"), "notADocument"],
  ["a page of HTML with another name", Buffer.from("<!doctype html><script>alert(1)</script>"), "notADocument"],
  ["HTML that says it is a PDF", Buffer.from("%PDF-1.7\n<script>alert(1)</script>\n%%EOF"), "notADocument"],
  ["HTML before the head", buildPdf({}, { head: "<script>alert(1)</script>\n%PDF-1.7\n" }), "notADocument"],
  ["an archive behind the end", buildPdf({}, { tail: `PK\u0003\u0004${"x".repeat(4096)}` }), "notADocument"],
  ["no page", buildPdf({ 2: "<< /Type /Pages /Kids [] /Count 0 >>" }), "notADocument"],
  ["no catalog", buildPdf({ 1: "<< /Pages 2 0 R >>" }), "notADocument"],
  ["an object that ends nowhere", buildPdf({ 9: "<< /A [ (" }), "notADocument"],
  ["lists in lists in lists", buildPdf({ 9: nested(200_000) }), "notADocument"],
  [
    "a stream of nothing that fills the memory",
    buildPdf({ 9: stream(Buffer.alloc(256 * 1024 * 1024)) }),
    "pdfTooHeavy",
  ],
  [
    "a bomb in a bomb",
    buildPdf({
      9: stream(deflateSync(Buffer.alloc(1024)), { deflated: false, dict: "/Filter [/FlateDecode /FlateDecode]" }),
    }),
    "pdfTooHeavy",
  ],
  [
    "a picture as large as a house",
    buildPdf({ 9: stream("x", { dict: "/Subtype /Image /Width 60000 /Height 60000" }) }),
    "pdfTooHeavy",
  ],
  [
    "more pages than anybody reads",
    buildPdf({
      2: `<< /Type /Pages /Kids [${Array.from({ length: 600 }, (_, n) => `${n + 10} 0 R`).join(" ")}] /Count 600 >>`,
      ...Object.fromEntries(Array.from({ length: 600 }, (_, n) => [n + 10, pageWith("")])),
    }),
    "pdfTooHeavy",
  ],
];
