import { withStylesOnce } from '#scripts/build/styles-once.ts';

const LONG = '@media (width > 9px){.a::before{content:"\\2192 ü"}}\n.b{color:red}';
const SHORT = '.c{content:"<&>"}';

const sheet = (address: string, children: string) =>
  `["$","style","0",{"nonce":"$undefined","precedence":"next","href":"${address}","children":${JSON.stringify(children)}}]`;
const text = (id: string, body: string) => `${id}:T${Buffer.byteLength(body).toString(16)},${body}`;
/** As Next.js writes it into a page. */
const script = (data: string) => {
  const string = JSON.stringify(data).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<script>self.__next_f.push([1,${string}])</script>`;
};
const page = (data: string, addresses = '/a.css /c.css') =>
  `<head><style data-precedence="next" data-href="${addresses}">${LONG}${SHORT}</style></head><body>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${script(data)}</body>`;
/** What React is given. */
const dataOf = (html: string) =>
  JSON.parse(html.match(/push\(\[1,(?<data>"(?:[^"\\]|\\.)*")\]\)/)?.groups?.data ?? '') as string;

describe('style sheets of a page', () => {
  it('stand in its head alone, whether the data has them in a row of text or beside their address', () => {
    const data = `:HC["/",""]\n${text('1c', LONG)}0:{"styles":[${sheet('/a.css', '$1c')},${sheet('/c.css', SHORT)}]}\n2:"ü"\n`;
    const html = withStylesOnce(page(data));
    expect(dataOf(html)).toBe(
      `:HC["/",""]\n1c:""\n0:{"styles":[${sheet('/a.css', '$1c')},${sheet('/c.css', '')}]}\n2:"ü"\n`,
    );
    expect(html.startsWith(page('').slice(0, page('').indexOf('<script>')))).toBe(true);
    expect(withStylesOnce(html)).toBe(html);
  });

  it('stay in the data when the head has them not', () => {
    const data = `${text('1', LONG)}0:[${sheet('/other.css', '$1')},${sheet('/error.css', SHORT)}]\n`;
    expect(withStylesOnce(page(data))).toBe(page(data));
  });

  it('stay when one of two sheets with the same text is not in the head', () => {
    const data = `${text('1', LONG)}0:[${sheet('/a.css', '$1')},${sheet('/other.css', '$1')}]\n`;
    expect(withStylesOnce(page(data))).toBe(page(data));
  });

  it('leave alone what is text and no sheet, and data that end within a row', () => {
    const words = `${text('1', `a sheet would be 0:["precedence":"next","href":"/c.css","children":"${SHORT}"]\n`)}0:["$1"]\n`;
    expect(withStylesOnce(page(words))).toBe(page(words));
    const cut = `0:[${sheet('/c.css', SHORT)}]\n1:Tff,${LONG}`;
    expect(withStylesOnce(page(cut))).toBe(page(cut));
    expect(withStylesOnce('<body></body>')).toBe('<body></body>');
  });

  it('let nothing in the data end its script', () => {
    const data = `0:["</script>",${sheet('/c.css', SHORT)}]\n`;
    const html = withStylesOnce(page(data));
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(dataOf(html)).toBe(`0:["</script>",${sheet('/c.css', '')}]\n`);
  });
});
