import type { PageFacts } from "./page-head.ts";

/** The way to a page, home first, itself last, in the words of schema.org. */
export const breadcrumbFacts = ({ urlOf }: PageFacts, steps: readonly { name: string; path: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: urlOf(path),
  })),
});

/** Who runs the site. */
export const organizationFacts = ({ site, urlOf }: PageFacts) => ({
  "@type": "Organization",
  name: site.name,
  url: urlOf("/"),
  ...(site.email && { email: site.email }),
  ...(site.phone && { telephone: site.phone }),
  ...(site.address && { address: site.address }),
});

/** The site with its search, which is a plain form. */
export const websiteFacts = ({ site, urlOf, language }: PageFacts) => ({
  "@type": "WebSite",
  name: site.name,
  url: urlOf("/"),
  inLanguage: language,
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${new URL("/", urlOf("/")).href}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** Questions with their answers, in the words of schema.org. */
export const questionFacts = (questions: readonly { question: string; answer: string }[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
