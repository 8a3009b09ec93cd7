/** Units that are written alike in every language, by the name that is kept. */
export const unitSigns = { m: "m", m2: "m²", m3: "m³", kg: "kg", t: "t", l: "l", km: "km", kw: "kW" } as const;
