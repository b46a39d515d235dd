import type { LanguageModel } from 'ai';
import type { Source } from '#lib/assistant/citations.ts';
import type { Environment } from '#lib/platform/env.ts';

export type AssistantSettings = NonNullable<Environment['assistant']>;
export type ModelSettings = Extract<AssistantSettings, { apiKey: string }>;

export type ModelEvent = { sources: Source[]; isLast: boolean; failed: boolean };

/** A language model, plus what the AI SDK doesn't read from its stream: sources and whether the answer is complete. */
export type Provider = { model: LanguageModel; readEvent: (event: unknown) => ModelEvent };
