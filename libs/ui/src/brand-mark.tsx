/** A speech bubble with a leaf that grows out of its hard corner. `size` is a length of CSS. */
export function BrandMark({ size = '2rem' }: { size?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="var(--sun)" d="M0 32V16a16 16 0 1 1 16 16Z" />
      <path fill="var(--on-sun)" d="M9.5 22.5a13 13 0 0 1 13-13 13 13 0 0 1-13 13Z" />
    </svg>
  )
}
