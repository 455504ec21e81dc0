import { type ReactNode, Suspense, use } from "react";
import { type PartName, wholeAt } from "../../../shared/parts.ts";
import type { Deferred, Outcome } from "../deferred.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

interface PartProps<T> {
	name: PartName;
	of: Deferred<T>;
	/** The page's address with its query, where it has one: where the part is to be had with the whole page. */
	address?: string;
	/** What stands in its place while it is pending: of the part's size. */
	waiting: (asking: ReactNode) => ReactNode;
	/** What stands in its place when it has failed. */
	failed?: (again: ReactNode) => ReactNode;
	children: (value: T) => ReactNode;
}

/**
 * A part that may come after the rest of the page. Where it is there already it is rendered like anything else; where it is
 * pending, what waits for it is sent first, and the part when it comes.
 */
export function Part<T>({ name, of, address, waiting, failed = (again) => again, children }: PartProps<T>) {
	const show = (outcome: Outcome<T>) =>
		outcome.ok ? children(outcome.value) : failed(<Failure part={name} address={address} />);
	return (
		<Place name={name} of={of} waiting={waiting(<Asking part={name} address={address} />)}>
			{show}
		</Place>
	);
}

interface PlaceProps<T> {
	/** A part's name; behind a colon, one of several places that show the same part. */
	name: PartName | `${PartName}:${string}`;
	of: Deferred<T>;
	waiting: ReactNode;
	inline?: boolean;
	children: (outcome: Outcome<T>) => ReactNode;
}

/**
 * `data-part`: what the browser replaces when the part has come. `data-state` keeps the room of one that was waited for.
 * `data-here`: what screen readers say then. It is on the part itself, which may come before the script.
 */
export function Place<T>({ name, of, waiting, inline = false, children }: PlaceProps<T>) {
	const { t } = usePage();
	const Element = inline ? "span" : "div";
	if (of.outcome) return <Element data-part={name}>{children(of.outcome)}</Element>;
	return (
		<Suspense
			fallback={
				<Element data-part={name} data-state="pending">
					{waiting}
				</Element>
			}
		>
			<Late of={of}>
				{(outcome) => (
					<Element data-part={name} data-state="late" data-here={t("parts.here")}>
						{children(outcome)}
					</Element>
				)}
			</Late>
		</Suspense>
	);
}

/** Waits above its element, so that React sends that in one piece. */
const Late = <T,>({ of, children }: Pick<PlaceProps<T>, "of" | "children">) => children(use(of.arrives));

interface WordsProps {
	part: PartName;
	address?: string | undefined;
}

/** Says what is being asked. Without a script nothing can come later: then a link leads to the whole page. */
function Asking({ part, address }: WordsProps) {
	const { path, t } = usePage();
	const whole = wholeAt(address ?? path, part);
	return (
		<div className="asking" data-enhance="late" data-whole={whole}>
			<p role="status">{t(`parts.asking.${part}`)}</p>
			<a className="asking__whole" href={whole}>
				{t("parts.whole")}
			</a>
		</div>
	);
}

const Failure = ({ part, address }: WordsProps) => {
	const { t } = usePage();
	return (
		<Notice part={part} address={address}>
			{t(`parts.failed.${part}`)}
		</Notice>
	);
};

/** Says that a part could not be asked for, with a link to try again: a script then loads the part alone. */
export function Notice({ part, address, children }: WordsProps & { children: ReactNode }) {
	const { path, t } = usePage();
	return (
		<div className="notice notice--warning" role="status">
			<Icon name="warning" />
			<div>
				<p className="notice__text">{children}</p>
				<p>
					<a href={wholeAt(address ?? path, part)} data-enhance="retry">
						{t("error.retry")}
					</a>
				</p>
			</div>
		</div>
	);
}
