import type { ReactNode } from "react";
import { type PartName, wholeAt } from "../../../shared/parts.ts";
import type { Deferred, Outcome } from "../deferred.ts";
import { usePage } from "../page.ts";
import { Warning } from "./warning.tsx";

interface PartProps<T> {
	name: PartName;
	of: Deferred<T>;
	/** The page's path and query, to load the part with the whole page. The default is the page's path. */
	address?: string | undefined;
	/** The placeholder of a pending part, of the same size. `note` says what is loading. */
	placeholder: (note: ReactNode) => ReactNode;
	/** Shown instead of a part that failed, by default as the placeholder. `notice` reports it with a link to try again. */
	failed?: (notice: ReactNode) => ReactNode;
	children: (value: T) => ReactNode;
}

/** A part that can arrive after the rest of the page. Until its data is ready, the placeholder is shown. */
export function Part<T>({ name, of, address, placeholder, failed = placeholder, children }: PartProps<T>) {
	const show = (outcome: Outcome<T>) =>
		outcome.ok ? children(outcome.value) : failed(<Failure part={name} address={address} />);
	return (
		<PartSlot
			name={name}
			of={of}
			placeholder={placeholder(<PendingNote part={name} address={address} isLeft={of.isLeft} />)}
		>
			{show}
		</PartSlot>
	);
}

interface SlotProps<T> {
	/** The part's name. A suffix after a colon distinguishes several slots of one part. */
	name: PartName | `${PartName}:${string}`;
	of: Deferred<T>;
	placeholder: ReactNode;
	inline?: boolean;
	children: (outcome: Outcome<T>) => ReactNode;
}

/**
 * `data-part` names what the browser replaces when the part arrives. `data-state` reserves its space. `data-here` is what
 * screen readers announce then. It is on the part itself, which may arrive before the script.
 */
export function PartSlot<T>({ name, of, placeholder, inline = false, children }: SlotProps<T>) {
	const { t, later } = usePage();
	const Element = inline ? "span" : "div";
	if (of.outcome) return <Element data-part={name}>{children(of.outcome)}</Element>;
	if (!of.isLeft) {
		if (!later) throw new Error(`The part "${name}" is pending where nothing is sent later`);
		later(
			of.settled.then((outcome) => (
				<Element data-part={name} data-state="late" data-here={t("parts.here")}>
					{children(outcome)}
				</Element>
			)),
		);
	}
	return (
		<Element data-part={name} data-state="pending">
			{placeholder}
		</Element>
	);
}

interface NoteProps {
	part: PartName;
	address?: string | undefined;
}

/**
 * Names what is loading. Without scripts nothing can arrive late, so a link leads to the whole page. `data-left`: this response
 * lacks the part, so a script loads it and announces it with the text of `data-here`.
 */
function PendingNote({ part, address, isLeft }: NoteProps & { isLeft: boolean }) {
	const { path, t } = usePage();
	const whole = wholeAt(address ?? path, part);
	return (
		<div
			className="soft asking"
			data-enhance="late"
			data-whole={whole}
			data-here={t("parts.here")}
			data-left={isLeft ? "" : undefined}
		>
			<p role="status">{t(`parts.asking.${part}`)}</p>
			<a className="asking__whole" href={whole}>
				{t("parts.whole")}
			</a>
		</div>
	);
}

const Failure = ({ part, address }: NoteProps) => {
	const { t } = usePage();
	return (
		<Notice part={part} address={address}>
			{t(`parts.failed.${part}`)}
		</Notice>
	);
};

/** Says that a part failed, with a link to try again. A script then loads only the part. */
export function Notice({ part, address, children }: NoteProps & { children: ReactNode }) {
	const { path, t } = usePage();
	return (
		<Warning text={children} role="status">
			<a href={wholeAt(address ?? path, part)} data-enhance="retry">
				{t("error.retry")}
			</a>
		</Warning>
	);
}
