/** `above` for peers that must be exceeded, not only reached. */
export type Limit = { kind: 'atLeast' | 'above' | 'atMost'; value: number }

/** One comparison: our samples with a peer's, round by round, or with an absolute limit. */
export type Line = {
  what: string
  peer: string | null
  unit: string
  ours: number[]
  theirs: number[] | null
  limit: Limit
}

export type Measured = {
  lines: Line[]
  /** Notes for readers of the results. */
  notes?: string[]
}

export type Row<BenchEnvironment> = {
  /** Name that selects this row on the command line. */
  name: string
  measure(bench: BenchEnvironment): Promise<Measured>
}
