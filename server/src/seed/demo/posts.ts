import { slugOf } from "@metiro/shared/slug";
import { posts } from "../data/demo/posts/index.ts";
import { clockAt } from "./clock.ts";
import type { PostPlan } from "./plan.ts";
import { randomOf } from "./random.ts";

/** A post every twelve days or so, the last one two days ago. */
export const postPlans = (now: Date): PostPlan[] =>
  posts.map(({ title, summary, authorName, content }, rank) => {
    const clock = clockAt(now, randomOf("post", title));
    const createdAt = clock.ago(((posts.length - 1 - rank) * 12 + 3) * 24);
    return {
      title,
      slug: slugOf(title),
      summary,
      content: content.join("\n"),
      authorName,
      createdAt,
      publishedAt: clock.after(createdAt, 4, 24),
    };
  });
