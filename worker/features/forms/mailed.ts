import { BackendError } from "../../runtime/errors.ts";
import { countMail, type MailBucket } from "../../visitor/limits/passwords.ts";
import { type Refusal, refuse } from "./outcome.ts";

/**
 * Sends what the backend answers with a mail, unless the address, which may be another person's, has had too many.
 * @param email null: the session's own address, which has no limit
 * @param person the session's, who has a count apart from all others'
 */
export async function mailed(
	bucket: MailBucket,
	email: string | null,
	send: () => Promise<unknown>,
	person = "",
): Promise<Refusal | null> {
	const mail = email === null ? null : await countMail(email, bucket, person);
	if (mail && mail.wait > 0) {
		return { ...refuse(429, "mailsSent", "Enough mails were sent."), retryAfter: mail.wait };
	}
	try {
		await send();
		return null;
	} catch (error) {
		// After a timeout the mail may have been sent.
		if (!(error instanceof BackendError) || error.fault !== "late") mail?.uncount();
		throw error;
	}
}
