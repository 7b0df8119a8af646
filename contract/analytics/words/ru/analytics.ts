import type { RussianOf } from '../../../words.ts'
import type { analytics as en } from '../en/analytics.ts'

export const analytics: RussianOf<typeof en> = {
  title: 'Аналитика',
  members: 'Участники',
  cities: 'Города',
  communityLanguages: 'Языки',
}
