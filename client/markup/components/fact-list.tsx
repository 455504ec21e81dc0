import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
	facts: readonly Fact[];
	className?: string;
}

export const FactList = ({ facts, className }: FactListProps) => (
	<dl className={className}>
		{facts.map(([label, value]) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);
