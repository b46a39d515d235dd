export const ERAS = [1970, 1980, 1990, 2000, 2010, 2020] as const;
export type Era = (typeof ERAS)[number];
