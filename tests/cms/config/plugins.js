module.exports = ({ env }) => ({
	"users-permissions": { config: { jwtSecret: env("CMS_SECRET") } },
});
