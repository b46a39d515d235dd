import { dataApart } from '#scripts/build/page-data.ts';

const OWN = '<script>document.title</script><script src="/_next/static/chunks/a.js" async=""></script>';
const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = String.raw`self.__next_f.push([1,"0:[\"\u003c/script\u003e\"]\n"])`;

it('what only scripts need stands apart from the page, in its order', () => {
  const page = `<head>${OWN}</head><body><p>self.__next_f</p><script id="_R_">${BOOT}</script><script>${FIRST}</script><script>${DATA}</script></body>`;
  const { html, code } = dataApart(page);
  expect(html).toBe(`<head>${OWN}</head><body><p>self.__next_f</p></body>`);
  expect(code).toBe(`${BOOT};\n${FIRST};\n${DATA};\n`);
});

it('a page without such data stays as it is', () => {
  expect(dataApart(OWN)).toEqual({ html: OWN, code: null });
});
