import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes how long each test file took, its imports and hooks included, which vitest's own JSON leaves out. */
export class FileTimes implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map(module => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      return { file: module.relativeModuleId, kind: module.project.name, seconds: ms / 1000 }
    })
    writeFileSync(this.#file, JSON.stringify(times))
  }
}
