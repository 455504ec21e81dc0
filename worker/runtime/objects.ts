/** The Durable Object's stub. `T` is its class, or the methods that the caller declares. */
export function objectOf<T extends Rpc.DurableObjectBranded>(
	namespace: DurableObjectNamespace,
	name: string,
): DurableObjectStub<T> {
	// Safe while wrangler.toml binds this class.
	const objects = namespace as DurableObjectNamespace<T>;
	return objects.get(objects.idFromName(name));
}
