import { citeAnswer, linkableUrl, showable, sourceHost, splitMarks } from '#lib/assistant/citations.ts';

const numbered = (...urls: string[]) => urls.map((url, index) => ({ mark: index + 1, url }));

describe('an address', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://EXAMPLE.org/%20', 'https://example.org/%20'],
  ])('%s can be linked', (url, link) => {
    expect(linkableUrl(url)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    ' \njavascript:alert(1)',
    'data:text/html,<script>1</script>',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'ftp://example.org/',
    'vbscript:1',
    'https://user@example.org/',
    'https://user:password@example.org/',
    'https://',
    '//example.org/',
    'example.org',
    '',
    `https://example.org/${'a'.repeat(2048)}`,
    `https://example.org/${'ü'.repeat(1000)}`,
    null,
    7,
    {},
    ['https://example.org/'],
  ])('%p cannot', (url) => {
    expect(linkableUrl(url)).toBeNull();
  });

  it('is shown by its host', () => {
    expect(sourceHost('https://www.example.org:8080/a')).toBe('example.org:8080');
  });
});

describe('an answer', () => {
  it('keeps its marks if all links are fine', () => {
    expect(citeAnswer('A [1], B [2].', numbered('https://a.example/', 'https://b.example/'))).toEqual({
      text: 'A [1], B [2].',
      citations: ['https://a.example/', 'https://b.example/'],
    });
  });

  it('renumbers its markers if sources are left out or repeated', () => {
    const sources = numbered('javascript:1', 'https://a.example/', 'https://a.example', 'https://b.example/');
    expect(citeAnswer('W [1] X [2] Y [3] Z [4] [5] [0] [web:4]', sources)).toEqual({
      text: 'W  X [1] Y [1] Z [2]   [2]',
      citations: ['https://a.example/', 'https://b.example/'],
    });
  });

  it('has at most 20 sources, and no marks for others', () => {
    const sources = numbered(...Array.from({ length: 500 }, (_, index) => `https://source.example/${index}`));
    const { text, citations } = citeAnswer(sources.map(({ mark }) => `[${mark}]`).join(''), sources);
    expect([citations.length, text.endsWith('[20]')]).toEqual([20, true]);
  });

  it('has at most 16,000 characters, without splitting one', () => {
    expect(citeAnswer('x'.repeat(1_000_000), []).text).toHaveLength(16_000);
    expect(citeAnswer(`${'x'.repeat(15_999)}😀`, []).text.isWellFormed()).toBe(true);
  });

  it('is text: markup stays unchanged, and invisible controls are removed', () => {
    const markup = '<img src=x onerror=1> ![](https://evil.example/) [x](javascript:1)';
    expect(citeAnswer(markup, []).text).toBe(markup);
    expect(showable('a\u202Eb\u2066c\0d\u0007e\r\nf\tg')).toBe('abcde\nf\tg');
  });

  it('splits into text and links', () => {
    expect(splitMarks('A [1] B [2][7]', ['https://a.example/', 'https://b.example/'])).toEqual([
      { at: 0, text: 'A ' },
      { at: 2, mark: 1, url: 'https://a.example/' },
      { at: 5, text: ' B ' },
      { at: 8, mark: 2, url: 'https://b.example/' },
      { at: 11, text: '[7]' },
    ]);
    expect(splitMarks('', [])).toEqual([]);
  });
});
