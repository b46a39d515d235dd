const PATHS = {
  pencil: 'M4 20l.9-4.2L16.3 4.4a1.9 1.9 0 0 1 2.7 0l.6.6a1.9 1.9 0 0 1 0 2.7L8.2 19.1 4 20zM14.5 6.2l3.3 3.3',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h4',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  turn: 'M4 8.5A8.5 8.5 0 0 1 19.5 7M20 3v4.5h-4.5M20 15.5A8.5 8.5 0 0 1 4.5 17M4 21v-4.5h4.5',
  down: 'M12 4v11M7 10.5L12 15.5l5-5M5 20h14',
  up: 'M12 16V5M7 9.5L12 4.5l5 5M5 20h14',
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
