import { expect, type Page } from "playwright/test";
import { origin, watch } from "../portal.ts";
import { address, breakBackend, fillLogin, healBackend, openLogin, SIZES, test } from "./accounts.ts";

const HOME = `${origin("ie")}/en-IE`;
const LOGIN = "**/api/api/login";

async function submit(page: Page, email: string, password?: string) {
	const dialog = page.locator("dialog:modal");
	await fillLogin(dialog.locator("form:visible"), email, password);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	return dialog.getByRole("alert");
}

for (const viewport of SIZES) {
	test.describe(`login that fails at ${viewport.width} px`, () => {
		test.use({ viewport });

		test("[5.04] empty: the summary is focused, its links lead to the fields", async ({ page }) => {
			const faults = watch(page);
			await page.goto(HOME);
			const dialog = await openLogin(page);
			await dialog.getByRole("button", { name: "Sign in" }).click();
			const summary = dialog.getByRole("alert");
			await expect(summary).toBeFocused();
			await expect(summary).toContainText("Please check these fields:");
			await summary.getByRole("link", { name: "Password" }).click();
			await expect(dialog.locator("[name=password]")).toBeFocused();
			await summary.getByRole("link", { name: "E-mail address" }).click();
			const email = dialog.locator("form:visible [name=email]");
			await expect(email).toBeFocused();
			await expect(email).toBeInViewport({ ratio: 1 });
			await expect(email).toHaveAttribute("aria-invalid", "true");
			await expect(email).toHaveAccessibleDescription("Please fill in this field.");
			// The address stays without the field's name.
			expect(page.url()).toBe(HOME);
			await submit(page, "a@b", "x");
			await expect(email).toHaveAccessibleDescription(/Please enter an e-mail address/);
			await expect(dialog.locator("[name=password]")).toHaveAccessibleDescription(
				"The password has at least 2 characters.",
			);
			expect(faults).toEqual([]);
		});

		test("[8.04] wrong password, unknown address, security level; what was typed stays", async ({ page }) => {
			await page.goto(HOME);
			const dialog = await openLogin(page);
			for (const key of ["ie", "nobody"]) {
				const alert = await submit(page, address(key), "not-it-at-all");
				await expect(alert).toHaveText("E-mail address or password is not right.");
				await expect(alert).toBeFocused();
				await expect(dialog.locator("form:visible [name=email]")).toHaveValue(address(key));
				await expect(dialog.locator("[name=password]")).toHaveValue("not-it-at-all");
			}
			await expect(await submit(page, address("level3"))).toContainText("Your account has no access to this portal.");
		});

		test("[8.02] an answer without sense, none, and one that says to wait are told as what they are", async ({
			page,
		}) => {
			await page.goto(HOME);
			await openLogin(page);
			const down = "The service cannot be reached at the moment.";
			const answers = [
				{ status: 200, body: "<html>Hello</html>", text: down },
				{ status: 200, body: "{}", text: down },
				{ status: 502, body: "Bad gateway", text: down },
				{
					status: 429,
					body: JSON.stringify({ message: "", statusCode: 429, notice: "tooMany", errors: {} }),
					text: "Too many attempts.",
				},
			];
			for (const { text, ...answer } of answers) {
				await page.route(LOGIN, (route) => route.fulfill(answer), { times: 1 });
				const answered = page.waitForResponse(LOGIN);
				const alert = await submit(page, address("ie"));
				await answered;
				// Two answers may say the same: the form must be through with this one.
				await expect(page.locator("dialog:modal form:visible")).toHaveAttribute("aria-busy", "false");
				await expect(alert).toContainText(text);
			}
			await page.route(LOGIN, (route) => route.abort(), { times: 1 });
			await expect(await submit(page, address("ie"))).toContainText(down);
			// And then it works all the same.
			await page.locator("dialog:modal").getByRole("button", { name: "Sign in" }).click();
			await expect(page.getByRole("banner").getByText("Hello Niamh")).toHaveCount(1);
		});

		test("what the form's own check stops is in the title until it is right or the dialog closes, and is not said to be sent", async ({
			page,
		}) => {
			await page.goto(HOME);
			const title = await page.title();
			const dialog = await openLogin(page);
			await dialog.evaluate((element) => {
				const status = element.querySelector("form [role=status]");
				new MutationObserver(() => status?.textContent && element.setAttribute("data-said", "")).observe(element, {
					subtree: true,
					childList: true,
					characterData: true,
				});
			});
			await dialog.getByRole("button", { name: "Sign in" }).click();
			await expect(dialog.getByRole("alert")).toBeFocused();
			await expect(page).toHaveTitle(`Error: ${title}`);
			await expect(page.locator("dialog[data-said]")).toHaveCount(0);
			await page.keyboard.press("Escape");
			await expect(dialog).toHaveCount(0);
			await expect(page).toHaveTitle(title);
			await openLogin(page);
			await submit(page, address("ie"));
			await expect(page.getByRole("banner").getByText("Hello Niamh")).toHaveCount(1);
			await expect(page).toHaveTitle(title);
		});

		test("while it is sent the button is busy, and nothing is sent twice", async ({ page }) => {
			await page.goto(HOME);
			const dialog = await openLogin(page);
			const { promise, resolve } = Promise.withResolvers<void>();
			let sent = 0;
			await page.route(LOGIN, async (route) => {
				sent += 1;
				await promise;
				await route.continue();
			});
			await fillLogin(dialog.locator("form:visible"), address("ie"));
			const button = dialog.getByRole("button", { name: "Sign in" });
			await button.dblclick();
			await dialog.locator("[name=password]").press("Enter");
			await expect(button).toHaveAttribute("aria-busy", "true");
			await expect(dialog.getByRole("status")).toHaveText("Sending");
			await button.click();
			resolve();
			await expect(page.getByRole("banner").getByText("Hello Niamh")).toHaveCount(1);
			expect(sent).toBe(1);
		});
	});
}

test("[8.02] a backend that is down, and one that answers nonsense, keep nobody's words from them", async ({
	page,
	request,
}) => {
	await page.goto(`${origin("be")}/fr-BE`);
	const dialog = await openLogin(page, "Se connecter");
	const faults = [
		{ status: 500 },
		{ status: 200, body: "<!doctype html>" },
		{ status: 200, body: { token: 7 } },
	] as const;
	for (const fault of faults) {
		await breakBackend(request, { path: "/api/login", language: "fr-BE", ...fault });
		await fillLogin(dialog.locator("form:visible"), address("be"));
		await dialog.getByRole("button", { name: "Se connecter" }).click();
		await expect(dialog.getByRole("alert")).toBeFocused();
		await expect(dialog.getByRole("alert")).toContainText("Le service");
		await expect(dialog.locator("form:visible [name=email]")).toHaveValue(address("be"));
		await healBackend(request, { path: "/api/login", language: "fr-BE" });
	}
});
