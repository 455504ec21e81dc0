const { seed } = require("./seed.js");
const { setUp, setWebhook } = require("./set-up.js");

module.exports = {
	async bootstrap({ strapi }) {
		const isNew = (await strapi.db.query("admin::user").count()) === 0;
		await setUp(strapi);
		if (isNew) await seed(strapi);
		// Last, or the seed's events would wait before those of the first editor.
		await setWebhook(strapi);
	},
};
