import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  commands: {
    copyInvite: 'Скопировать ссылку-приглашение',
  },
  titles: {
    login: 'Вход',
    registration: 'Вступить',
    recovery: 'Восстановление пароля',
    oneTimeCode: 'Одноразовый код',
    confirmRecovery: 'Новый пароль',
    confirmed: 'Подтверждение почты',
    confirmLink: 'Привязать вход',
    confirmChange: 'Новый адрес почты',
    notMe: 'Это не я',
    invite: 'Приглашение',
    authMagic: 'Вход по ссылке',
    lastStep: 'Последний шаг',
  },
  settings: {
    account: 'Почта и пароль',
    sessions: 'Устройства, где выполнен вход',
    deletion: 'Удалить аккаунт',
  },
  keywords: {
    account: 'сменить адрес логин вход',
    sessions: 'выйти везде сеанс сессии',
    deletion: 'уйти покинуть профиль',
  },
}
