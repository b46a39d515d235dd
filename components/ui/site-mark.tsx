import styles from './site-mark.module.css';

export function SiteMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
      <rect width="44" height="44" rx="10" fill="#1e7548" />
      <path d="M22 0v44" stroke="#fff" strokeOpacity=".35" strokeWidth="1.5" />
      <circle cx="22" cy="22" r="11.5" fill="#0e4a2c" stroke="#fff" strokeWidth="1.8" />
      {/* '11' drawn as strokes, because text would wait for the font. */}
      <path d="M18 17.6l1.8-.8V28M23.6 17.6l1.8-.8V28" fill="none" stroke="#ffce3a" strokeWidth="2.6" />
    </svg>
  );
}
