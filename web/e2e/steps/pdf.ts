/** A PDF of one page with nothing on it. */
const emptyPdf = Buffer.from(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << >> >>
endobj
trailer
<< /Root 1 0 R /Size 4 >>
startxref
9
%%EOF
`);

/** One that acts by itself: it is refused. */
export const activePdf = Buffer.from(
  emptyPdf.toString().replace("/Pages 2 0 R", "/Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"),
);

export const pdfFile = (name: string, buffer = emptyPdf) => ({ name, mimeType: "application/pdf", buffer });
