/** What an administrator sets in Strapi's admin, from the environment: locales, the first user, the token, the webhook. */

const LOCALES = {
	"nl-BE": "Dutch (Belgium)",
	"fr-BE": "French (Belgium)",
	"de-CH": "German (Switzerland)",
	"fr-CH": "French (Switzerland)",
	"tr-TR": "Turkish (Türkiye)",
	"en-IE": "English (Ireland)",
};

async function setLocales(strapi) {
	const locales = strapi.plugin("i18n").service("locales");
	const known = (await locales.find()).map(({ code }) => code);
	for (const [code, name] of Object.entries(LOCALES)) {
		if (!known.includes(code)) await locales.create({ code, name });
	}
}

async function setUser(strapi) {
	const email = process.env.CMS_USER;
	if (await strapi.db.query("admin::user").findOne({ where: { email } })) return;
	const role = await strapi.service("admin::role").getSuperAdmin();
	await strapi.service("admin::user").create({
		firstname: "Editor",
		lastname: "Demo",
		email,
		password: process.env.CMS_PASSWORD,
		isActive: true,
		registrationToken: null,
		roles: [role.id],
	});
}

/** Read-only, as docs/strapi.md asks for. Strapi stores a hash of the token. */
async function setToken(strapi) {
	const name = "Portal";
	const accessKey = strapi.service("admin::api-token").hash(process.env.STRAPI_TOKEN);
	const tokens = strapi.db.query("admin::api-token");
	const known = await tokens.findOne({ where: { name } });
	if (known) await tokens.update({ where: { id: known.id }, data: { accessKey } });
	else {
		const data = { name, description: "Read by the portal", type: "read-only", accessKey, lifespan: null, expiresAt: null };
		await tokens.create({ data });
	}
}

const EVENTS = [
	"entry.create",
	"entry.update",
	"entry.delete",
	"entry.publish",
	"entry.unpublish",
	"media.create",
	"media.update",
	"media.delete",
];

async function setWebhook(strapi) {
	const store = strapi.get("webhookStore");
	const runner = strapi.get("webhookRunner");
	const [known] = await store.findWebhooks();
	const webhook = {
		name: "Portal",
		url: `http://localhost:${process.env.PORTAL_PORT}/ops/purge`,
		headers: { "X-Purge-Secret": process.env.PURGE_SECRET },
		events: EVENTS,
		isEnabled: true,
	};
	if (known) runner.update(await store.updateWebhook(known.id, { ...known, ...webhook }));
	else runner.add(await store.createWebhook(webhook));
}

async function setUp(strapi) {
	await setLocales(strapi);
	await setUser(strapi);
	await setToken(strapi);
}

module.exports = { setUp, setWebhook };
