import { type PlayAddress, writePlayAddress } from '#lib/match/play-address.ts';
import { SHARED_PAGE_OFFLINE } from '#lib/platform/messages/share.ts';
import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/platform/product.ts';
import { BRAND_MARK, escapeMarkup } from '#lib/share/markup.ts';
import { occasionOf } from '#lib/share/occasion.ts';
import { previewPath } from '#lib/share/picture-request.ts';
import { FIRST_SHAPE, PICTURE_SHAPES, PREVIEW_SHAPE, picturePath } from '#lib/share/picture-shapes.ts';
import { drawGrass, drawPlayers } from '#lib/share/pitch-drawing.ts';
import type { Drawing } from '#lib/share/shirt-drawing.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { armbandOf } from '#lib/team/look/armband.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import { everyone } from '#lib/team/operations.ts';
import { STARTERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Portrait } from '#types/portrait.ts';
import type { PitchOrientation, Team } from '#types/team.ts';

function page(title: string, style: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title>
${head}<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style></head>
<body>${main}</body></html>`;
}

/** Keyed by the widest title that fits, in ems. */
const TITLE_SIZES = new Map([
  [10, ''],
  [16, 'long'],
  [26, 'longer'],
]);

type PageOptions = {
  code: string;
  origin: string;
  style: string;
  /** Whether to show players' own pictures, although links don't include their licences (D41). */
  photos: boolean;
  /** Free pictures by player id. */
  portraits: ReadonlyMap<string, Portrait>;
  play: Pick<PlayAddress, 'cup' | 'as' | 'against' | 'version' | 'choices'>;
  opponent: Team | null;
  /** Drawn in the browser, without photos and a picture to download. */
  isOffline?: boolean;
};

/** A shared team as plain HTML without scripts. `origin` is '' if SITE_URL isn't set. */
export function teamPage(
  team: Team,
  { code, origin, style, photos, portraits, play, opponent, isOffline = false }: PageOptions,
): string {
  const starters = startersOf(team);
  const faces = new Map(
    starters.flatMap(({ player: { id, imageUrl } }) => {
      const face = portraits.get(id)?.image ?? (photos ? imageUrl : null);
      return face === null ? [] : [[id, face] as const];
    }),
  );
  const drawing: Drawing = { faces, shown: (text) => text, widthOf: textWidth };
  const occasion = occasionOf(play.cup, opponent);
  const title = occasion === '' ? team.name : `${team.name} ${opponent ? '' : '· '}${occasion}`;
  const picture = `${origin}${previewPath(code, play)}`;
  const { width, height } = PICTURE_SHAPES[PREVIEW_SHAPE];
  const summary = `${team.formation} with ${starters.map(({ player }) => player.name).join(', ') || 'no players yet'}`;
  const description = occasion === '' ? summary : `Watch how it ends. ${summary}`;
  const head = Object.entries({
    'og:type': 'website',
    'og:site_name': PRODUCT_NAME,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': `${width}`,
    'og:image:height': `${height}`,
    'og:image:alt': `The team ${team.name} on the pitch`,
  }).map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`);
  const nations = new Set(starters.map(({ player }) => player.nationality).filter((nation) => nation !== '')).size;
  const captain = everyone(team).find(({ id }) => id === team.captain);
  const facts = [
    nations > 0 && `<b>${nations} ${nations === 1 ? 'nation' : 'nations'}</b>`,
    captain && `Captain <b><bdi>${escapeMarkup(captain.name)}</bdi></b>`,
    `${starters.length} of ${STARTERS} picked`,
  ].filter(Boolean);
  const main = [
    `<div class="stadium"><div class="over"><div><h1 dir="auto"${titleSize(team.name)}>${escapeMarkup(team.name)}</h1><p>${escapeMarkup([team.formation, occasion].filter(Boolean).join(' · '))}</p></div><a href="/" aria-label="${PRODUCT_TITLE}"><svg width="40" height="40" viewBox="0 0 44 44" aria-hidden="true">${BRAND_MARK}</svg></a></div><div class="pitch" aria-hidden="true">${drawn(team, 'landscape', drawing)}${drawn(team, 'portrait', drawing)}</div></div>`,
    `<p class="lead">${facts.join(' · ')}</p>`,
    isOffline ? `<p class="lead">${SHARED_PAGE_OFFLINE}</p>` : '',
    '<div class="lists">',
    list(
      'Starting eleven',
      starters.map(({ slot, player }) => [slot, player]),
      team,
    ),
    list(
      'Substitutes',
      team.substitutes.map((player, index) => [`${index + 1}`, player]),
      team,
    ),
    '</div>',
    pictureList(starters.map(({ player }) => [player.name, portraits.get(player.id)])),
    `<p class="actions">${playLinks(code, play)}<a${hasResult(play) ? '' : ' class="strong"'} href="/#team=${code}">Build on this team</a>${isOffline ? '' : pictureLink(code)}</p>`,
  ];
  return page(
    `${title} · ${PRODUCT_NAME}`,
    style,
    `<main>${main.join('\n')}</main>`,
    `<meta name="description" content="${escapeMarkup(description)}"><meta name="twitter:card" content="summary_large_image">${head.join('')}`,
  );
}

