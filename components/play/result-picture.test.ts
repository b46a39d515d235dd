import { drawResultPicture } from '#components/play/result-picture.ts';

test('every font weight and letter is loaded before it is drawn', async () => {
  const drawn: { font: string; text: string; isLoaded: boolean }[] = [];
  const loaded: { font: string; texts: string }[] = [];
  const isLoaded = (font: string, text: string) =>
    loaded.some((one) => one.font.slice(0, 3) === font.slice(0, 3) && one.texts.includes(text));
  const drawing = {
    font: '',
    measureText: () => ({ width: 10 }),
    fillRect: () => undefined,
    fillText: (text: string) => drawn.push({ font: drawing.font, text, isLoaded: isLoaded(drawing.font, text) }),
  };
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(drawing as unknown as CanvasRenderingContext2D & GPUCanvasContext);
  jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  document.body.style.setProperty('--display', 'Condensed, Missing');
  const load = async (font: string, texts: string) => {
    if (font.endsWith('Missing')) throw new DOMException('No such font here.', 'NetworkError');
    await new Promise((resolve) => setTimeout(resolve));
    loaded.push({ font, texts });
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });

  const rows = [['Côte d’Ivoire', '2–1', 'won']] as const;
  await expect(drawResultPicture({ title: 'Modrić, World Cup 1998', headline: 'Out', rows })).resolves.not.toBeNull();
  expect(drawn.map(({ text }) => text)).toEqual(expect.arrayContaining(['OUT', 'Côte d’Ivoire', '2–1']));
  for (const { font, text, isLoaded } of drawn) expect({ font, text, isLoaded }).toMatchObject({ isLoaded: true });
});
