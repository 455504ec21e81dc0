import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";

/** The label of a link to a file. `type` is the file's type, such as "PDF", or empty. */
export function DownloadLabel({ type }: { type: string }) {
	const { t } = usePage();
	return (
		<>
			<Icon name="download" />
			{type === "" ? t("detail.downloadFile") : t("detail.download", { type })}
		</>
	);
}
