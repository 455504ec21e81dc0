import { contentOf } from "./content.ts";
import type { Differences } from "./differences.ts";
import { player, timeOf } from "./player.ts";
import type { Portal } from "./portals.ts";
import type { Route } from "./routes.ts";
import { serve } from "./served.ts";
import type { Trees } from "./trees.ts";
import { textOf } from "./written.ts";

/** Sends the steps of one portal to both trees, in the same order. */

interface Asked {
	name: string;
	portal: Portal;
	trees: Trees;
	routes: readonly Route[];
	differences: Differences;
	/** Called after each answer. */
	onAnswer: (status: number) => void;
}

export async function comparePortal({ name, portal, trees, routes, differences, onAnswer }: Asked): Promise<void> {
	const [before, after] = await Promise.all([serve(trees.before, portal.vars), serve(trees.after, portal.vars)]);
	// Asks both trees, so that both cache the same pages.
	const [, content] = await Promise.all([contentOf(before), contentOf(after)]);
	const [playBefore, playAfter] = [player(before), player(after)];
	for (const [index, step] of portal.steps(routes, content).entries()) {
		const seed = index + 1;
		const [old, now] = await Promise.all([playBefore(step, seed), playAfter(step, seed)]);
		const time = timeOf(step);
		const [oldText, newText] = await Promise.all([textOf(old.answer, time), textOf(now.answer, time)]);
		onAnswer(now.answer.status);
		if (oldText === newText) continue;
		const by = step.visitor === undefined ? "" : ` by ${step.visitor}`;
		differences.add(`${step.method} ${now.url}${by} (${name}, step ${index})`, oldText, newText);
	}
	await Promise.all([before.close(), after.close()]);
}
