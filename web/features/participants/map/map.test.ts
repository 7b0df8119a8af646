import { describe, expect, test } from 'vitest'
import { clusterCities } from './clusters.ts'
import { project, worldHeight, worldWidth } from './projection.ts'
import { fitView, panView, toFrame, viewBox, zoomView } from './view.ts'

const berlin = { latitude: 52.52, longitude: 13.4 }
const size = { width: 400, height: 600 }

describe('project', () => {
  test('maps the equator and prime meridian to the centre, north is up', () => {
    expect(project({ latitude: 0, longitude: 0 }).x).toBe(worldWidth / 2)
    expect(project(berlin).y).toBeLessThan(project({ latitude: 0, longitude: 0 }).y)
  })
  test('clamps latitudes beyond the map', () => {
    expect(project({ latitude: -90, longitude: -180 })).toEqual({ x: 0, y: worldHeight })
    expect(project({ latitude: 90, longitude: 180 })).toEqual({ x: worldWidth, y: 0 })
  })
})

describe('view', () => {
  test('shows all cities inside the frame', () => {
    const points = [berlin, { latitude: 38.7, longitude: -9.1 }, { latitude: 55.75, longitude: 37.6 }].map(project)
    const view = fitView(points, size)
    for (const point of points) {
      const { x, y } = toFrame(point, view, size)
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true)
    }
  })
  test('centres a single city, and shows the whole world without cities', () => {
    expect(toFrame(project(berlin), fitView([project(berlin)], size), size)).toEqual({ x: 200, y: 300 })
    expect(fitView([], size).x).toBe(worldWidth / 2)
  })
  test('never leaves the world', () => {
    const view = zoomView(fitView([project(berlin)], size), 2, size)
    expect(panView(view, { x: 1e6, y: 1e6 }, size)).toMatchObject({ x: 200 / view.scale, y: 300 / view.scale })
    expect(viewBox(view, size).split(' ')).toHaveLength(4)
  })
})

describe('clusterCities', () => {
  const city = (name: string, x: number, count: number) => ({ city: name, x, y: 0, count })
  test('merges neighbours at the larger one', () => {
    const [first, second, ...others] = clusterCities([city('a', 0, 2), city('b', 10, 5), city('c', 100, 1)], 44)
    expect(first).toMatchObject({ city: 'b', x: 10, count: 7 })
    expect(first?.cities.map(each => each.city)).toEqual(['b', 'a'])
    expect(second).toMatchObject({ city: 'c', count: 1 })
    expect(others).toEqual([])
  })
})
