/** A duration as screen readers should say it, in the page's language: "3 minutes 7 seconds". */
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
