import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'
import { digest } from './digest.ts'
import { messengers } from './messengers.ts'
import { topics } from './topics.ts'

export const letters: RussianOf<typeof en> = {
  topics,
  digest,
  messengers,
  unsubscribed: {
    ask: 'Больше не присылать письма сообщества «{{community}}»?',
    askText: 'Вы останетесь участником, всё будет по-прежнему на сайте.',
    askTopic: 'Отписаться от писем «{{topic}}»?',
    askTopicText: 'Вы останетесь участником сообщества «{{community}}», остальные письма будут приходить.',
    button: 'Отписаться',
    done: 'Писем сообщества «{{community}}» больше не будет',
    doneText: 'Вы остались участником, всё по-прежнему на сайте.',
    doneTopic: 'Вы отписались от писем «{{topic}}»',
    doneTopicText: 'Остальные письма сообщества «{{community}}» будут приходить.',
    undo: 'Отменить',
    undone: 'Письма снова включены',
    undoneText: 'Всё как прежде: письма сообщества «{{community}}» будут приходить.',
    saved: 'Сохранили',
    savedText: 'Будут приходить только письма, которые включены ниже.',
    choose: 'Письма сообщества «{{community}}»',
    save: 'Сохранить',
    all: 'Отписаться от всех',
    always: 'Коды, ссылки по вашему запросу и письма о вашем аккаунте приходят всегда.',
  },
}
