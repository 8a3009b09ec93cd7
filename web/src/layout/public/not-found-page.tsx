import { Brand } from "#art/brand.tsx";
import { NotFound } from "../missing/not-found.tsx";
import { SearchBox } from "./search/search-box.tsx";
import { contentId } from "../document/skip-link.tsx";

/** « Page introuvable » as a page of its own, where no shell surrounds it. */
export const NotFoundPage = () => (
  <div data-scale="public">
    <header className="border-b border-line">
      <div className="wrap-page flex min-h-16 items-center md:min-h-18">
        <Brand />
      </div>
    </header>
    <main id={contentId}>
      <NotFound search={<SearchBox />} />
    </main>
  </div>
);
