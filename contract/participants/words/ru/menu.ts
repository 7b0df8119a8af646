import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    participants: 'Участники',
    profile: 'Профиль',
    moderation: 'Модерация',
  },
  phoneMenu: {
    moderation: 'Модерация',
    participants: 'Участники',
  },
  titles: {
    questions: 'Добро пожаловать',
    onboarding: 'Ваш профиль',
    participants: 'Участники',
    participant: 'Профиль',
    reports: 'Жалобы',
    contactRequests: 'Просьбы о связи',
    moderation: 'Модерация',
    profile: 'Профиль',
  },
  userMenu: {
    profile: 'Мой профиль',
  },
  commands: {
    editProfile: 'Изменить профиль',
  },
  settings: {
    notifications: 'Уведомления',
    privacy: 'Кто видит мои контакты',
    connected: 'Связанные аккаунты',
  },
  keywords: {
    editProfile: 'имя фото о себе должность компания город темы',
    notifications: 'письма почта телеграм отписаться',
    privacy: 'приватность скрыть видимость',
    connected: 'гугл телеграм привязать аккаунт',
  },
  found: {
    people: 'Люди',
  },
}
