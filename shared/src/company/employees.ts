/** How many people work in a company. */
export const employeeRanges = ["1", "2-5", "6-10", "11-50", "50+"] as const;
