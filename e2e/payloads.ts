import { expect, type Page } from '@playwright/test';

const RUN = 'alert(1)';
const AWAY = '//evil.example';

/** Fifty injection attempts, each short enough for a team name. */
export const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src=${AWAY}/x.js></script>`,
  `</script><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=${AWAY}/x.png>`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x></svg>`,
  `<svg><a xlink:href="javascript:${RUN}">x</a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x>#x"/>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>">`,
  `<iframe src=${AWAY}></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">`,
  `<base href=${AWAY}/>`,
  `<meta http-equiv=refresh content="0;url=${AWAY}">`,
  `<link rel=stylesheet href=${AWAY}/x.css>`,
  `<style>@import '${AWAY}/x.css';</style>`,
  `</style><script>${RUN}</script>`,
  `<form action="javascript:${RUN}"><button>x</button>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `</textarea><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<video><source onerror=${RUN}></video>`,
  `<video poster=${AWAY}/x.png></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<body onload=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<noscript><p id="</noscript><img src=x onerror=${RUN}>">`,
  `<svg><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `]]><script>${RUN}</script>`,
  `" autofocus onfocus=${RUN} x="`,
  `' onmouseover=${RUN} x='`,
  `\`-${RUN}-\``,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `![x](${AWAY}/x.png) [x](javascript:${RUN})`,
  `&lt;img src=x onerror=${RUN}&gt;&#60;img src=x&#62;`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
];

/** Joins payloads into texts of up to `limit` characters. */
export function inGroups(limit: number): string[] {
  const groups: string[] = [];
  for (const text of PAYLOADS) {
    const last = groups.at(-1);
    if (last === undefined || last.length + 1 + text.length > limit) groups.push(text);
    else groups[groups.length - 1] = `${last} ${text}`;
  }
  return groups;
}

/** Addresses that must never be linked to or loaded. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:msgbox(1)`,
  'blob:https://r2.thesportsdb.com/1',
  'file:///etc/passwd',
  AWAY,
  'https://r2.thesportsdb.com@evil.example/x.png',
  'https://user:password@r2.thesportsdb.com/x.png',
];

/** Reports native dialogs, which the app never opens. */
export function watchDialogs(page: Page, problems: string[]): void {
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** No element or attribute comes from a payload. `problems` collects requests, dialogs and policy violations. */
export async function expectNothingInjected(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const isOdd = ({ name, value }: Attr) =>
      /^on/i.test(name) ||
      (/^(?:href|src|action|formaction|data|srcdoc|poster|xlink:href)$/i.test(name) &&
        /^\s*(?:javascript|vbscript|data:text|file|blob):|evil\.example/i.test(value));
    return [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches('iframe, object, embed, base, marquee, math, video, audio, noscript p, meta[http-equiv]') ||
          [...element.attributes].some(isOdd),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(found).toEqual([]);
}
