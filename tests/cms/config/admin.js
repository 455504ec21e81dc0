/** The preview button opens the page on the host of its locale (docs/preview.md). */
module.exports = ({ env }) => {
	const hosts = env.json("PORTAL_HOSTS", {});
	return {
		auth: { secret: env("CMS_SECRET") },
		apiToken: { salt: env("CMS_SECRET") },
		transfer: { token: { salt: env("CMS_SECRET") } },
		secrets: { encryptionKey: env("CMS_SECRET") },
		flags: { nps: false, promoteEE: false },
		autoOpen: false,
		preview: {
			enabled: true,
			config: {
				allowedOrigins: [...new Set(Object.values(hosts))],
				async handler(uid, { documentId, locale, status }) {
					const host = hosts[locale];
					if (!host) return null;
					const query = { secret: env("PREVIEW_SECRET"), uid, documentId, locale, status };
					return `${host}/preview?${new URLSearchParams(query)}`;
				},
			},
		},
	};
};
