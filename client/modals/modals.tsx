export function Modals() {
	return null;
}
