const { join } = require("node:path");

module.exports = ({ env }) => ({
	host: env("HOST", "127.0.0.1"),
	port: env.int("PORT", 1337),
	app: { keys: [env("CMS_SECRET")] },
	dirs: { public: join(env("CMS_DATA", "data"), "public") },
});
