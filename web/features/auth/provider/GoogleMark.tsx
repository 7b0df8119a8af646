/** Google's logo in the current text colour. */
export const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3.4" aria-hidden>
    <path d="M19.1 6.4A9 9 0 1 0 21 12h-8.6" />
  </svg>
)