const pictureLink = (code: string) =>
  `<a href="${picturePath(code, FIRST_SHAPE)}" download="team.png" class="picture" aria-label="Download picture"><svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/></svg><span>Download picture</span></a>`;

const hasResult = ({ cup, against }: PageOptions['play']) => cup !== null || against !== null;

function playLinks(code: string, { cup, as, against, version, choices }: PageOptions['play']): string {
  const link = (address: Partial<PlayAddress>, label: string, look = '') =>
    `<a${look} href="${escapeMarkup(`/play${writePlayAddress(address)}`)}">${label}</a>`;
  const strong = ' class="strong"';
  const own = link({ against: code }, 'Play against it');
  if (against !== null)
    return link({ team: code, against, version, choices, minute: 0, isWatched: true }, 'Watch the match', strong) + own;
  return cup === null
    ? own
    : link({ team: code, cup, as, version, choices, isWatched: true }, `Watch its World Cup ${cup}`, strong) + own;
}

/** A long title gets smaller to stay above the players. By class, because the content policy blocks inline styles. */
function titleSize(name: string): string {
  const ems = textWidth(name.toLocaleUpperCase('en'), 1);
  const size = [...TITLE_SIZES].find(([widest]) => ems <= widest)?.[1] ?? 'longest';
  return size === '' ? '' : ` data-size="${size}"`;
}

/** The title goes at the far end of the pitch. */
function drawn(team: Team, orientation: PitchOrientation, drawing: Drawing): string {
  const isWide = orientation === 'landscape';
  const [width, height, title] = isWide ? [1050, 700, 60] : [680, 900, 110];
  const whole = { x: 0, y: 0, width, height };
  const field = { x: 24, y: 22, width: width - 48, height: height - 44 };
  const plan = { box: { ...whole, y: title, height: height - title }, shirt: isWide ? 76 : 88, isPage: true };
  const id = isWide ? 'wide' : 'tall';
  return `<svg class="${id}" viewBox="0 0 ${width} ${height}">${drawGrass(team, orientation, whole, field, id)}${drawPlayers(team, orientation, plan, drawing)}</svg>`;
}

function list(title: string, rows: readonly (readonly [string, Player])[], team: Team): string {
  if (rows.length === 0) return '';
  const items = rows.map(([label, player]) => {
    const armband = armbandOf(team, player.id);
    const facts = [
      armband && (armband === 'C' ? 'Captain' : 'Vice-captain'),
      player.jerseyNumber !== null && `Number ${player.jerseyNumber}`,
      player.nationality,
      player.team,
      player.year !== null && `born ${player.year}`,
    ].filter(Boolean);
    return `<li><b>${label}</b><span><bdi>${escapeMarkup(player.name)}</bdi><small>${escapeMarkup(facts.join(' · '))}</small></span></li>`;
  });
  return `<section><h2>${title}</h2><ol>${items.join('')}</ol></section>`;
}

const outside = (href: string, text: string) =>
  `<a href="${escapeMarkup(href)}" rel="noopener noreferrer nofollow">${escapeMarkup(text)}</a>`;

function pictureList(rows: readonly (readonly [string, Portrait | undefined])[]): string {
  const items = rows.flatMap(([name, portrait]) => {
    if (!portrait) return [];
    const { author, licence, licenceUrl, source } = portrait.credit;
    const terms = licenceUrl === null ? escapeMarkup(licence) : outside(licenceUrl, licence);
    return [`<li><bdi>${escapeMarkup(name)}</bdi>: ${outside(source, author || 'author unknown')}, ${terms}</li>`];
  });
  return items.length === 0 ? '' : `<section class="pictures"><h2>Pictures</h2><ul>${items.join('')}</ul></section>`;
}

export function damagedLinkPage(style: string): string {
  return page(
    `Incomplete link · ${PRODUCT_NAME}`,
    style,
    `<main class="plain"><article><svg viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M120 0v96"/><circle cx="120" cy="48" r="30"/></svg><div><p class="product">${PRODUCT_TITLE}</p><h1>This link is incomplete</h1><p>Ask for it again, or build your own team.</p><p class="actions"><a class="strong" href="/">Open the team builder</a></p></div></article></main>`,
  );
}
