import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

export const FactList = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
	<dl className={className}>
		{facts.map(([label, value]) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);
