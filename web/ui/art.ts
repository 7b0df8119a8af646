import type { BrandConfig } from '#contract/communities/community.ts'

export type CoverArt = BrandConfig['cover']

/** Address of a generated cover; the same parameters always give the same picture. */
export function coverUrl({ kind, palette }: CoverArt, seed: string, width: number, height: number): string {
  return `/art/cover.svg?${new URLSearchParams({ kind, palette, seed, width: String(width), height: String(height) })}`
}
