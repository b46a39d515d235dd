import { escapeMarkup } from '#lib/share/markup.ts';
import { fitText, textWidth } from '#lib/share/text-width.ts';
import { armbandOf } from '#lib/team/armband.ts';
import { CHALK_OPACITY, PITCHES, SHIRTS } from '#lib/team/colours.ts';
import { displayNames, initials } from '#lib/team/display.ts';
import { formationOf, startersOf } from '#lib/team/formations.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH, pitchPaths, UPRIGHT_PITCH_LENGTH } from '#lib/team/pitch-geometry.ts';
import { sharedNumbers } from '#lib/team/shirt-number.ts';
import type { Player } from '#types/player.ts';
import type { PitchOrientation, Slot, Team } from '#types/team.ts';

export type Drawing = {
  faces: ReadonlyMap<string, string>;
  /** Replaces characters that the fonts lack. */
  shown: (text: string) => string;
};

const ACCENT = '#ffce3a';
const ACCENT_INK = '#241b00';
const BADGE_INK = '#10251a';
const RADIUS = { landscape: 0.036, portrait: 0.053 };

export function pitchHeight(orientation: PitchOrientation, width: number): number {
  return orientation === 'landscape'
    ? (width * PITCH_WIDTH) / PITCH_LENGTH
    : (width * UPRIGHT_PITCH_LENGTH) / PITCH_WIDTH;
}

type Text = { x?: number; y: number; size: number; fill: string; weight?: number };

function centredText(text: string, { x = 0, y, size, fill, weight = 600 }: Text): string {
  return `<text x="${x}" y="${round(y + size * 0.35)}" text-anchor="middle" font-size="${round(size)}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

/** The pitch and its players as SVG elements, with the corner at 0, 0. `id` must be unique in the page. */
export function drawPitch(
  team: Team,
  orientation: PitchOrientation,
  width: number,
  id: string,
  drawing: Drawing,
): string {
  const isUpright = orientation === 'portrait';
  const length = isUpright ? UPRIGHT_PITCH_LENGTH : PITCH_LENGTH;
  const height = pitchHeight(orientation, width);
  const scale = width / (isUpright ? PITCH_WIDTH : PITCH_LENGTH);
  const { stripes, lines, spots } = pitchPaths(length);
  const look = PITCHES[team.pitch];
  const shirt = SHIRTS[team.shirt];
  const names = displayNames(startersOf(team).map(({ player }) => player));
  const shared = sharedNumbers(team);
  const radius = width * RADIUS[orientation];

  const tokens = formationOf(team.formation).positions.map((slot) => {
    const point = slotPoint(team.formation, slot, orientation);
    const player = team.players[slot];
    const token = player
      ? drawPlayer({
          player,
          slot,
          name: names.get(player.id) ?? player.name,
          armband: armbandOf(team, player.id),
          isShared: shared.has(player.jerseyNumber ?? 0),
          radius,
          plateWidth: width * (isUpright ? 0.205 : 0.155),
          id,
          ink: shirt.ink,
          ...drawing,
        })
      : drawEmpty(slot, radius);
    return `<g transform="translate(${round((point.left * width) / 100)} ${round((point.top * height) / 100 - radius * 0.35)})">${token}</g>`;
  });

  return `<defs>
<radialGradient id="${id}light" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".13"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#04170d" stop-opacity=".46"/></radialGradient>
<radialGradient id="${id}shirt" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="${shirt.light}"/><stop offset="1" stop-color="${shirt.dark}"/></radialGradient>
<clipPath id="${id}pitch"><rect width="${round(width)}" height="${round(height)}" rx="14"/></clipPath>
<clipPath id="${id}face"><circle r="${round(radius)}"/></clipPath>
</defs>
<g clip-path="url(#${id}pitch)"><g transform="${isUpright ? `translate(0 ${round(height)}) rotate(-90) ` : ''}scale(${scale})">
<rect width="${length}" height="${PITCH_WIDTH}" fill="${look.light}"/><path d="${stripes}" fill="${look.dark}"/>
<rect width="${length}" height="${PITCH_WIDTH}" fill="url(#${id}light)"/>
<path d="${lines}" fill="none" stroke="#fff" stroke-opacity="${CHALK_OPACITY}" stroke-width=".35"/><path d="${spots}" fill="#fff" fill-opacity="${CHALK_OPACITY}"/>
</g></g>
${tokens.join('\n')}`;
}

function drawEmpty(slot: Slot, radius: number): string {
  return `<circle r="${round(radius)}" fill="#09301d" fill-opacity=".86" stroke="#fff" stroke-opacity=".8" stroke-width="2" stroke-dasharray="6 5"/>${centredText(slot, { y: 0, size: radius * 0.6, fill: '#fff' })}`;
}

function drawPlayer({
  player,
  slot,
  name,
  armband,
  isShared,
  radius,
  plateWidth,
  id,
  ink,
  faces,
  shown,
}: Drawing & {
  player: Player;
  slot: Slot;
  name: string;
  armband: string | null;
  isShared: boolean;
  radius: number;
  plateWidth: number;
  id: string;
  ink: string;
}): string {
  const face = faces.get(player.id);
  const size = radius * 0.52;
  const corner = radius * 0.74;
  const plate = fitText(shown(name), size, plateWidth - size);
  const wide = Math.min(plateWidth, textWidth(plate, size) + size * 1.1);
  const plateY = radius * 1.48;
  const parts = [
    `<circle r="${round(radius)}" fill="url(#${id}shirt)"/>`,
    centredText(shown(initials(player.name)), { y: 0, size: radius * 0.75, fill: ink }),
    face &&
      `<image href="${escapeMarkup(face)}" x="${-round(radius)}" y="${-round(radius)}" width="${round(radius * 2)}" height="${round(radius * 2)}" preserveAspectRatio="xMidYMin slice" clip-path="url(#${id}face)"/>`,
    `<circle r="${round(radius + 1)}" fill="none" stroke="#fff" stroke-width="2.5"/>`,
    `<rect x="${round(-wide / 2)}" y="${round(plateY - size * 0.72)}" width="${round(wide)}" height="${round(size * 1.44)}" rx="${round(size * 0.72)}" fill="#07160f" fill-opacity=".86"/>`,
    centredText(plate, { y: plateY, size, fill: '#fff' }),
    badge(slot, { x: -corner, y: corner, size: radius * 0.4, fill: '#fff', ink: BADGE_INK }),
    player.jerseyNumber !== null &&
      badge(`${player.jerseyNumber}`, {
        x: -corner,
        y: -corner,
        size: radius * 0.44,
        fill: isShared ? '#fff' : BADGE_INK,
        ink: isShared ? '#a11a12' : '#fff',
      }),
    armband &&
      `<circle cx="${round(corner)}" cy="${round(-corner)}" r="${round(radius * 0.36)}" fill="${ACCENT}"/>${centredText(armband, { x: round(corner), y: -corner, size: radius * 0.48, fill: ACCENT_INK, weight: 700 })}`,
  ];
  return parts.filter(Boolean).join('');
}

function badge(
  text: string,
  { x, y, size, fill, ink }: { x: number; y: number; size: number; fill: string; ink: string },
): string {
  const width = Math.max(size * 1.3, textWidth(text, size) + size * 0.7);
  return `<rect x="${round(x - width / 2)}" y="${round(y - size * 0.65)}" width="${round(width)}" height="${round(size * 1.3)}" rx="${round(size * 0.35)}" fill="${fill}"/>${centredText(text, { x: round(x), y, size, fill: ink, weight: 700 })}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
