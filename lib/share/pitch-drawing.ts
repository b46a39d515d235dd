import { escapeMarkup } from '#lib/share/markup.ts';
import { ACCENT, ACCENT_INK } from '#lib/share/picture-colours.ts';
import { type Drawing, drawEmptyShirt, drawShirt, round } from '#lib/share/shirt-drawing.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { PITCH_MARGIN, PITCH_WIDTH, pitchPaths } from '#lib/team/formation/pitch-geometry.ts';
import { armbandOf } from '#lib/team/look/armband.ts';
import { CHALK_OPACITY, FLOODLIGHT, PITCHES } from '#lib/team/look/colours.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { shirtNames } from '#lib/team/look/shirt-names.ts';
import { everyone } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { PitchOrientation, Slot, Team } from '#types/team.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** Pitch lines around `field`, which may extend beyond `box`. Words above `wordsEnd` keep clear of the penalty spot. */
export function drawGrass(
  team: Team,
  orientation: PitchOrientation,
  box: Box,
  field: Box,
  id: string,
  wordsEnd = box.y,
): string {
  const isUpright = orientation === 'portrait';
  const [along, across] = isUpright ? [field.height, field.width] : [field.width, field.height];
  const scale = across / (PITCH_WIDTH - 2 * PITCH_MARGIN);
  const length = along / scale + 2 * PITCH_MARGIN;
  const { stripes, lines, spots } = pitchPaths(length);
  const look = PITCHES[team.pitch];
  const left = round(field.x - PITCH_MARGIN * scale);
  const top = round(field.y - PITCH_MARGIN * scale);
  const turn = isUpright
    ? `translate(${left} ${round(top + length * scale)}) rotate(-90)`
    : `translate(${left} ${top})`;
  const { centre, radius, stops } = FLOODLIGHT;
  const light = stops.map(
    ({ offset, colour, opacity }) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<defs><radialGradient id="${id}light" cx="${centre.x}" cy="${centre.y}" r="${radius}">${light.join('')}</radialGradient></defs>
<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${look.light}"/><g transform="${turn} scale(${round(scale)})"><path d="${stripes}" fill="${look.dark}"/></g><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#${id}light)"/><g transform="${turn} scale(${round(scale)})"><path d="${lines}" fill="none" stroke="#fff" stroke-opacity="${CHALK_OPACITY * 0.8}" stroke-width=".28"/></g><clipPath id="${id}spots"><rect x="${box.x}" y="${wordsEnd}" width="${box.width}" height="${box.y + box.height - wordsEnd}"/></clipPath><g clip-path="url(#${id}spots)"><path transform="${turn} scale(${round(scale)})" d="${spots}" fill="#fff" fill-opacity="${CHALK_OPACITY * 0.8}"/></g>`;
}

/** On a pitch the size of `box`. On a page, empty positions show their codes, and photos come from other hosts. */
export function drawPlayers(
  team: Team,
  orientation: PitchOrientation,
  { box, shirt, isPage }: { box: Box; shirt: number; isPage: boolean },
  drawing: Drawing,
): string {
  const names = drawnNames(team, drawing);
  const plate = shirt * 0.23;
  return formationOf(team.formation)
    .positions.map((slot) => {
      const { left, top } = slotPoint(team.formation, slot, orientation);
      const x = round(box.x + (left * box.width) / 100);
      const y = round(box.y + (top * box.height) / 100 - shirt * 0.48 - plate * 0.65);
      const player = team.players[slot];
      const token = player
        ? drawPlayer(team, slot, player, { shirt, plate, isPage, name: names.get(player.id) ?? '' }, drawing)
        : drawEmptyShirt(shirt, isPage ? slot : '');
      return `<g transform="translate(${x} ${y})">${token}</g>`;
    })
    .join('');
}

/** Short names, from what can be drawn of the whole ones: an emoji isn't anybody's surname. */
export function drawnNames(team: Team, { shown }: Pick<Drawing, 'shown'>): ReadonlyMap<string, string> {
  return shirtNames(everyone(team).map((player) => ({ ...player, name: shown(player.name) })));
}

function drawPlayer(
  team: Team,
  slot: Slot,
  player: Player,
  { shirt, plate, isPage, name }: { shirt: number; plate: number; isPage: boolean; name: string },
  drawing: Drawing,
): string {
  const face = drawing.faces.get(player.id);
  const draw = () =>
    drawShirt(kitOf(team.shirt, player, slot === 'GK'), player.name, player.jerseyNumber, shirt, drawing);
  const look = face ? drawFace(face, shirt, `face-${slot}-${Math.round(shirt)}`, isPage ? draw() : null) : draw();
  return (
    look +
    drawPlate(name, { top: shirt * 0.93, size: plate, widest: shirt * 1.55 }, drawing.widthOf) +
    drawArmband(team, player, shirt)
  );
}

/** `behind` shows if the photo doesn't load: unlike an `<image>`, a broken `<img>` with no text or size is invisible. */
function drawFace(face: string, size: number, clip: string, behind: string | null): string {
  const radius = size / 2;
  const href = escapeMarkup(face);
  const area = `x="${-radius}" y="0" width="${size}" height="${size}"`;
  const photo =
    behind === null
      ? `<image href="${href}" ${area} preserveAspectRatio="xMidYMin slice" clip-path="url(#${clip})"/>`
      : `<g clip-path="url(#${clip})">${behind}</g><foreignObject ${area}><img class="face" src="${href}" alt=""></foreignObject>`;
  return `<clipPath id="${clip}"><circle cy="${radius}" r="${radius}"/></clipPath>${photo}<circle cy="${radius}" r="${radius}" fill="none" stroke="#fff" stroke-width="3"/>`;
}

/** Names are never cut: long ones get smaller. A name of emoji alone has no plate. */
function drawPlate(
  name: string,
  { top, size, widest }: { top: number; size: number; widest: number },
  widthOf: Drawing['widthOf'],
): string {
  if (name === '') return '';
  const height = size * 1.36;
  const fitted = Math.min(size, (widest - size * 0.7) / Math.max(1, widthOf(name, 1)));
  const width = widthOf(name, fitted) + size * 0.7;
  return `<rect x="${round(-width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="${round(size * 0.28)}" fill="#05180f" fill-opacity=".88"/><text y="${round(top + height / 2 + fitted * 0.35)}" text-anchor="middle" font-size="${round(fitted)}" font-weight="700" fill="#fff">${escapeMarkup(name)}</text>`;
}

function drawArmband(team: Team, player: Player, shirt: number): string {
  const armband = armbandOf(team, player.id);
  if (!armband) return '';
  const size = shirt * 0.27;
  return `<g transform="translate(${round(-shirt * 0.375)} ${round(shirt * 0.29)}) rotate(17)"><rect x="${round(-size / 2)}" y="${round(-size / 2)}" width="${round(size)}" height="${round(size)}" rx="3" fill="${ACCENT}" stroke="${ACCENT_INK}" stroke-width="1.5"/><text y="${round(size * 0.28)}" text-anchor="middle" font-size="${round(size * 0.78)}" font-weight="700" fill="${ACCENT_INK}">${armband}</text></g>`;
}
