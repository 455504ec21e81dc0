/** As Strapi 5 makes them: 24 letters and digits, the same for an item in all locales. */
export const documentIdOf = (key: string): string =>
	key
		.replace(/[^a-z0-9]/g, "")
		.padEnd(24, "x")
		.slice(0, 24);
