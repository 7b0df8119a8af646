import type { Capability, Screen, SlotName } from '#web/shell/capability.ts'
import { closureOf, entryOf, filesOf, gzippedKb, largestOf, type Manifest, ownOf } from './bundle.ts'

/** Kilobytes of scripts, gzipped. */
export const budgets = { landing: 150, beyondLanding: 120 }

export type ScreenSize = { path: string; kB: number; largest: string[] }

/** The entry imports it, so that the manifest does not list it again. */
const inEntry = 'features/communities/landing/LandingPage.tsx'

type Table = { screens: Screen[]; capabilities: Capability[] }

/**
 * What each screen loads that the landing did not: the screen table, its frame, the screen itself and what capabilities put into
 * its slot. Words are left out: which of them a screen needs is known only when it runs. Screens that share all of that are named once.
 */
export function measureScreens(folder: string, manifest: Manifest, table: Table): ScreenSize[] {
  const landing = closureOf(manifest, entryOf(manifest))
  const sizes = new Map<string, ScreenSize>()
  for (const screen of table.screens) {
    const keys = sourcesOf(screen, table.capabilities).filter(key => key !== inEntry || manifest[key])
    const known = sizes.get(keys.join())
    if (known) {
      known.path += ` ${screen.path}`
      continue
    }
    const own = ownOf(manifest, keys, landing)
    const kB = gzippedKb(folder, filesOf(manifest, own))
    sizes.set(keys.join(), { path: screen.path, kB, largest: largestOf(folder, manifest, own) })
  }
  return [...sizes.values()].sort((one, other) => other.kB - one.kB)
}

/** Keys of the manifest that a screen starts from. */
function sourcesOf({ screen, frame, openTo, slot }: Screen, capabilities: Capability[]): string[] {
  const isForMembers = openTo.includes('member') || openTo.includes('organiser')
  const frames = { none: [], plain: ['shell/frame/PlainFrame.tsx'], app: ['shell/frame/AppFrame.tsx'] }
  const contentsOf = (name: SlotName) =>
    capabilities.flatMap(capability => capability.slots?.[name] ?? []).map(({ component }) => sourceOf(component))
  return [
    'Screens.tsx',
    ...(!frame && !isForMembers ? ['shell/frame/VisitorFrame.tsx'] : frames[frame ?? 'app']),
    ...(!frame && isForMembers ? contentsOf('sidebar') : []),
    sourceOf(screen),
    ...(slot ? contentsOf(slot) : []),
  ]
}

/** The file that a lazy component imports, read out of the import. */
export function sourceOf({ load }: Pick<Screen['screen'], 'load'>): string {
  const source = /import[_\w]*\(["'`]\/?(?:web\/)?([^"'`]+)["'`]/.exec(String(load))?.[1]
  if (!source) throw new Error(`No import in ${load}`)
  return source
}
