/** The seed of everything that a test makes at random. `npm run test:repeat` sets TEST_SEED, so that each run tries other data. */
export const SEED = Number(process.env.TEST_SEED ?? 8);
