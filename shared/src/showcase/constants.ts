/** Characters of the address of a company's page. */
export const showcaseSlugLength = { min: 3, max: 60 } as const;
/** Former addresses of a company that lead on to its page; the oldest are given up for new ones. */
export const maxFormerSlugs = 10;
/** Photos of done work on a company's page. */
export const maxGallery = 12;
/** So many companies make the page of a trade in a canton one to be found. */
export const minCompaniesListed = 3;
/** Reviews and companies that the page of a trade in a canton shows. */
export const maxOfPlace = 6;
/** So many answers make the time that a company usually takes for one. */
export const enoughAnswers = 5;
