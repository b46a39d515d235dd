/**
 * GitHub as the auth service sees it: `node e2e/fakes/social-login.ts <port>`. Its page asks for the address to sign in with,
 * and whether GitHub has verified it.
 */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';

const PAGE = (
  query: URLSearchParams,
) => `<!doctype html><html lang="en"><title>GitHub</title><h1>Authorize Dream 11</h1>
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

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  switch (pathname) {
    case '/login/oauth/authorize':
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE(searchParams));
    case '/approve':
      return response.writeHead(302, { Location: approve(searchParams) }).end();
    case '/login/oauth/access_token': {
      let body = '';
      for await (const part of request) body += part;
      const code = new URLSearchParams(body).get('code') ?? '';
      return json(response, { access_token: code, token_type: 'bearer', scope: 'user:email' });
    }
    case '/api/v3/user': {
      const { email } = personOf(token);
      // The same person has the same number each time.
      const id = createHash('sha256').update(email).digest().readUInt32BE();
      return json(response, { id, login: email.split('@')[0], name: 'Octo Fan' });
    }
    case '/api/v3/user/emails':
      return json(response, [{ ...personOf(token), primary: true }]);
    default:
      return response.end();
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
