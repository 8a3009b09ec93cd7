import { titleSlugOf } from "@metiro/shared/text/slug";
import { posts } from "../data/demo/posts/index.ts";
import { clockAt } from "./clock.ts";
import type { PostPlan } from "./plan/plan.ts";
import { randomOf } from "./random.ts";

/** A post every twelve days or so, the last one two days ago. */
export const postPlans = (now: Date): PostPlan[] =>
  posts.map(({ content, en, ...words }, rank) => {
    const clock = clockAt(now, randomOf("post", words.title));
    const createdAt = clock.ago(((posts.length - 1 - rank) * 12 + 3) * 24);
    return {
      ...words,
      slug: titleSlugOf(words.title),
      content: content.join("\n"),
      translations: en ? { en: { ...en, content: en.content.join("\n") } } : {},
      createdAt,
      publishedAt: clock.after(createdAt, 4, 24),
    };
  });
