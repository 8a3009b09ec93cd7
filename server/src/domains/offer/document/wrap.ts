/** How wide words stand on paper, in points. */
type Measure = (words: string) => number;

/** A text in lines that fit; a word that is too long by itself is cut. Of several blank lines one is kept. */
export function wrapped(text: string, width: number, measure: Measure): string[] {
  // No letter that is seen is narrower than a point: what has more of them than a line has points is not measured at all.
  const most = Math.max(2, Math.floor(width));
  const fits = (words: string) => words.length <= most && measure(words) <= width;
  return text
    .replaceAll(/\n{3,}/g, "\n\n")
    .split("\n")
    .flatMap((paragraph) => linesOf(paragraph, fits, most));
}

function linesOf(paragraph: string, fits: (words: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (line.length > 1 && !fits(line)) {
      const cut = cutOf(line, fits, most);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

/** How many letters of a word fill a line, found by halving: a letter at a time, a long word would stop the process. */
function cutOf(word: string, fits: (words: string) => boolean, most: number): number {
  let [fitting, tooLong] = [1, Math.min(word.length, most + 1)];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(word.slice(0, middle))) fitting = middle;
    else tooLong = middle;
  }
  // The two halves of a letter beyond the first plane stay together.
  const halved = /[\uD800-\uDBFF]/.test(word.charAt(fitting - 1)) && fitting < word.length;
  return halved ? (fitting > 1 ? fitting - 1 : 2) : fitting;
}
