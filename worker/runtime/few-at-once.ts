/** Runs `act` for all items, `most` at a time. Results are in the items' order. After a failure no further call begins. */
export async function fewAtOnce<Item, Result>(
	items: readonly Item[],
	most: number,
	act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	// The loop that throws closes the generator, which ends the others.
	const remaining = (function* () {
		yield* items.entries();
	})();
	const work = async () => {
		for (const [index, item] of remaining) results[index] = await act(item);
	};
	await Promise.all(Array.from({ length: most }, work));
	return results;
}
