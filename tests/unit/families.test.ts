import { expect, test } from "vitest";
import { endpointOf, requestName } from "../../worker/backend/families.ts";

test.each([
	["/strapi/en-IE/search?term=typed&_start=0", "search", "GET /strapi/en-IE/search"],
	["/strapi/en-IE/content?_start=0", "content", "GET /strapi/en-IE/content"],
	["/strapi/en-IE/single/footer", "content", "GET /strapi/en-IE/single/footer"],
	["/strapi/en-IE/single/about", "content", "GET /strapi/en-IE/single/about"],
	["/strapi/en-IE/news?_limit=9", "content", "GET /strapi/en-IE/news"],
	["/strapi/en-IE/news/count", "content", "GET /strapi/en-IE/news/count"],
	["/strapi/en-IE/item/news/typed/none", "content", "GET /strapi/en-IE/item/news/*/none"],
	["/talentLMS/course/typed", "courses", "GET /talentLMS/course/*"],
	["/talentLMS/ie/all?_limit=9", "courses", "GET /talentLMS/ie/all"],
	["/talentLMS/course/typed/user/person", "learners", "GET /talentLMS/course/*/user/*"],
	["/talentLMS/user/person/enroll/typed", "learners", "GET /talentLMS/user/*/enroll/*"],
	["/webinargeek/typed", "webinars", "GET /webinargeek/*"],
	["/webinargeek/register", "registrations", "GET /webinargeek/register"],
	["/hca/en/user/person", "hca", "GET /hca/en/user/*"],
] as const)("%s is the endpoint of its family %s, whose name holds nothing that was made up", (path, family, name) => {
	expect(endpointOf(path)).toMatchObject({ family, name });
});

test("deleting and reading an account have separate circuits", () => {
	expect(endpointOf("/user", "DELETE").name).not.toBe(endpointOf("/user").name);
});

test.each([
	["/strapi/en-IE/item/news/odd/none", "/strapi/en-IE/item/news/odd/none"],
	["/strapi/en-IE/search?term=odd", "/strapi/en-IE/search?term=odd"],
	["/strapi/en-IE/news?_limit=9", "/strapi/en-IE/news?_limit=9"],
	["/strapi/en-IE/single/about", "visit"],
	["/strapi/en-IE/news/count", "visit"],
] as const)("a failed call of %s counts as %s: once where visitors can vary it, else at each visit", (path, name) => {
	expect(requestName(endpointOf(path), path, "visit")).toBe(name);
});
