import 'server-only';
import * as oauth from 'oauth4webapi';
import { cappedFetch, NoAnswerError } from '#lib/oauth/capped-fetch.ts';
import type { SportsLoginSettings } from '#lib/platform/env.ts';

/** `expiresIn` is in seconds. */
export type Tokens = { accessToken: string; refreshToken: string | null; expiresIn: number };

/** Only a refusal (`invalid_grant`) means that a code or refresh token is no longer valid. */
export type ProviderFailure = 'provider-refused' | 'provider-unreachable' | 'provider-unusable';

/** Safe to log: the text contains error codes but nothing sent or received. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, detail: string, options?: ErrorOptions) {
    super(`Sports login: ${detail}`, options);
    this.failure = failure;
  }
}

export type Provider = {
  authorizationUrl: (state: string, verifier: string) => Promise<string>;
  exchange: (answer: { code: string; state: string; verifier: string }) => Promise<Tokens>;
  refresh: (refreshToken: string) => Promise<Tokens>;
};

/** The external sports account provider (D34). Only its two configured addresses are called. */
export function createProvider(settings: SportsLoginSettings, fetcher: typeof fetch): Provider {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, scope, redirectUri } = settings;
  const server = { issuer: new URL(authorizeUrl).origin, token_endpoint: tokenUrl };
  const client = { client_id: clientId };
  // In the form body, which Yahoo accepts.
  const authentication = oauth.ClientSecretPost(clientSecret);
  const options = {
    // The settings only allow http on this machine.
    [oauth.allowInsecureRequests]: tokenUrl.startsWith('http:'),
    [oauth.customFetch]: (address: string, init: RequestInit) => cappedFetch(address, init, fetcher),
  };

  return {
    authorizationUrl: async (state, verifier) => {
      const url = new URL(authorizeUrl);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange: ({ code, state, verifier }) =>
      tokensOf(
        () =>
          oauth.authorizationCodeGrantRequest(
            server,
            client,
            authentication,
            oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state),
            redirectUri,
            verifier,
            options,
          ),
        (response) => oauth.processAuthorizationCodeResponse(server, client, response),
      ),
    refresh: (refreshToken) =>
      tokensOf(
        () =>
          oauth.refreshTokenGrantRequest(server, client, authentication, refreshToken, {
            ...options,
            // Required by Yahoo.
            additionalParameters: { redirect_uri: redirectUri },
          }),
        (response) => oauth.processRefreshTokenResponse(server, client, response),
      ),
  };
}

async function tokensOf(
  ask: () => Promise<Response>,
  read: (response: Response) => Promise<oauth.TokenEndpointResponse>,
): Promise<Tokens> {
  const response = await ask().catch((error: unknown) => {
    throw error instanceof NoAnswerError ? withoutAnswer(error) : error;
  });
  if (response.status !== 200) throw await refusal(response);
  const answer = await read(await withoutIdentity(response)).catch((error: unknown) => {
    // Drop the library's error: it contains the whole response, including tokens.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new ProviderError('provider-unusable', `not a token endpoint’s response (${code})`);
  });
  if (answer.token_type !== 'bearer' || answer.expires_in === undefined) {
    throw new ProviderError('provider-unusable', 'the answer has no expires_in, or tokens of another type');
  }
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresIn: Math.floor(answer.expires_in),
  };
}

function withoutAnswer(error: NoAnswerError): ProviderError {
  const failure = error.failure === 'too-large' ? 'provider-unusable' : 'provider-unreachable';
  return new ProviderError(failure, error.message, { cause: error });
}

async function refusal(response: Response): Promise<ProviderError> {
  const { status } = response;
  const code = /"error"\s*:\s*"([\w.-]{1,64})"/.exec(await response.text())?.[1] ?? 'no error code';
  const detail = `the token endpoint returned ${status} (${code})`;
  if (status >= 500 || status === 429) return new ProviderError('provider-unreachable', detail);
  return new ProviderError(code === 'invalid_grant' ? 'provider-refused' : 'provider-unusable', detail);
}

/** The ID token isn't needed (D36), and verifying it would require the provider's keys. */
async function withoutIdentity(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  try {
    const { id_token: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
    return new Response(JSON.stringify(rest), { status, headers });
  } catch {
    return new Response(text, { status, headers });
  }
}
