/** @jest-environment jsdom */
import { paintedFirst } from '#scripts/build/paint-first.ts';

const PAGE =
  '<html><head><link rel="preconnect" href="/" crossorigin=""/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><h1>Page</h1><script>"<script>"</script><script src="/_next/static/chunks/b.js" async=""></script></body></html>';

type Paint = { getEntriesByName: (name: string) => { name: string }[] };

/** The page's own last script, run in a document of its own; `drawn` and `painted` tell it of frames, `timers` are what it waits for. */
function run(html: string, hidden: boolean) {
  const code = html.match(/<script>(?<code>[^<]*)<\/script><\/body>/)?.groups?.code ?? '';
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'hidden', { value: hidden });
  const observers: ((paint: Paint) => void)[] = [];
  let timers: { work: () => void; ms: number | undefined }[] = [];
  const frames: (() => void)[] = [];
  class Observer {
    constructor(told: (paint: Paint) => void) {
      observers.push(told);
    }
    observe() {}
  }
  const later = (work: () => void, ms?: number) => timers.push({ work, ms });
  new Function('document', 'PerformanceObserver', 'setTimeout', 'requestAnimationFrame', code)(
    page,
    Observer,
    later,
    (work: () => void) => frames.push(work),
  );
  /** Lets all pass that waits for so many ms. */
  const pass = (ms?: number) => {
    const due = timers.filter((timer) => timer.ms === ms);
    timers = timers.filter((timer) => timer.ms !== ms);
    for (const { work } of due) work();
  };
  const names = (selector: string, attribute: string) => {
    pass();
    return [...page.head.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));
  };
  return {
    /** ms of each timer that has not passed. */
    waiting: () => timers.map(({ ms }) => ms),
    /** The browser draws its first frame, and has time for what waits for it. */
    drawn: () => {
      for (const work of frames.splice(0)) work();
      pass();
    },
    painted: (name: string) => {
      for (const told of observers) told({ getEntriesByName: (asked) => (asked === name ? [{ name }] : []) });
    },
    pass,
    asked: () => names('link[rel=preload]', 'href'),
    started: () => names('script[src]', 'src'),
    /** The first script is here and has run. */
    dataRan: () => {
      pass();
      page.head.querySelector('script')?.dispatchEvent(new Event('load'));
    },
  };
}

const DATA = '/_next/static/chunks/data-1-index.js';
const BOTH = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

describe('a page that is painted before its scripts run', () => {
  it('names none of them in its own text, and keeps everything else', () => {
    const html = paintedFirst(PAGE, DATA);
    expect(html).not.toContain('async=""');
    expect(html).not.toContain('<link');
    expect(html).toContain(
      '<script src="/old.js" noModule=""></script></head><body><h1>Page</h1><script>"<script>"</script>',
    );
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('asks for them when its first frame is drawn and runs them when its first words are painted', () => {
    const page = run(paintedFirst(PAGE, DATA), false);
    // The clock is for a browser that tells of no paint.
    expect(page.waiting()).toEqual([1000]);
    expect(page.asked()).toEqual([]);
    page.drawn();
    // Each in a task of its own.
    expect(page.waiting()).toEqual([1000, undefined, undefined, undefined]);
    expect(page.asked()).toEqual([DATA, ...BOTH]);
    page.painted('first-paint');
    expect(page.started()).toEqual([]);
    page.painted('first-contentful-paint');
    expect(page.started()).toEqual([DATA]);
    page.dataRan();
    expect(page.started()).toEqual([DATA, ...BOTH]);
  });

  it('runs them once, however late the paint comes', () => {
    const page = run(paintedFirst(PAGE, DATA), false);
    page.pass(1000);
    expect(page.started()).toEqual([DATA]);
    page.dataRan();
    page.painted('first-contentful-paint');
    expect(page.started()).toEqual([DATA, ...BOTH]);
  });

  it('keeps what an address says after its path', () => {
    const html = '<body><script src="/_next/static/a.js?dpl=1&amp;x=2" async=""></script></body>';
    expect(run(paintedFirst(html, DATA), true).asked()).toEqual([DATA, '/_next/static/a.js?dpl=1&x=2']);
  });

  it('does not wait for a paint in the background', () => {
    const page = run(paintedFirst(PAGE, DATA), true);
    expect(page.started()).toEqual([DATA]);
    page.dataRan();
    expect(page.started()).toEqual([DATA, ...BOTH]);
  });

  it('is left alone when it names no script, and when it was changed before', () => {
    const changed = paintedFirst(PAGE, DATA);
    expect(paintedFirst(changed, DATA)).toBe(changed);
    expect(paintedFirst('<body></body>', DATA)).toBe('<body></body>');
  });
});
