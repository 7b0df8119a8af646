/** `above` for peers that must be left behind, not merely reached. */
export type Bar = { kind: 'atLeast' | 'above' | 'atMost'; value: number }

/** One comparison: our samples beside a peer's, round by round, or alone against an absolute limit. */
export type Line = {
  what: string
  beside: string | null
  unit: string
  ours: number[]
  theirs: number[] | null
  bar: Bar
}

export type Measured = {
  lines: Line[]
  /** What a reader of the results should know besides. */
  notes?: string[]
}

export type Row<Ground> = {
  /** The word that picks this row on the command line. */
  name: string
  measure(ground: Ground): Promise<Measured>
}
