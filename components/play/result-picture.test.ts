import { drawResultPicture } from '#components/play/result-picture.ts';

test('every weight and every letter of the picture is loaded before it is drawn', async () => {
  const drawn: { font: string; text: string }[] = [];
  const drawing = {
    font: '',
    measureText: () => ({ width: 10 }),
    fillRect: () => undefined,
    fillText: (text: string) => drawn.push({ font: drawing.font, text }),
  };
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(drawing as unknown as CanvasRenderingContext2D & GPUCanvasContext);
  jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  document.body.style.setProperty('--display', 'Condensed');
  const load = jest.fn(async (_font: string, _text: string) => []);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });

  const rows = [['Côte d’Ivoire', '2–1', 'won']] as const;
  await expect(drawResultPicture({ title: 'Modrić, World Cup 1998', headline: 'Out', rows })).resolves.not.toBeNull();
  expect(drawn.map(({ text }) => text)).toEqual(expect.arrayContaining(['OUT', 'Côte d’Ivoire', '2–1']));
  for (const { font, text } of drawn) {
    expect(font).toContain('Condensed');
    const loaded = load.mock.calls.find(([asked]) => asked.slice(0, 3) === font.slice(0, 3));
    expect(loaded?.[1]).toContain(text);
  }
});
