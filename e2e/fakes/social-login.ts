/**
 * GitHub and Google as the auth service sees them: `node e2e/fakes/social-login.ts <port>`. Their page asks which
 * address to sign in with, and whether the provider has verified it.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const page = (
  provider: string,
  query: URLSearchParams,
) => `<!doctype html><html lang="en"><title>${provider}</title><h1>Authorize Dream 11</h1><p>With ${provider}</p>
<form action="/approve">
  <input type="hidden" name="to" value="${query.get('redirect_uri')}">
  <input type="hidden" name="state" value="${query.get('state')}">
  <label>Email <input name="email"></label>
  <label><input type="checkbox" name="verified" checked> Verified</label>
  <button>Authorize</button>
  <button name="cancel" value="1">Cancel</button>
</form></html>`;

type Person = { email: string; verified: boolean };

const codeOf = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
const personOf = (code: string) => JSON.parse(Buffer.from(code, 'base64url').toString()) as Person;
/** A person always gets the same number. */
const numberOf = (email: string) => createHash('sha256').update(email).digest().readUInt32BE();

function approve(query: URLSearchParams): string {
  const back = new URL(query.get('to') ?? '');
  back.searchParams.set('state', query.get('state') ?? '');
  if (query.has('cancel')) {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The user has denied your application access.');
  } else {
    back.searchParams.set('code', codeOf({ email: query.get('email') ?? '', verified: query.has('verified') }));
  }
  return back.href;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) body += part;
  return new URLSearchParams(body);
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const html = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(text);

const keys = await generateKeyPair('RS256');
const KEY = { alg: 'RS256', kid: 'of-the-fake' };

/** Google's signed claims about a person. */
function idToken({ email, verified }: Person, client: string): Promise<string> {
  return new SignJWT({ email, email_verified: verified, name: 'Goo Fan' })
    .setProtectedHeader(KEY)
    .setIssuer('https://accounts.google.com')
    .setAudience(client)
    .setSubject(String(numberOf(email)))
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(keys.privateKey);
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  switch (pathname) {
    case '/approve':
      return response.writeHead(302, { Location: approve(searchParams) }).end();
    case '/login/oauth/authorize':
      return html(response, page('GitHub', searchParams));
    case '/login/oauth/access_token': {
      const code = (await formOf(request)).get('code') ?? '';
      return json(response, { access_token: code, token_type: 'bearer', scope: 'user:email' });
    }
    case '/api/v3/user': {
      const { email } = personOf(token);
      return json(response, { id: numberOf(email), login: email.split('@')[0], name: 'Octo Fan' });
    }
    case '/api/v3/user/emails':
      return json(response, [{ ...personOf(token), primary: true }]);
    case '/o/oauth2/v2/auth':
      return html(response, page('Google', searchParams));
    case '/token': {
      const form = await formOf(request);
      const [code, client] = [form.get('code') ?? '', form.get('client_id') ?? ''];
      const id = await idToken(personOf(code), client);
      return json(response, { access_token: code, id_token: id, token_type: 'Bearer', expires_in: 3599 });
    }
    case '/oauth2/v3/certs':
      return json(response, { keys: [{ ...(await exportJWK(keys.publicKey)), ...KEY, use: 'sig' }] });
    default:
      return response.end();
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
