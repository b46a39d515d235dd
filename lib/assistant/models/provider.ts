import type { LanguageModel } from 'ai';
import type { Source } from '#lib/assistant/citations.ts';
import type { Environment } from '#lib/platform/env.ts';

export type ModelSettings = NonNullable<Environment['assistant']>;

export type ModelEvent = { sources: Source[]; isLast: boolean; failed: boolean };

/** A language model, and what the AI SDK does not read from its stream: sources, and whether the answer is complete. */
export type Provider = { model: LanguageModel; readEvent: (event: unknown) => ModelEvent };
