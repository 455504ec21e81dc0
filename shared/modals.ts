/** The login modal contains the forgot-password form. [2.42, 4.12] */
export const MODALS = ["login", "forgotPassword", "register", "consents", "registerPopup", "hca"] as const;
export type ModalName = (typeof MODALS)[number];
