import type { RussianOf } from '../../../words.ts'
import type { analytics as en } from '../en/analytics.ts'

export const analytics: RussianOf<typeof en> = {
  title: 'Аналитика',
  placeText: 'К чему приводят рекомендации',
  members: 'Участники',
  cities: 'Города',
  communityLanguages: 'Языки',
}
