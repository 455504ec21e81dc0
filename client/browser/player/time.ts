/** Seconds as shown in a player: 3:07, 1:02:03. */
export function clock(seconds: number): string {
	const whole = Math.floor(seconds);
	const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
	const two = (value: number) => String(value).padStart(2, "0");
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** As a screen reader says them: 3 minutes 7 seconds, in the page's language. */
export function spoken(seconds: number): string {
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
