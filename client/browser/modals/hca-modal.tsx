import { useStore } from "zustand";
import { HcaButtons } from "../../markup/components/hca-buttons.tsx";
import { usePage } from "../../markup/page.ts";
import { modals } from "../stores/modals.ts";
import { Modal } from "./modal.tsx";

/** The sign-in with HCA. A click outside closes it. [2.46] */
export function HcaModal() {
	const { t } = usePage();
	const { open, close } = useStore(modals);
	return (
		<Modal name="hca" title={t("hca.title")} isOpen={open === "hca"} onClose={close} lightDismiss narrow>
			<p>{t("hca.text")}</p>
			<HcaButtons />
		</Modal>
	);
}
