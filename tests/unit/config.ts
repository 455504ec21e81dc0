import { strapiMap } from "../../worker/runtime/strapi-map.ts";

/** The Worker's configuration in unit tests. */
export const config = {
	ENVIRONMENT: "production",
	HOSTS: {},
	LARAVEL_URL: "https://backend.example",
	BACKEND_DEADLINE_MS: 5000,
	CONTENT_URL: "https://cms.example",
	CONTENT_PATHS: ["/uploads/"],
	CONTENT_FORMAT: {},
	MEDIA_HOSTS: [],
	VIDEO_HOSTS: [],
	STRAPI_FIELDS: strapiMap.parse({}),
	SECRET_HEADERS: { service: "X-Service-Secret" },
	SERVICE_SECRET: ["secret"],
	SEALING_KEYS: [{ id: "test", key: "dGVzdC1vbmx5LXNlYWxpbmcta2V5LXdpdGgtMzJieXQ" }],
};
