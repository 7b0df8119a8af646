import { expect, it } from 'vitest'
import { settingLines } from './settingLines.ts'

it('describes settings as short lines', () => {
  const settings = {
    url: 'https://pay.example',
    allowance: 100,
    title: { en: 'Bank', ru: 'Банк' },
    entries: [1, 2, 3],
    sections: { services: { items: [] }, career: { items: [] } },
  }
  expect(settingLines(settings)).toEqual([
    ['url', 'https://pay.example'],
    ['allowance', '100'],
    ['title', 'Bank / Банк'],
    ['entries', '3'],
    ['sections', 'services, career'],
  ])
})
