import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, runnerImport } from 'vite'
import { readTemplate } from '#server/features/communities/page/page-template.ts'
import { root } from '#server/platform/config/root.ts'
import type * as capabilities from '#web/capabilities.ts'
import type * as routes from '#web/routes.ts'
import { closureOf, entryOf, filesOf, gzippedKb, type Manifest, readManifest } from '../bundle.ts'
import type { BenchEnvironment } from '../environment.ts'
import type { Line, Row } from '../row.ts'
import { budgets, measureScreens } from '../screens.ts'

/**
 * What a first visitor must download before the landing runs: the entry chunk, which contains it, and the texts of one
 * language. And what every other screen loads beyond that.
 */
export const entryScript: Row<BenchEnvironment> = {
  name: 'entry-script',
  async measure() {
    const folder = join(root, 'dist/web')
    const manifest = readManifest(folder)
    const present = closureOf(manifest, entryOf(manifest))
    const ours = gzippedKb(folder, filesOf(manifest, present)) + (await heaviestWords(folder))
    const screens = await measureAllScreens(folder, manifest)
    const line = { what: 'scripts of the landing', unit: 'kB gzipped', ours: [ours] }
    return {
      lines: [
        {
          ...line,
          peer: 'bare React and router',
          theirs: [await measureShell()],
          limit: { kind: 'atMost', value: 1.8 },
        },
        { ...line, peer: null, theirs: null, limit: { kind: 'atMost', value: budgets.landing } },
        ...screens.lines,
      ],
      notes: screens.notes,
    }
  },
}

async function heaviestWords(folder: string): Promise<number> {
  const { words: preloads } = await readTemplate(folder)
  return Math.max(...Object.values(preloads).map(files => gzippedKb(folder, files)))
}

/** A line for each screen of the table; a note tells what makes one too large. */
async function measureAllScreens(folder: string, manifest: Manifest): Promise<{ lines: Line[]; notes: string[] }> {
  const [{ module: table }, { module: list }] = await Promise.all([
    runnerImport<typeof routes>(join(root, 'web/routes.ts'), { logLevel: 'error' }),
    runnerImport<typeof capabilities>(join(root, 'web/capabilities.ts'), { logLevel: 'error' }),
  ])
  const sizes = measureScreens(folder, manifest, { screens: table.screens, capabilities: list.capabilities })
  return {
    lines: sizes.map(({ path, kB }) => ({
      what: `scripts of ${path} beyond the landing`,
      unit: 'kB gzipped',
      ours: [kB],
      peer: null,
      theirs: null,
      limit: { kind: 'atMost', value: budgets.beyondLanding },
    })),
    notes: sizes
      .filter(({ kB }) => kB > budgets.beyondLanding)
      .map(({ path, largest }) => `The largest scripts of ${path}: ${largest.join(', ')}.`),
  }
}

/** Built with the settings of our own web app. */
async function measureShell(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'samovar-shell-'))
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      root: join(root, 'bench/shell'),
      build: { outDir, emptyOutDir: true },
      logLevel: 'error',
    })
    const manifest = readManifest(outDir)
    return gzippedKb(outDir, filesOf(manifest, closureOf(manifest, entryOf(manifest))))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
