/** The diamond that stands for PIX. Decorative. */
export const PixSign = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d="M12 2.2 21.8 12 12 21.8 2.2 12zM7.6 12l4.4 4.4 4.4-4.4L12 7.6z"
      fill="currentColor"
      fillRule="evenodd"
    />
  </svg>
)
