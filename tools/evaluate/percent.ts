export const percent = (part: number, whole: number): string =>
  whole ? `${((100 * part) / whole).toFixed(1)} %` : '-'
