import type { LanguageModel } from 'ai';
import type { Source } from '#lib/assistant/citations.ts';
import type { Environment } from '#lib/platform/env.ts';
import type { ChatChoice } from '#types/chat.ts';

export type AssistantSettings = NonNullable<Environment['assistant']>;
export type ModelSettings = Extract<AssistantSettings, { apiKey: string }>;

/** Whether the whole question is answered, and what it may have meant. Only the scout can tell. */
export type Verdict = { isWhole: boolean; choices: readonly ChatChoice[] };

export type ModelEvent = { sources: Source[]; isLast: boolean; failed: boolean; verdict?: Verdict };

/** A language model, plus what the AI SDK doesn't read from its stream: sources and whether the answer is complete. */
export type Provider = { model: LanguageModel; readEvent: (event: unknown) => ModelEvent };
