import { linkProtocols } from "@metiro/shared/blog/constants";
import { type Extensions, Mark, mergeAttributes, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";

/** Pictures of this platform only: the server keeps no other. */
const platformImage = /\/api\/File\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const Picture = Node.create({
  name: "picture",
  group: "block",
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (element) => (platformImage.test(element.getAttribute("src") ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["img", mergeAttributes(HTMLAttributes)],
});

const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "block+ caption?",
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: () => ["figure", 0],
});

const Caption = Node.create({
  name: "caption",
  content: "inline*",
  isolating: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", 0],
});

const raised = (tag: "sub" | "sup") =>
  Mark.create({
    name: tag,
    excludes: tag === "sub" ? "sup" : "sub",
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Everything that the server keeps of a post (`domains/blog/content/sanitise.ts`), and nothing else. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      protocols: [...linkProtocols],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    codeBlock: { languageClassPrefix: null, HTMLAttributes: { class: null } },
    trailingNode: false,
  }),
  Picture,
  Figure,
  Caption,
  raised("sub"),
  raised("sup"),
];
