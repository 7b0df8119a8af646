import type { RussianOf } from '../../../words.ts'
import type { settings as en } from '../en/settings.ts'

export const settings: RussianOf<typeof en> = {
  title: 'Настройки',
  language: 'Язык',
  languageText: 'Интерфейс и письма, которые вы получаете.',
  appearance: 'Оформление',
  appearanceText: 'Только в этом браузере.',
  light: 'Светлое',
  dark: 'Тёмное',
  auto: 'Как на устройстве',
}
