const FACTOR = Number(process.env.PROPERTY_RUNS ?? 1);

/** How often a test tries a property with generated values. `npm run soak -- properties` tries it twenty times as often. */
export const runs = (usual: number): number => usual * FACTOR;
