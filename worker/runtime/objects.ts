/** The Durable Object of this name. `T` is its class, or the methods that the caller needs, declared beside the caller. */
export function objectOf<T extends Rpc.DurableObjectBranded>(
	namespace: DurableObjectNamespace,
	name: string,
): DurableObjectStub<T> {
	// Safe while wrangler.toml binds the class: the environment cannot name it, since it stands on a higher floor.
	const objects = namespace as DurableObjectNamespace<T>;
	return objects.get(objects.idFromName(name));
}
