import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  newsletter: {
    hello: 'Здравствуйте, ',
    helloEnd: '!',
    friend: 'друзья',
    contacts: {
      subject: 'Люди для вас: {{community}}',
      heading: 'С кем стоит познакомиться',
      text: 'Нам кажется, вам будет о чём поговорить. Выберите одного и напишите первыми.',
    },
    templates: {
      news: {
        name: 'Новости месяца',
        subject: 'Что нового в нашем сообществе',
        heading: 'Что нового в этом месяце',
        text: 'Рассказываем, что произошло за последнее время и что впереди.',
        second: 'Что впереди',
        first: 'Первая новость',
        next: 'Вторая новость',
        button: 'Открыть сообщество',
      },
      event: {
        name: 'Приглашение на событие',
        subject: 'Приглашаем вас',
        heading: 'Приходите',
        text: 'Мы готовим встречу и будем рады вас видеть.',
        second: 'Возьмите с собой один вопрос, который хочется обсудить.',
      },
      contacts: {
        name: 'С кем познакомиться',
        subject: 'С кем познакомиться на этой неделе',
        heading: 'С кем стоит познакомиться',
        text: 'Возможно, это как раз те, кто вам нужен.',
      },
    },
  },
}
