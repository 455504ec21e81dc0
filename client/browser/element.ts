/** An element with its properties and children, for what scripts add to a page without React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = Object.assign(document.createElement(name), properties);
	made.append(...children);
	return made;
}
