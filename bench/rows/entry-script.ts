import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { readTemplate } from '#server/features/communities/page/page-template.ts'
import { root } from '#server/platform/config/root.ts'
import { closureOf, entryOf, filesOf, gzippedKb, type Manifest, ownOf, readManifest } from '../bundle.ts'
import type { BenchEnvironment } from '../environment.ts'
import type { Row } from '../row.ts'

/**
 * What a first visitor must download before the landing runs: the entry chunk, which contains it, and the texts of one
 * language.
 */
export const entryScript: Row<BenchEnvironment> = {
  name: 'entry-script',
  async measure() {
    const folder = join(root, 'dist/web')
    const manifest = readManifest(folder)
    const present = closureOf(manifest, entryOf(manifest))
    const ours = gzippedKb(folder, filesOf(manifest, present)) + (await heaviestWords(folder))
    const line = { what: 'scripts of the landing', unit: 'kB gzipped', ours: [ours] }
    return {
      lines: [
        {
          ...line,
          beside: 'bare React and router',
          theirs: [await measureShell()],
          bar: { kind: 'atMost', value: 1.8 },
        },
        { ...line, beside: null, theirs: null, bar: { kind: 'atMost', value: 150 } },
      ],
      notes: [`What each other screen adds, gzipped: ${describeScreens(folder, manifest, present)}.`],
    }
  },
}

async function heaviestWords(folder: string): Promise<number> {
  const { words: preloads } = await readTemplate(folder)
  return Math.max(...Object.values(preloads).map(files => gzippedKb(folder, files)))
}

function describeScreens(folder: string, manifest: Manifest, present: Set<string>): string {
  return Object.keys(manifest)
    .filter(key => manifest[key]?.isDynamicEntry && key.endsWith('Page.tsx'))
    .map(key => ({
      name: key.replace(/^.*\/|Page\.tsx$/g, ''),
      kB: gzippedKb(folder, filesOf(manifest, ownOf(manifest, key, present))),
    }))
    .sort((a, b) => b.kB - a.kB)
    .map(({ name, kB }) => `${name} ${kB.toFixed(1)} kB`)
    .join(', ')
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
