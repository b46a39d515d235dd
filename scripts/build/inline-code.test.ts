import { blockedBy, codeOf, codeOfPage, inlineCode } from '#scripts/build/inline-code.ts';

const scripts = (html: string) => inlineCode(html).scripts;

describe('the inline scripts of a page', () => {
  it('have the hash that a browser computes of their exact text', () => {
    // The example of the Content Security Policy guides.
    expect(scripts("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  it('are told by the lack of a file, whatever other attributes say', () => {
    const html = '<script src="/a.js" async=""></script><script id="x" data-src="/b.js">1</script>';
    expect(scripts(html)).toEqual(scripts('<script>1</script>'));
  });

  it('do not include data, which never runs', () => {
    const html = '<script type="application/ld+json">{}</script><script type="application/json">{}</script>';
    expect(scripts(html)).toEqual([]);
  });

  it('keep their line breaks and may be empty', () => {
    const [two, empty, one] = scripts('<script>a\nb</script><script></script><script>ab</script>');
    expect(two).not.toBe(one);
    expect(empty).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});

describe('the inline style sheets of a page', () => {
  it('have their hash like scripts, whatever their attributes', () => {
    expect(inlineCode('<style data-precedence="next">a{b:c}</style>').styles).toEqual(
      inlineCode('<style>a{b:c}</style>').styles,
    );
  });

  it('are not what a script only speaks of', () => {
    expect(inlineCode('<script>"<style>a{}</style>"</script>').styles).toEqual([]);
  });
});

it('inline code comes into the policy once each, in an order that does not depend on the pages', () => {
  const pages = new Map([
    ['b.html', { scripts: ['sha256-2', 'sha256-1'], styles: ['sha256-4'] }],
    ['a.html', { scripts: ['sha256-1'], styles: ['sha256-4', 'sha256-3'] }],
  ]);
  expect(codeOf(pages)).toEqual({ scripts: ['sha256-1', 'sha256-2'], styles: ['sha256-3', 'sha256-4'] });
});

describe('what one page needs', () => {
  const html =
    '<style data-precedence="next" data-href="/_next/static/a.css /_next/static/b.css">a{}</style><script>1</script>';
  /** As Next.js writes data into a script. */
  const piece = (row: string) => `self.__next_f.push([1,${JSON.stringify(row)}]);\n`;
  const sheet = (name: string) =>
    `["$","style","0",{"precedence":"next","href":"/_next/static/${name}","children":""}]`;
  const read = (path: string) => `of ${path}`;

  it('is what stands in it, and each sheet once that only its data know', () => {
    // The first of the two late ones ends in the piece after the one in which it begins.
    const late = sheet('late.css');
    const data = [sheet('b.css'), late.slice(0, 40), late.slice(40), late].map(piece).join('');
    const { scripts, styles } = codeOfPage(html, data, read);
    expect(scripts).toEqual(inlineCode('<script>1</script>').scripts);
    expect(styles).toEqual(inlineCode('<style>a{}</style><style>of static/late.css</style>').styles.sort());
  });

  it('is told by name where a policy does not allow it', () => {
    const needed = { scripts: ['sha256-1', 'sha256-2'], styles: ['sha256-3'] };
    const files = new Map([['page.html', needed]]);
    expect(blockedBy(needed, files)).toEqual([]);
    expect(blockedBy({ scripts: ['sha256-2'], styles: [] }, files)).toEqual([
      'page.html: an inline script (sha256-1) is not allowed',
      'page.html: an inline style sheet (sha256-3) is not allowed',
    ]);
  });
});
