import { KEPT_FOR_EVER } from '#lib/server/http.ts';
import { drawTeamPicture } from '#lib/server/team-picture.ts';
import { codeToTeam } from '#lib/share/team-code.ts';
import { isPictureShape } from '#lib/share/team-picture.ts';

type Context = { params: Promise<{ code: string }> };

/** A shared team's picture. Cached forever, because the code is its content. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const shape = new URL(request.url).searchParams.get('shape') ?? 'wide';
  const team = isPictureShape(shape) ? await codeToTeam((await params).code) : null;
  if (!team || !isPictureShape(shape)) return refuse(404, 'Picture not found.');
  const png = await drawTeamPicture(team, shape);
  if (!png) return refuse(503, 'The server is busy. Please try again in a few seconds.', { 'Retry-After': '5' });
  return new Response(png, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': KEPT_FOR_EVER },
  });
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
