import { useStore } from "zustand";
import { usePage } from "../../markup/page.ts";
import { ScriptedConsents } from "../forms/account-forms.tsx";
import { modals } from "../stores/modals.ts";
import { session } from "../stores/session.ts";
import { Modal } from "./modal.tsx";
import { showSignedIn } from "./show-signed-in.ts";

/** Opens after a sign-in with missing consents. Afterwards the page is shown as signed in. [2.44, 4.13] */
export function ConsentsModal() {
	const { address, country: siteCountry, t } = usePage();
	const open = useStore(modals, (state) => state.open);
	const { missingConsents: asked, country, userId } = useStore(session);
	return (
		<Modal name="consents" title={t("consents.title")} isOpen={open === "consents"} onClose={showSignedIn} narrow>
			<ScriptedConsents
				values={{}}
				failure={null}
				success={null}
				returnTo={address}
				asked={asked}
				country={country ?? siteCountry}
				userId={userId}
				onDone={showSignedIn}
			/>
		</Modal>
	);
}
