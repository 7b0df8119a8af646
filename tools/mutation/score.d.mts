type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number; column: number } }
}
/** Path and mutants, as in Stryker's report. */
type MutatedFile = readonly [string, { mutants: Mutant[] }]

export const leastScore: number
export function scoreFolders(
  files: readonly MutatedFile[],
): { folder: string; valid: number; detected: number; score: number }[]
export function survivors(files: readonly MutatedFile[]): string[]
