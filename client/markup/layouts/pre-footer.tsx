import type { Footer } from "../../../shared/models.ts";
import { AccountLink } from "../components/account-link.tsx";
import { Button } from "../components/button.tsx";
import { Once } from "../components/once.tsx";
import { PictureFrame } from "../components/picture.tsx";
import { SIZES } from "../components/sizes.ts";
import { Marked } from "../components/text.tsx";
import { holdsTerm, usePage } from "../page.ts";

/** Promotional banner and content, each only if the CMS makes it visible. The banner invites to register. [1.15, 2.40] */
export function PreFooter({ footer }: { footer: Footer }) {
	const { userId, hasAccounts, address } = usePage();
	const banner = hasAccounts && userId === null ? footer.banner : null;
	const { promotion } = footer;
	if (!banner && !promotion) return null;
	return (
		// The search term is part of the banner's link.
		<Once of={[PreFooter, banner, promotion]} facts={banner ? { address } : {}} isTyped={holdsTerm(address)}>
			{() => (
				<div className="pre-footer">
					<div className="container pre-footer__grid">
						{banner && <Banner {...banner} />}
						{promotion && <Once of={[Promotion, promotion]}>{() => <Promotion {...promotion} />}</Once>}
					</div>
				</div>
			)}
		</Once>
	);
}

/** A region, because client-side navigation must update its link back to the page. */
const Banner = ({ title, cta }: NonNullable<Footer["banner"]>) => (
	<section className="banner" data-region="banner" aria-labelledby="banner-title">
		<h2 id="banner-title">
			<Marked text={title} />
		</h2>
		{cta && (
			<AccountLink to="register" className="button button--white">
				<Marked text={cta} />
			</AccountLink>
		)}
	</section>
);

const Promotion = ({ image, title, url, cta }: NonNullable<Footer["promotion"]>) => (
	<section className="promotion" aria-labelledby="promotion-title">
		{image && (
			<PictureFrame className="promotion__picture" picture={image} icon="picture" sizes={SIZES.promotion} decorative />
		)}
		<div className="promotion__body">
			<h2 id="promotion-title">
				<Marked text={title} />
			</h2>
			{url && (
				<Button link={url} secondary small>
					<Marked text={cta ?? title} />
				</Button>
			)}
		</div>
	</section>
);
