import type { CacheReport } from "./report.ts";

const BAR = 10;
const GAP = 2;
const HEIGHT = 64;

/** Hit rates of two days, a bar an hour; `label` says in words what it shows, the table beside it every number. */
export function HitRateChart({ hours, label }: { hours: CacheReport["hours"]; label: string }) {
	return (
		<svg
			className="ops-chart"
			viewBox={`0 0 ${hours.length * BAR - GAP} ${HEIGHT}`}
			preserveAspectRatio="none"
			role="img"
			aria-label={label}
		>
			{hours.map(({ at, answers, hits }, index) => {
				const x = index * BAR;
				const width = BAR - GAP;
				if (answers === 0) {
					return <rect key={at} className="ops-chart__none" x={x} y={HEIGHT - 1} width={width} height={1} />;
				}
				const height = Math.round((HEIGHT * hits) / answers);
				return (
					<g key={at}>
						<rect className="ops-chart__misses" x={x} y={0} width={width} height={HEIGHT} />
						<rect className="ops-chart__hits" x={x} y={HEIGHT - height} width={width} height={height} />
					</g>
				);
			})}
		</svg>
	);
}
