import type { Community } from '#contract/communities/community.ts'
import type { fileApi } from '#contract/files/file.ts'
import { coverSvg } from '#design/art/cover.ts'
import { markSvg } from '#design/art/mark.ts'
import { palette } from '#design/palette.ts'
import { findCoverAccess, isCover } from '#server/features/events/event/actions.ts'
import { shrinkToPng } from '#server/features/files/photo/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { bitmapOf } from './bitmap.ts'

type Api = typeof fileApi

const types: Record<string, string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' }

export const get: Action<Api['get']> = async ({ name, ...signed }, ctx) => {
  const cache = isCover(name) ? await findCoverAccess(ctx, name, signed) : 'immutable'
  ensure(cache, 'NOT_FOUND')
  const body = await ctx.storage.get(ctx.community.id, name)
  ensure(body, 'NOT_FOUND')
  return {
    type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    cache,
    body,
    isIndexed: false,
  }
}

export const getCover: Action<Api['getCover']> = async input => ({
  type: 'image/svg+xml',
  cache: 'immutable',
  body: coverSvg(input),
})

export const getCoverImage: Action<Api['getCoverImage']> = async input => ({
  type: 'image/png',
  cache: 'immutable',
  body: await bitmapOf(coverSvg(input), input),
})

export const getMark: Action<Api['getMark']> = async ({ mark, background, letter, maskable }) => ({
  type: 'image/svg+xml',
  cache: 'immutable',
  body: markSvg({ mark, ...tile(background), letter, maskable }),
})

export const getIcon: Action<Api['getIcon']> = async ({ size, maskable }, { community, storage }) => {
  const [, logo] = /^\/files\/(logo-[0-9a-f-]{36}-512\.webp)$/.exec(community.logoUrl) ?? []
  const uploaded = logo ? await storage.get(community.id, logo) : null
  return {
    type: 'image/png',
    cache: 'short',
    body: uploaded ? await shrinkToPng(uploaded, size) : await iconPng(community, size, maskable),
  }
}

/** Size of the grid on which marks are drawn. */
const markSide = 48

export async function iconPng(community: Community, size: number, maskable: boolean): Promise<Uint8Array> {
  const { mark, brandColor } = community.brandConfig
  const letter = [...community.title[community.lang]][0]?.toUpperCase()
  const svg = markSvg({ mark, ...tile(brandColor), letter, maskable })
  return bitmapOf(svg, { width: size, height: size }, markSide)
}

/** A tile in the brand's colour with a legible foreground. */
function tile(brandColor: string): { background: string; foreground: string } {
  const { brand, onBrand } = palette(brandColor, brandColor, false)
  return { background: brand, foreground: onBrand }
}
