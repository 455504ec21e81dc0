import type { ReactNode } from "react";
import type { FormFailure } from "../../../../shared/accounts/messages.ts";
import { SignInLinks } from "../../components/sign-in-links.tsx";
import { FailureNotice } from "../../forms/form.tsx";

/** In place of an action that needs a session. */
export const SignInFirst = ({ failure = null, children }: { failure?: FormFailure | null; children: ReactNode }) => (
	<>
		<FailureNotice failure={failure} />
		<p>{children}</p>
		<SignInLinks />
	</>
);
