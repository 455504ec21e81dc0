import { BRAND } from "../../../shared/brand.ts";

/** The first line on paper. client/browser/visit/visit.ts adds the page's address and the day. */
export const PrintLine = () => (
	<p className="print-line">
		{BRAND.portal}
		<span data-printed />
	</p>
);
