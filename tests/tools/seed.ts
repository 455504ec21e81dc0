/** The seed of all random test data. `npm run test:repeat` sets TEST_SEED, so that each run tries other data. */
export const SEED = Number(process.env.TEST_SEED ?? 8);
