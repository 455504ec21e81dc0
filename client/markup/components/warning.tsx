import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface WarningProps {
	text: ReactNode;
	/** Screen readers announce it when it is inserted. */
	role?: "status";
	/** A link that helps. */
	children?: ReactNode;
}

export function Warning({ text, role, children }: WarningProps) {
	const words = <p className="notice__text">{text}</p>;
	return (
		<div className="notice notice--warning" role={role}>
			<Icon name="warning" />
			{children ? (
				<div>
					{words}
					<p>{children}</p>
				</div>
			) : (
				words
			)}
		</div>
	);
}
