import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    participants: 'Участники',
    profile: 'Профиль',
  },
  phoneMenu: {
    participants: 'Участники',
  },
  titles: {
    questions: 'Добро пожаловать',
    onboarding: 'Ваш профиль',
    participants: 'Участники',
    participant: 'Профиль',
    profile: 'Профиль',
  },
  userMenu: {
    profile: 'Мой профиль',
  },
}
