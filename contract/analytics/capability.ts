import { answerChartApi } from './answer-chart.ts'
import { chartApi } from './chart.ts'
import { analytics as analyticsEn } from './words/en/analytics.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { analytics as analyticsRu } from './words/ru/analytics.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = { answerChart: answerChartApi, chart: chartApi }

export const failures = {}

export const words = {
  en: { analytics: analyticsEn, letters: lettersEn, menu: menuEn },
  ru: { analytics: analyticsRu, letters: lettersRu, menu: menuRu },
}
