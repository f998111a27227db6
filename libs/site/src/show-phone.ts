/** '5511900000000' → '(11) 90000-0000'; other texts unchanged. */
export function showPhone(digits: string): string {
  const [, area, first, last] = /^\+?55(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${first}-${last}` : digits
}
