const PATHS = {
  pencil: 'M4 20l.9-4.2L16.3 4.4a1.9 1.9 0 0 1 2.7 0l.6.6a1.9 1.9 0 0 1 0 2.7L8.2 19.1 4 20zM14.5 6.2l3.3 3.3',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h4',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  turn: 'M4.5 11h8A1.5 1.5 0 0 1 14 12.5v6a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 3 18.5v-6A1.5 1.5 0 0 1 4.5 11zM8 7V5.5A1.5 1.5 0 0 1 9.5 4M18 17h1.5A1.5 1.5 0 0 0 21 15.5V9M13 4a8 8 0 0 1 8 5M13 4l2.5-2M13 4l2.5 2.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13',
  colours: 'M9 4L3.5 6.5 5.5 11 8 10v10h8V10l2.5 1 2-4.5L15 4c-.8 1.5-5.2 1.5-6 0z',
  open: 'M6 9l6 6 6-6',
  down: 'M12 4v11M7 10.5L12 15.5l5-5M5 20h14',
  up: 'M12 16V5M7 9.5L12 4.5l5 5M5 20h14',
  move: 'M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5',
  bench: 'M3 13h18M5 13v6M19 13v6M5 13V8.5A1.5 1.5 0 0 1 6.5 7h11A1.5 1.5 0 0 1 19 8.5V13',
  bin: 'M4 7h16M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1M4.5 12h1M11.5 12h1M18.5 12h1',
  send: 'M4 12L20 4l-5 16-3.5-6.5L4 12zM11.5 13.5L20 4',
} as const;

export function Icon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
