import type { Point } from './projection.ts'

type CityPoint = Point & { city: string; count: number }
export type Cluster = CityPoint & { cities: CityPoint[] }

/** Merges overlapping bubbles at the larger city. `distance` is in the units of the points. */
export function clusterCities(cities: CityPoint[], distance: number): Cluster[] {
  const clusters: Cluster[] = []
  for (const city of [...cities].sort((one, other) => other.count - one.count)) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - city.x, y - city.y) < distance)
    if (!near) clusters.push({ ...city, cities: [city] })
    else {
      near.count += city.count
      near.cities.push(city)
    }
  }
  return clusters
}
