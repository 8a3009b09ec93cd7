import {
  type Answer,
  callers,
  image,
  own,
  pageOf,
  categoryRef,
  regionRef,
  sizedImageFields,
  subcategoryRef,
  translationFields,
} from "./answer.ts";

const item = `id slug name locality logo(${sizedImageFields}) verified checked[](kind verifiedAt validUntil) subcategories[](${subcategoryRef}) score(count score distribution[])`;
const review = `id author(firstName canton) stars(quality punctuality price contact) mean text photos[](${image}) withheld(reason at)
  answer(text at) showsAt`;
const region = `${regionRef} slug`;
const ownPage = own("slug proposedSlug formerSlugs[] published visible revision");

/** The answers about public pages of companies and of trades by canton: everybody's. */
export const showcaseAnswers = {
  "showcase.list": pageOf(callers(item), "totalCapped"),
  "showcase.get": callers(`${item} description foundedYear employees away answerMinutes
    regions[](${region} subregions[](id name ${translationFields})) photos[](${image}) updatedAt`),
  "showcase.reviews": pageOf(callers(review), "totalCapped"),
  "showcase.tradePlaces": callers(`items[](region(${region}) companies)`),
  "showcase.tradePlace":
    callers(`category(${categoryRef}) subcategory(${subcategoryRef}) region(${region}) companies listed answerMinutes
    reviews[](${review} company(name slug)) showcases[](${item})`),
  "showcase.own": ownPage,
  "showcase.save": ownPage,
} as const satisfies Record<string, Answer>;
