import { blockedIn, inlineCode, inlineSheets } from '#scripts/build/inline-code.ts';

const scripts = (html: string) => inlineCode(html).scripts;

describe('a page’s inline scripts', () => {
  it('have the hash of their exact text', () => {
    // The example used in Content Security Policy guides.
    expect(scripts("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  it('are those without a source file, whatever their other attributes', () => {
    const html = '<script src="/a.js" async=""></script><script id="x" data-src="/b.js">1</script>';
    expect(scripts(html)).toEqual(scripts('<script>1</script>'));
  });

  it('exclude data blocks, which never run', () => {
    const html = '<script type="application/ld+json">{}</script><script type="application/json">{}</script>';
    expect(scripts(html)).toEqual([]);
  });

  it('keep their line breaks and may be empty', () => {
    const [two, empty, one] = scripts('<script>a\nb</script><script></script><script>ab</script>');
    expect(two).not.toBe(one);
    expect(empty).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});

describe('a page’s inline style sheets', () => {
  it('are hashed like scripts, whatever their attributes', () => {
    expect(inlineCode('<style data-precedence="next">a{b:c}</style>').styles).toEqual(
      inlineCode('<style>a{b:c}</style>').styles,
    );
  });

  it('exclude markup inside a script', () => {
    expect(inlineCode('<script>"<style>a{}</style>"</script>').styles).toEqual([]);
  });
});

it('lists every address of a merged style sheet', () => {
  expect(inlineSheets('<style data-precedence="next" data-href="/a.css /b.css">a{}</style><style>b{}</style>')).toEqual(
    ['/a.css', '/b.css'],
  );
});

it('reports inline code blocked by the page’s own policy', () => {
  const html = '<script>1</script><style>a{}</style>';
  const { scripts, styles } = inlineCode(html);
  const page = { path: '/', html, policy: `script-src 'self' '${scripts}'; style-src 'self' '${styles}'` };
  expect(blockedIn(page)).toEqual([]);
  expect(blockedIn({ ...page, policy: `script-src '${styles}'; style-src '${scripts}'` })).toEqual([
    `/: inline script ${scripts}`,
    `/: inline style ${styles}`,
  ]);
});
