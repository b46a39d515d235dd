import { x } from '#lib/team/x.ts';
export default function Page() { return <p>{x}</p>; }
