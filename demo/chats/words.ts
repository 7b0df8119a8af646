import type { Language } from '#contract/languages.ts'

/** What two people say after their intro, in turn, the sender of the intro first. */
export const talks: Record<Language, string[][]> = {
  en: [
    [
      'Thank you for answering so quickly! Is next week any good for a call?',
      'Wednesday works best for me, any time after three.',
      'Wednesday at four then. I will bring two questions and one half-baked idea.',
      'Half-baked is my favourite kind. See you on Wednesday!',
    ],
    [
      'I read your profile twice. How did you get your first ten customers?',
      'Honestly? I knocked on doors in my own street. Three of them still buy from us.',
      'That is exactly what I keep putting off. Could I show you our list and you tell me where to begin?',
      'Gladly. Send it over, I will look at it on the train tomorrow.',
      'Sent. Be merciless.',
    ],
    [
      'Shall we meet for a coffee? I am in town until Friday.',
      'Thursday morning, the place next to the station?',
      'Perfect, half past nine. I will be the one with the yellow notebook.',
      'It was good to meet you! Here is the name of the accountant I mentioned: Marta, at the office on the corner.',
      'Wrote to her already, thank you. I owe you a cake.',
    ],
    [
      'I asked a colleague about your question. She says the trial run takes about six weeks, not three.',
      'That changes our plan, and better now than in January. Thank you!',
      'She is happy to talk to you herself. Shall I put you two in touch?',
      'Yes, please.',
    ],
    [
      'Are you going to the next evening? I would like to introduce you to two people there.',
      'I am! Who are they?',
      'One runs a small press, the other teaches evening classes. You three would not stop talking.',
      'Then keep us seats in the corner.',
    ],
  ],
  ru: [
    [
      'Спасибо, что так быстро ответили! Удобно созвониться на следующей неделе?',
      'Лучше всего в среду, в любое время после трёх.',
      'Тогда в среду в четыре. Принесу два вопроса и одну сырую идею.',
      'Сырые идеи люблю больше всего. До среды!',
    ],
    [
      'Прекрасный у вас профиль! Как вы нашли первых десять клиентов?',
      'Честно? Дверь за дверью, в соседних дворах. Трое до сих пор покупают у нас.',
      'Именно это я всё время откладываю. Можно показать вам наш список, а вы скажете, с чего начать?',
      'С удовольствием. Присылайте, посмотрю завтра в поезде.',
      'Список уже у вас. Не щадите.',
    ],
    [
      'Выпьем кофе? Я в городе до пятницы.',
      'В четверг утром, в кофейне у вокзала?',
      'Отлично, в половине десятого. Узнаете меня по жёлтому блокноту.',
      'Приятно было познакомиться! Бухгалтера, о которой шла речь, зовут Марта, её контора на углу.',
      'Уже пишу ей, спасибо. С меня пирог.',
    ],
    [
      'Коллега ответила на ваш вопрос: пробный запуск занимает около шести недель, а не три.',
      'Это меняет наш план, и лучше узнать сейчас, чем в январе. Спасибо!',
      'Она готова сама всё рассказать. Познакомить вас?',
      'Да, пожалуйста.',
    ],
    [
      'Вы придёте на ближайшую встречу? Хочу познакомить вас там с двумя людьми.',
      'Приду! Кто они?',
      'Одна руководит небольшим издательством, другой ведёт вечерние курсы. Вам троим будет о чём поговорить.',
      'Тогда займите нам места в углу.',
    ],
  ],
}

export const groupTalk: Record<Language, { name: string; lines: string[] }> = {
  en: {
    name: 'Breakfast on Thursdays',
    lines: [
      'I thought we should all know each other. Breakfast this Thursday?',
      'In! Where?',
      'The bakery by the canal opens at eight.',
      'I can be there at half past. Keep me a cinnamon roll.',
      'Booked a table for four. {member}, will you bring the list of questions?',
    ],
  },
  ru: {
    name: 'Завтраки по четвергам',
    lines: [
      'Нам всем стоит познакомиться. Завтрак в этот четверг?',
      'Я за! Где?',
      'Пекарня у набережной открывается в восемь.',
      'Буду в половине девятого. Оставьте мне булочку с корицей.',
      'Стол на четверых забронирован. {member}, захватите список вопросов?',
    ],
  },
}

export const eventTalk: Record<Language, string[]> = {
  en: [
    'Welcome, everybody! Ask here whatever you would like to know before we meet.',
    'Is there somewhere to leave a bicycle?',
    'Yes, in the courtyard. The code of the gate is in your confirmation.',
    'I am coming straight from the airport, may I bring a suitcase?',
    'Of course, there is room behind the counter.',
  ],
  ru: [
    'Добро пожаловать! Спрашивайте здесь обо всём, что хочется узнать до встречи.',
    'Можно ли где-нибудь оставить велосипед?',
    'Да, во дворе. Код от калитки есть в вашем подтверждении.',
    'Я приеду прямо из аэропорта, можно с чемоданом?',
    'Конечно, за стойкой есть место.',
  ],
}

export const meetingPlaces: Record<Language, { proposed: string; agreed: string }> = {
  en: { proposed: 'A video call', agreed: 'The café by the library' },
  ru: { proposed: 'Видеозвонок', agreed: 'Кафе у библиотеки' },
}
