type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

export type Network = { onLine: boolean; connection?: Connection };

/** Whether what nobody asked for may be loaded: not offline, and not where the connection or its owner spares data. */
export function mayLoadUnasked({ onLine, connection }: Network, sparesData: boolean): boolean {
  const { saveData, type, effectiveType } = connection ?? {};
  return onLine && !saveData && type !== 'cellular' && !/2g$/.test(effectiveType ?? '') && !sparesData;
}

export const mayLoadUnaskedNow = (): boolean =>
  mayLoadUnasked(navigator as Network, matchMedia('(prefers-reduced-data: reduce)').matches);
