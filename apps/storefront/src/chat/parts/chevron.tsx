/** Of a row that is tapped. */
export const Chevron = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true" className={className}>
    <path d="m1 1 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
  </svg>
)
