import { vi } from "vitest";

/** Stands for what only a running Worker has. A test's own mock goes before these. */

vi.mock("cloudflare:workers", () => import("./platform.ts"));
vi.mock("../../worker/runtime/config.ts", () => import("./config.ts"));
vi.mock("../../worker/runtime/log.ts", () => ({ log: () => undefined, logError: () => undefined }));
