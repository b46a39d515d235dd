import { hashesOf, inlineScriptHashes } from '#scripts/inline-scripts.ts';

describe('the inline scripts of a page', () => {
  it('have the hash that a browser computes of their exact text', () => {
    // The example of the Content Security Policy guides.
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  it('are told by the lack of a file, whatever other attributes say', () => {
    const html = '<script src="/a.js" async=""></script><script id="x" data-src="/b.js">1</script>';
    expect(inlineScriptHashes(html)).toEqual(inlineScriptHashes('<script>1</script>'));
  });

  it('do not include data, which never runs', () => {
    const html = '<script type="application/ld+json">{}</script><script type="application/json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('keep their line breaks and may be empty', () => {
    const [two, empty, one] = inlineScriptHashes('<script>a\nb</script><script></script><script>ab</script>');
    expect(two).not.toBe(one);
    expect(empty).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('come into the policy once each, in an order that does not depend on the pages', () => {
    expect(
      hashesOf(
        new Map([
          ['b.html', ['sha256-2', 'sha256-1']],
          ['a.html', ['sha256-1']],
        ]),
      ),
    ).toEqual(['sha256-1', 'sha256-2']);
  });
});
