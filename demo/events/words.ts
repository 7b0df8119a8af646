/** Answers to free questions of events. */
export const freeAnswers = {
  en: [
    'How do I find the first ten customers without advertising?',
    'I would like to compare notes with somebody two years ahead of me.',
    'Which mistake would you not repeat?',
    'We grow, but the margin does not. Where do I look first?',
    'I can tell about our move from three tools to one.',
    'Mostly I come to listen, and to meet two people I do not know yet.',
  ],
  ru: [
    'Как найти первых десять клиентов без рекламы?',
    'Хочу сверить часы с тем, кто на два года впереди.',
    'Какую ошибку вы бы не повторили?',
    'Растём, а маржа нет. С чего начать смотреть?',
    'Могу рассказать, как мы с трёх программ переехали на одну.',
    'Больше послушать и познакомиться с двумя новыми людьми.',
  ],
} as const
