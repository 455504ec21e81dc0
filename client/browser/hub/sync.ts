import { connect, WindowMessenger } from "penpal";
import { HUB_TIMEOUT_MS } from "../../../shared/constants.ts";
import type { Page } from "../../markup/page.ts";
import { recall, remember } from "../storage/session-storage.ts";
import { mintCode, redeemCode } from "./codes.ts";
import type { HubMethods } from "./serve.ts";

/**
 * A portal's side of the hub [4.07]: copies this portal's session to the hub, or takes the hub's session over. Nothing on the
 * page waits for it, and a hub that does not answer within ten seconds is ignored. [8.11]
 */

const COPIED = "hub-copied";
const TAKEN = "hub-taken";
const COPY_AGAIN_MS = 5 * 60_000;

export async function syncWithHub(hub: string, facts: Page): Promise<void> {
	const isSignedIn = facts.userId !== null;
	if (!isSignedIn) remember(COPIED, "");
	if (isSignedIn && isCopied(facts.userId)) return;
	// Signed out again right after a session was taken over: do not take it over in an endless loop of reloads.
	if (!isSignedIn && Date.now() - Number(recall(TAKEN) ?? 0) < HUB_TIMEOUT_MS) return;
	const frame = open(hub);
	try {
		const methods = await connected(frame, hub);
		if (isSignedIn) await copy(methods, hub, facts.userId ?? "");
		else await take(methods);
	} catch {
		// No hub, no sharing: the visitor signs in as usual.
	} finally {
		frame.remove();
	}
}

async function copy(methods: HubMethods, hub: string, userId: string): Promise<void> {
	const code = await mintCode(new URL(hub).origin);
	if (code !== null && (await methods.set(code))) remember(COPIED, `${Date.now()} ${userId}`);
}

/** Copied again after five minutes, because the hub's cookie would otherwise expire unused while the portal's goes on. */
function isCopied(userId: string | null): boolean {
	const [at, whose] = (recall(COPIED) ?? "").split(" ");
	return whose === userId && Date.now() - Number(at) < COPY_AGAIN_MS;
}

async function take(methods: HubMethods): Promise<void> {
	const code = await methods.get();
	if (code === null) return;
	remember(TAKEN, String(Date.now()));
	const { ok, status } = await redeemCode(code);
	if (ok) location.reload();
	// 403: the hub's session is not valid any more. Other failures say nothing about it.
	else if (status === 403) await methods.delete();
}

function open(hub: string): HTMLIFrameElement {
	const frame = document.createElement("iframe");
	frame.src = hub;
	frame.hidden = true;
	frame.title = "hub";
	document.body.append(frame);
	return frame;
}

async function connected(frame: HTMLIFrameElement, hub: string): Promise<HubMethods> {
	if (!frame.contentWindow) throw new Error("No frame");
	const messenger = new WindowMessenger({ remoteWindow: frame.contentWindow, allowedOrigins: [new URL(hub).origin] });
	const remote = await connect<HubMethods>({ messenger, timeout: HUB_TIMEOUT_MS }).promise;
	const inTime = <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, late()]);
	return {
		get: () => inTime(remote.get()),
		set: (code) => inTime(remote.set(code)),
		delete: () => inTime(remote.delete()),
	};
}

const late = () =>
	new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The hub does not answer")), HUB_TIMEOUT_MS));
