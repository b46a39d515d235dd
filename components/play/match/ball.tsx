export function Ball({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#fff" stroke="#14171a" strokeWidth="1.6" />
      <path
        d="m12 7.2 4.5 3.3-1.7 5.3H9.2l-1.7-5.3zM12 1.5v5.7M22 9.5l-5.5 1M18.5 20.5l-3.7-4.7M5.5 20.5l3.7-4.7M2 9.5l5.5 1"
        fill="#14171a"
        stroke="#14171a"
        strokeWidth="1.3"
      />
    </svg>
  );
}
