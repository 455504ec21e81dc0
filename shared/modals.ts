/** The login modal shows either its own form or the one for a forgotten password, never both. [2.42, 4.12] */
export const MODALS = ["login", "forgotPassword", "register", "consents", "registerPopup", "hca"] as const;
export type ModalName = (typeof MODALS)[number];
