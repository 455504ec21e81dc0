/** Runs `act` for all items, at most `most` at a time. Results keep the order of the items. */
export async function fewAtOnce<Item, Result>(
	items: readonly Item[],
	most: number,
	act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const left = items.entries();
	const work = async () => {
		for (const [index, item] of left) results[index] = await act(item);
	};
	await Promise.all(Array.from({ length: most }, work));
	return results;
}
