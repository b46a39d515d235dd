import 'server-only';
import { createOpenResponses } from '@ai-sdk/open-responses';
import { createPerplexity } from '@ai-sdk/perplexity';
import { readAgentEvent, readSonarEvent } from '#lib/assistant/models/perplexity-events.ts';
import type { ModelSettings, Provider } from '#lib/assistant/models/provider.ts';
import { capped } from '#lib/platform/capped-body.ts';

export function agentModel({ apiKey, baseUrl, model }: ModelSettings): Provider {
  const provider = createOpenResponses({
    name: 'perplexity',
    url: `${baseUrl}/v1/agent`,
    apiKey,
    // The library has no option for the provider's search tool.
    fetch: (input, init) => {
      const request = JSON.parse(String(init?.body)) as object;
      return send(input, { ...init, body: JSON.stringify({ ...request, tools: [{ type: 'web_search' }] }) });
    },
  });
  return { model: provider(model.includes('/') ? model : `perplexity/${model}`), readEvent: readAgentEvent };
}

export function sonarModel({ apiKey, baseUrl, model }: ModelSettings): Provider {
  return { model: createPerplexity({ apiKey, baseURL: baseUrl, fetch: send })(model), readEvent: readSonarEvent };
}

/** In bytes, decompressed. Some servers repeat all sources with every word. */
const MOST = 16 * 1024 * 1024;

/** Rejects redirects, which could send the question elsewhere. */
const send: typeof fetch = async (input, init) =>
  capped(await fetch(input, { ...init, cache: 'no-store', redirect: 'error' }), MOST);
