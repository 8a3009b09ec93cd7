/** An id as files have it. */
const picture = "/api/File/0199f0c0-0000-7000-8000-000000000001";

/**
 * Texts as the editor writes them, one for each thing that it can write. The web's test proves that it writes them so,
 * the server's that nothing of them is lost on the way to the readers.
 */
export const contentSamples: Record<string, string> = {
  paragraphs: "<p>Un</p><p>Deux<br>lignes</p>",
  headings: "<h2>Titre</h2><h3>Sous-titre</h3><h4>Petit titre</h4>",
  emphasis:
    "<p><strong>gras</strong> <em>italique</em> <s>barré</s> <code>code</code> m<sup>2</sup> H<sub>2</sub>O</p>",
  lists: "<ul><li><p>un</p><ul><li><p>dedans</p></li></ul></li></ul><ol><li><p>deux</p></li></ol>",
  quote: "<blockquote><p>Cité</p></blockquote>",
  code: "<pre><code>a &lt; b</code></pre>",
  rule: "<p>Avant</p><hr><p>Après</p>",
  links:
    '<p><a href="https://suva.ch/a?b=1&amp;c=2">page</a> <a href="/blogs">site</a> <a href="mailto:a@b.ch">mail</a> <a href="tel:+41791234567">tél.</a></p>',
  picture: `<img src="${picture}" alt="Un &quot;toit&quot;"><p>Suite</p>`,
  figure: `<figure><img src="${picture}" alt="Un toit"><figcaption>Une <em>légende</em></figcaption></figure>`,
};
