const { setUp } = require("./set-up.js");
const { seed } = require("./seed.js");

module.exports = {
	async bootstrap({ strapi }) {
		const isNew = (await strapi.db.query("admin::user").count()) === 0;
		await setUp(strapi);
		if (isNew) await seed(strapi);
	},
};
