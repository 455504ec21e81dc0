import { CallOptions, connect, type RemoteProxy, WindowMessenger } from "penpal";
import { HUB_TIMEOUT_MS } from "../../../shared/constants.ts";
import type { Page } from "../../markup/page.ts";
import { element } from "../element.ts";
import { hasInput } from "../shell/navigation/leaving.ts";
import { recall, remember } from "../storage/session-storage.ts";
import { mintCode, redeemCode } from "./codes.ts";
import type { HubMethods } from "./serve.ts";

/** Copies this portal's session to the hub, or takes over the hub's, within 10 s. [4.07, 8.11] */

const COPIED = "hub-copied";
const TAKEN = "hub-taken";
const COPY_LIFETIME_MS = 5 * 60_000;
const IN_TIME = new CallOptions({ timeout: HUB_TIMEOUT_MS });

export async function syncWithHub(hub: string, { userId }: Page): Promise<void> {
	if (userId === null) {
		remember(COPIED, "");
		// The visitor signed out right after a takeover. Taking the session over again would reload the page in an endless loop.
		if (Date.now() - Number(recall(TAKEN) ?? 0) < HUB_TIMEOUT_MS) return;
	} else if (isCopied(userId)) return;
	const frame = element("iframe", { src: hub, hidden: true, title: "hub" });
	document.body.append(frame);
	try {
		const methods = await connectTo(frame, hub);
		if (userId === null) await takeOver(methods);
		else await copy(methods, hub, userId);
	} catch {
		// Without the hub there is no shared session. The visitor signs in as usual.
	} finally {
		frame.remove();
	}
}

async function copy(methods: RemoteProxy<HubMethods>, hub: string, userId: string): Promise<void> {
	const code = await mintCode(new URL(hub).origin);
	if (code !== null && (await methods.set(code, IN_TIME))) remember(COPIED, `${Date.now()} ${userId}`);
}

/** The copy is repeated after five minutes. Otherwise the hub's cookie would expire while the portal's session continues. */
function isCopied(userId: string): boolean {
	const [copiedAt, copiedFor] = (recall(COPIED) ?? "").split(" ");
	return copiedFor === userId && Date.now() - Number(copiedAt) < COPY_LIFETIME_MS;
}

async function takeOver(methods: RemoteProxy<HubMethods>): Promise<void> {
	const code = await methods.get(IN_TIME);
	if (code === null) return;
	remember(TAKEN, String(Date.now()));
	const { ok, status } = await redeemCode(code);
	if (ok) await showSession();
	// Status 403: the hub's session is no longer valid. Other failures do not prove that.
	else if (status === 403) await methods.delete(IN_TIME);
}

async function showSession(): Promise<void> {
	if (hasInput()) await (await import("../session/other-tab.ts")).offerReload();
	else location.reload();
}

async function connectTo(frame: HTMLIFrameElement, hub: string): Promise<RemoteProxy<HubMethods>> {
	if (!frame.contentWindow) throw new Error("No frame");
	const messenger = new WindowMessenger({ remoteWindow: frame.contentWindow, allowedOrigins: [new URL(hub).origin] });
	return connect<HubMethods>({ messenger, timeout: HUB_TIMEOUT_MS }).promise;
}
