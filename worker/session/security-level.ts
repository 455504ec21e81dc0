import type { WireUser } from "../../shared/contracts/user.ts";

const ACCEPTED = [2, 4];

/** The backend refuses other users itself; checked again in case it does not. [6.04] */
export const mayEnter = ({ securityLevel }: WireUser): boolean =>
	securityLevel === null || ACCEPTED.includes(securityLevel);
