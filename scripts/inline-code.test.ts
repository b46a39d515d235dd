import { codeOf, inlineCode } from '#scripts/inline-code.ts';

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
