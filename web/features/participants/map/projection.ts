/** Mercator projection over the whole width of the world; there are no cities beyond these latitudes. */
export const worldWidth = 3600
const northmost = 84
const southmost = -60

export type Point = { x: number; y: number }

const stretched = (latitude: number) => {
  const held = Math.max(southmost, Math.min(northmost, latitude))
  return Math.log(Math.tan(Math.PI / 4 + (held * Math.PI) / 360))
}

const yOf = (latitude: number) => ((stretched(northmost) - stretched(latitude)) / (2 * Math.PI)) * worldWidth

export const worldHeight = yOf(southmost)

/** Position of a location in map units. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return { x: ((longitude + 180) / 360) * worldWidth, y: yOf(latitude) }
}
