import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  unsubscribed: {
    ask: 'Больше не присылать писем от «{{community}}»?',
    askText:
      'Вы останетесь участником, и всё по-прежнему будет на сайте. Коды и ссылки, которые вы запрашиваете сами, будут приходить.',
    button: 'Отписаться',
    done: 'Писем от «{{community}}» больше не будет',
    doneText: 'Если передумаете, снова включите письма в настройках.',
  },
}
