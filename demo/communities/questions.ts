import type { Question } from '#contract/participants/question.ts'

export type DemoQuestion = Pick<
  Question,
  'type' | 'text' | 'hint' | 'isRequired' | 'options' | 'atMost' | 'isAnswerVisible'
>

const none = { en: '', ru: '' }
const option = (id: string, en: string, ru: string) => ({ id, text: { en, ru } })

const since: DemoQuestion = {
  type: 'YEAR',
  text: { en: 'Since which year have you been doing what you do?', ru: 'С какого года вы занимаетесь своим делом?' },
  hint: { en: 'Roughly is fine.', ru: 'Можно примерно.' },
  isRequired: false,
  options: [],
  atMost: 1,
  isAnswerVisible: true,
}

const meet: DemoQuestion = {
  type: 'CHECKBOX',
  text: { en: 'How do you like to meet?', ru: 'Как вам удобнее знакомиться?' },
  hint: { en: 'Choose up to two.', ru: 'Выберите не больше двух.' },
  isRequired: true,
  options: [
    option('coffee', 'Over tea or coffee', 'За чаем или кофе'),
    option('call', 'On a call', 'По видеосвязи'),
    option('walk', 'On a walk', 'На прогулке'),
    option('event', 'At events', 'На встречах сообщества'),
  ],
  atMost: 2,
  isAnswerVisible: true,
}

const heard: DemoQuestion = {
  type: 'RADIO',
  text: { en: 'How did you hear about us?', ru: 'Откуда вы о нас узнали?' },
  hint: none,
  isRequired: true,
  options: [
    option('friend', 'From a friend', 'От друзей'),
    option('event', 'At an event', 'На встрече'),
    option('net', 'On the web', 'В интернете'),
    option('other', 'Another way', 'Другое'),
  ],
  atMost: 1,
  isAnswerVisible: false,
}

const help = (en: string, ru: string): DemoQuestion => ({
  type: 'TEXT',
  text: { en, ru },
  hint: { en: 'One or two sentences.', ru: 'Одно-два предложения.' },
  isRequired: false,
  options: [],
  atMost: 1,
  isAnswerVisible: true,
})

/** Questions of each community to newcomers; those not listed ask none. */
export const demoQuestions: Record<string, DemoQuestion[]> = {
  samovar: [heard, meet, help('What could others ask you about?', 'О чём вас можно спрашивать?')],
  vtb: [heard, since, help('What would you like to learn this year?', 'Чему вы хотите научиться в этом году?')],
  avito: [since, meet],
  tim: [meet, help('What are you working on right now?', 'Над чем вы работаете прямо сейчас?')],
  alumni: [
    {
      ...since,
      text: { en: 'In which year did you graduate?', ru: 'В каком году вы окончили учёбу?' },
      isRequired: true,
    },
    heard,
  ],
}
