import { timingSafeEqual } from "hono/utils/buffer";
import { config } from "./config.ts";

/** Whether somebody proves to be the backend, by the secret that the portal proves itself with; compared in constant time. */
export const isServiceSecret = (given: string): Promise<boolean> => timingSafeEqual(config.SERVICE_SECRET, given);
