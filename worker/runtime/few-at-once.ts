/** Acts on all of them, on so many at a time, and answers in their order. */
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
