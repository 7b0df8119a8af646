type PhotoSize = 108 | 256 | 512

/** Photos are stored in three sizes; the API returns the middle one. A generated face has one size. */
export function photoUrl(avatarUrl: string, size: PhotoSize): string {
  return avatarUrl.replace(/-256\.webp(?=$|\?)/, `-${size}.webp`)
}

/** Size for a page width; `below` is where the next larger one begins. */
export const photoSteps: { below: number; size: PhotoSize }[] = [
  { below: 576, size: 108 },
  { below: 768, size: 256 },
]
