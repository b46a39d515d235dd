export const ACCENT = '#ffce3a';
export const ACCENT_INK = '#241b00';
