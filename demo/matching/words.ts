import type { Language } from '#contract/languages.ts'

/** Messages of intros. */
export const introMessages: Record<Language, string[]> = {
  en: [
    'Hi {name}! I read what you are looking for, and I think I can help. Shall we talk for half an hour on Wednesday?',
    'Hello {name}, our work overlaps more than our profiles say. A coffee this week?',
    'Hi {name}, I have been where you are now. Happy to tell what worked and what did not.',
    'Good day, {name}! I would like to ask your advice on one thing, and I will bring the cake.',
    'Hi {name}, you are the third person who was named to me on this topic. Time to meet!',
  ],
  ru: [
    '{name}, здравствуйте! Прочитал ваш запрос: кажется, могу помочь. Созвонимся на полчаса в среду?',
    'Добрый день, {name}! Наши дела пересекаются больше, чем видно из профилей. Выпьем кофе на этой неделе?',
    '{name}, здравствуйте! Мы уже прошли этот путь, расскажу, что сработало, а что нет.',
    'Здравствуйте, {name}! Хочу посоветоваться об одной вещи. С меня пирог к чаю.',
    '{name}, вас уже третий человек называет мне по этой теме. Давайте знакомиться!',
  ],
}

export const acceptances: Record<Language, string[]> = {
  en: ['With pleasure. Wednesday at ten?', 'Gladly! My calendar is in the contacts.', 'Yes, let us talk.'],
  ru: ['С удовольствием. В среду в десять?', 'Давайте! Контакты открыты, пишите.', 'Да, созвонимся.'],
}

export const refusals: Record<Language, string[]> = {
  en: ['Thank you! This month is full, but the topic is close to me.', ''],
  ru: ['Спасибо! В этом месяце совсем нет времени, но тема мне близка.', ''],
}

export const meetingNotes: Record<Language, string[]> = {
  en: ['Left with two names to call.', 'We talked twice as long as planned.', ''],
  ru: ['Ушли с двумя контактами, кому позвонить.', 'Говорили вдвое дольше, чем собирались.', ''],
}

export const requestAnswers: Record<Language, string[]> = {
  en: [
    'I did exactly this two years ago. Write to me, I will share the documents.',
    'A friend of mine does this every day. I can put you in touch.',
    'Happy to look at it with you for an hour.',
    'We had the same question in spring. The short answer: start smaller than you think.',
  ],
  ru: [
    'Делали ровно это два года назад. Напишите мне, поделюсь документами.',
    'Мой знакомый занимается этим каждый день. Могу познакомить.',
    'Готов посмотреть вместе, часа хватит.',
    'Весной был тот же вопрос. Коротко: начинайте с меньшего, чем кажется.',
  ],
}
