import { type ContentPolicyOptions, contentPolicy } from '#lib/platform/content-policy.ts';

function policy(overrides: Partial<ContentPolicyOptions> = {}): Map<string, string[]> {
  const text = contentPolicy({
    allowed: { scripts: ['sha256-abc='], styles: ['sha256-def='] },
    imageHosts: ['pictures.example'],
    secureSite: true,
    development: false,
    ...overrides,
  });
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...words] = directive.split(' ');
      return [name, words];
    }),
  );
}

describe('the content policy', () => {
  it('allows inline scripts and style sheets only by hash', () => {
    expect(policy().get('script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy().get('style-src')).toEqual(["'self'", "'sha256-def='"]);
  });

  it('forbids everything it does not list', () => {
    for (const name of ['default-src', 'base-uri', 'frame-ancestors', 'object-src']) {
      expect(policy().get(name)).toEqual(["'none'"]);
    }
  });

  it('allows pictures from the given hosts over https only', () => {
    expect(policy().get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://pictures.example']);
  });

  it.each([
    [undefined, []],
    ['https://project.supabase.co/rest/v1', ['https://project.supabase.co']],
    ['http://127.0.0.1:54321', ['http://127.0.0.1:54321']],
  ])('with the backend %s, lets the browser call %j', (backendUrl, origins) => {
    expect(policy({ backendUrl }).get('connect-src')).toEqual(["'self'", ...origins]);
  });

  it.each(['project.supabase.co', 'javascript:alert(1)', "https: 'unsafe-inline'"])(
    'rejects %s as a backend',
    (backendUrl) => {
      expect(() => policy({ backendUrl })).toThrow('is not an http or https address');
    },
  );

  it('upgrades requests only if the site itself is secure', () => {
    expect(policy().has('upgrade-insecure-requests')).toBe(true);
    expect(policy({ secureSite: false }).has('upgrade-insecure-requests')).toBe(false);
  });

  it('is relaxed only for the development server', () => {
    const development = policy({ development: true });
    expect(development.get('script-src')).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"]);
    expect(development.get('connect-src')).toContain('ws:');
    expect([...policy().values()].flat()).not.toContain("'unsafe-eval'");
  });
});
