import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photo } from './Photo.tsx'

/** The address that a browser takes at this width: the first source whose media query matches, else the image. */
function addressAt(width: number): string | undefined {
  const html = renderToStaticMarkup(<Photo name="Anna" src="/files/photo-256.webp" />)
  const sources = [...html.matchAll(/<source media="\(max-width: ([\d.]+)px\)" srcSet="([^"]+)"/g)]
  const matching = sources.find(([, most]) => width <= Number(most))
  return matching?.[2] ?? /<img src="([^"]+)"/.exec(html)?.[1]
}

test.each([
  [320, 108],
  [575, 108],
  [576, 256],
  [767, 256],
  [768, 512],
  [1440, 512],
])('a page %i wide shows the photo of %i px', (width, size) =>
  expect(addressAt(width)).toBe(`/files/photo-${size}.webp`),
)
