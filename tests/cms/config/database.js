const { join } = require("node:path");

module.exports = ({ env }) => ({
	connection: {
		client: "sqlite",
		connection: { filename: join(env("CMS_DATA", "data"), "data.db") },
		useNullAsDefault: true,
		// The demo's database may be lost: it is seeded anew.
		pool: {
			afterCreate: (connection, done) => {
				connection.pragma("journal_mode = WAL");
				connection.pragma("synchronous = OFF");
				done(null, connection);
			},
		},
	},
});
