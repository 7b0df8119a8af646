export type StepKind = 'waiting' | 'done' | 'broken'

/** Two circles: one dashed, overlapping, or apart. */
export function StepDrawing({ kind }: { kind: StepKind }) {
  return (
    <svg width="112" height="72" viewBox="0 0 112 72" aria-hidden>
      {kind === 'waiting' && (
        <>
          <circle cx="44" cy="36" r="26" fill="var(--brand-soft)" />
          <circle
            cx="68"
            cy="36"
            r="25"
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth="2"
            strokeDasharray="4 5"
          />
        </>
      )}
      {kind === 'done' && (
        <>
          <circle cx="42" cy="36" r="28" fill="var(--brand-soft)" />
          <circle cx="70" cy="36" r="28" fill="var(--accent-soft)" />
          <path d="M56 11.8a28 28 0 0 1 0 48.4 28 28 0 0 1 0-48.4Z" fill="var(--brand)" />
          <path
            d="m50 36.5 4.2 4.2 8-8.8"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {kind === 'broken' && (
        <>
          <circle cx="28" cy="36" r="25" fill="var(--sunken)" />
          <circle
            cx="84"
            cy="36"
            r="24"
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth="2"
            strokeDasharray="4 5"
          />
        </>
      )}
    </svg>
  )
}
