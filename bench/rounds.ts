import type { BenchEnvironment } from './environment.ts'
import type { Target } from './load.ts'

const rounds = 3

/** Measures the targets in turn, round by round, so that a slow moment of the machine affects all of them. */
export async function measureInTurn<Name extends string>(
  { load }: BenchEnvironment,
  targets: Record<Name, Target>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(targets) as Name[]
  const samples = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<Name, number[]>
  // Warm-up: the first thousands of requests measure JIT compilation.
  for (const name of names) await load.measure(targets[name])
  for (let round = 0; round < rounds; round++)
    for (const name of names) samples[name].push(await load.measure(targets[name]))
  return samples
}
