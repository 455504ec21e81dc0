import { clock } from "../../../shared/format.ts";
import { element, range } from "./elements.ts";
import type { Position } from "./position.ts";

const ARROW_SECONDS = 5;
const STEPS: Record<string, number> = {
	ArrowLeft: -ARROW_SECONDS,
	ArrowDown: -ARROW_SECONDS,
	ArrowRight: ARROW_SECONDS,
	ArrowUp: ARROW_SECONDS,
};

/** Returns a function that shows the current position after something else has changed it. */
export function startSeekBar(root: HTMLElement, media: HTMLMediaElement, position: Position): () => void {
	const bar = range(root, "seek");
	const current = element(root, "current");
	const total = element(root, "total");
	if (!bar || !current || !total) return () => {};
	let isDragged = false;
	const show = (seconds: number) => {
		const duration = position.duration();
		bar.disabled = duration === 0;
		bar.max = String(Math.ceil(duration));
		total.textContent = duration === 0 ? "" : clock(duration);
		if (bar.value === String(Math.floor(seconds)) && bar.ariaValueText) return;
		bar.value = String(Math.floor(seconds));
		current.textContent = clock(seconds);
		bar.ariaValueText = spoken(seconds);
	};
	const showNow = () => {
		if (!isDragged) show(position.now());
	};
	// A drag only seeks where the pointer is released.
	bar.addEventListener("input", () => {
		isDragged = true;
		current.textContent = clock(Number(bar.value));
		bar.ariaValueText = spoken(Number(bar.value));
	});
	const endDrag = () => {
		isDragged = false;
		showNow();
	};
	bar.addEventListener("change", () => {
		position.seekTo(Number(bar.value));
		endDrag();
	});
	// A drag that ends where it began has no `change`. Otherwise it follows in the same task.
	for (const end of ["pointerup", "pointercancel"]) bar.addEventListener(end, () => setTimeout(endDrag));
	bar.addEventListener("keydown", (event) => {
		const step = STEPS[event.key];
		if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		position.seekTo(position.now() + step);
		showNow();
	});
	for (const event of ["timeupdate", "durationchange", "loadedmetadata", "seeking", "emptied"]) {
		media.addEventListener(event, showNow);
	}
	showNow();
	return showNow;
}

/** A duration as screen readers should say it, in the page's language: "3 minutes 7 seconds". */
function spoken(seconds: number): string {
	const whole = Math.floor(seconds);
	const units = [
		["hour", Math.floor(whole / 3600)],
		["minute", Math.floor(whole / 60) % 60],
		["second", whole % 60],
	] as const;
	return units
		.filter(([unit, value]) => value > 0 || (unit === "second" && whole === 0))
		.map(([unit, value]) =>
			new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" }).format(value),
		)
		.join(" ");
}
