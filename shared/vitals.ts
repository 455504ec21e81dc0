/** Visitors' Core Web Vitals. Browsers report a histogram's bucket, never the value. */

export const VITALS_PATH = "/ops/vitals";

export const VITALS = ["LCP", "INP", "CLS", "TTFB"] as const;
export type Vital = (typeof VITALS)[number];

/** The buckets' upper ends. The last bucket is open. Released versions must not change them. */
export const VITAL_ENDS: Readonly<Record<Vital, readonly number[]>> = {
	LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
	INP: [25, 50, 100, 150, 200, 300, 500, 1000, 2000],
	CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
	TTFB: [50, 100, 200, 400, 600, 800, 1200, 1800, 3000],
};

export function bucketOf(vital: Vital, value: number): number {
	const index = VITAL_ENDS[vital].findIndex((end) => value <= end);
	return index === -1 ? VITAL_ENDS[vital].length : index;
}

export const CONNECTIONS = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;
export type Connection = (typeof CONNECTIONS)[number];
