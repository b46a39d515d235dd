type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

export type Network = { onLine: boolean; connection?: Connection };

/** Whether to load things the user didn't ask for: not offline, on slow or mobile connections, or when saving data. */
export function mayLoadUnasked({ onLine, connection }: Network, sparesData: boolean): boolean {
  const { saveData, type, effectiveType } = connection ?? {};
  return onLine && !saveData && type !== 'cellular' && !/2g$/.test(effectiveType ?? '') && !sparesData;
}

export const mayLoadUnaskedNow = (): boolean =>
  mayLoadUnasked(navigator as Network, matchMedia('(prefers-reduced-data: reduce)').matches);
