import { Agent } from "node:http";

/**
 * What Playwright fetches itself has a connection of its own each time. The runtime closes one that is idle for five seconds; a
 * request that was just sent on it would fail (ECONNRESET). Browsers ask again by themselves.
 */
Agent.prototype.keepSocketAlive = () => false;
