export type PhotoSize = 108 | 256 | 512

/** Every photo is kept in three sizes; the address that travels is that of the middle one. A drawn face has one size for all. */
export function photoUrl(avatarUrl: string, size: PhotoSize): string {
  return avatarUrl.replace(/-256\.webp(?=$|\?)/, `-${size}.webp`)
}

/** Which size a page of this width shows; `below` is where the next larger one begins. */
export const photoSteps: { below: number; size: PhotoSize }[] = [
  { below: 576, size: 108 },
  { below: 768, size: 256 },
]

export function photoSize(width: number): PhotoSize {
  return photoSteps.find(({ below }) => width < below)?.size ?? 512
}
