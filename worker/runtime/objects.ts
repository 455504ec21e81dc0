/** The Durable Object of this name. `T` is its class, or the methods that the caller declares. */
export function objectOf<T extends Rpc.DurableObjectBranded>(
	namespace: DurableObjectNamespace,
	name: string,
): DurableObjectStub<T> {
	// Safe while wrangler.toml binds the class, which this floor cannot import.
	const objects = namespace as DurableObjectNamespace<T>;
	return objects.get(objects.idFromName(name));
}
