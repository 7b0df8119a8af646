import type { OptionSettings } from '#contract/communities/options.ts'

export const faq: OptionSettings<'ENABLE_FAQ_AVITO'> = {
  entries: [
    {
      question: { en: 'Who is this community for?', ru: 'Для кого это сообщество?' },
      answer: {
        en: 'For those who make, repair or sell things themselves: craftspeople, repairers, small sellers, photographers, bakers. You need no company, only a trade.',
        ru: 'Для тех, кто сам делает, чинит или продаёт: мастеров, ремонтников, небольших продавцов, фотографов, пекарей. Компания не нужна, нужно дело.',
      },
    },
    {
      question: { en: 'Where do I get an access code?', ru: 'Где взять код для входа?' },
      answer: {
        en: 'A manager of the community gives it to you: after an open workshop, at a fair or by letter. One code may be for one person or for a whole group. If yours does not work, write to help@avito.example.',
        ru: 'Код выдаёт менеджер сообщества: после открытой мастерской, на ярмарке или письмом. Код бывает на одного человека или на целую группу. Если ваш не подходит, напишите на help@avito.example.',
      },
    },
    {
      question: { en: 'What does it cost?', ru: 'Сколько это стоит?' },
      answer: {
        en: 'Taking part is free. Some events have a price, and it is always written on the event’s page before you sign up.',
        ru: 'Участие бесплатное. Некоторые события платные, и цена всегда указана на странице до записи.',
      },
    },
    {
      question: { en: 'How do you choose people for me?', ru: 'Как вы подбираете мне людей?' },
      answer: {
        en: 'We compare your request with the profiles of others and their requests with your profile. We look at the trade, skills, city and what you have in common. Each introduction says the reason.',
        ru: 'Сравниваем ваш запрос с профилями других, а их запросы — с вашим профилем. Смотрим на ремесло, навыки, город и общее между вами. В каждом знакомстве написана причина.',
      },
    },
    {
      question: { en: 'When do the introductions come?', ru: 'Когда приходят знакомства?' },
      answer: {
        en: 'On Tuesday at nine in the morning, your time. You choose whether by letter or in a messenger. The first three are the closest fits.',
        ru: 'Во вторник в девять утра по вашему времени. Письмом или в мессенджере — выбираете вы. Первые трое — самые точные совпадения.',
      },
    },
    {
      question: { en: 'How should I write a request?', ru: 'Как написать запрос?' },
      answer: {
        en: 'Say who you are looking for, what for and by when: “a photographer for thirty pieces, one day in March, Nizhny Novgorod”. The more exact, the better we choose. You can change it at any time.',
        ru: 'Скажите, кого ищете, для чего и когда: «фотографа на тридцать предметов, один день в марте, Нижний Новгород». Чем точнее, тем лучше подбор. Менять запрос можно когда угодно.',
      },
    },
    {
      question: { en: 'What is a joint order?', ru: 'Что такое совместный заказ?' },
      answer: {
        en: 'When a customer needs more than you alone can make, you gather several masters and share the work. Agree beforehand who answers to the customer, who buys the material and how you divide the money. A sample contract is in the library.',
        ru: 'Когда заказчику нужно больше, чем вы сделаете один, вы собираете нескольких мастеров и делите работу. Заранее договоритесь, кто отвечает перед заказчиком, кто покупает материал и как делите деньги. Образец договора есть в библиотеке.',
      },
    },
    {
      question: { en: 'Who sees my phone number?', ru: 'Кто видит мой телефон?' },
      answer: {
        en: 'Nobody, until you show it yourself. In the privacy settings you can hide all contacts or only some. Those who hide them are reached through a moderator.',
        ru: 'Никто, пока вы сами его не откроете. В настройках приватности можно скрыть все контакты или часть. Со скрывшими связываются через модератора.',
      },
    },
    {
      question: { en: 'I do not want to meet a certain person', ru: 'Не хочу знакомиться с конкретным человеком' },
      answer: {
        en: 'Choose “Not interested” on the card and say why: we will not offer this person again, and they will not learn of it. If someone is rude, report it, and a moderator will read it on the same day.',
        ru: 'Нажмите «Не интересно» и укажите причину: этого человека больше не предложим, и он об этом не узнает. Если кто-то груб, пожалуйтесь: модератор прочтёт в тот же день.',
      },
    },
    {
      question: { en: 'Can I pause for a while?', ru: 'Можно ли сделать паузу?' },
      answer: {
        en: 'Yes. Switch networking off in the profile: letters stop and nobody sees your card. When the season is over, switch it on again; everything stays in place.',
        ru: 'Да. Выключите знакомства в профиле: письма прекратятся, карточку никто не увидит. Закончится сезон — включите обратно, всё останется на месте.',
      },
    },
    {
      question: { en: 'How do I hold an open workshop?', ru: 'Как провести открытую мастерскую?' },
      answer: {
        en: 'Write to the community’s team two weeks ahead: the address, the number of guests and what you will show. We make the page, invite neighbours and send a list of participants the day before.',
        ru: 'Напишите команде сообщества за две недели: адрес, сколько гостей и что покажете. Мы сделаем страницу, пригласим соседей и накануне пришлём список участников.',
      },
    },
    {
      question: {
        en: 'Are you responsible for deals between members?',
        ru: 'Вы отвечаете за сделки между участниками?',
      },
      answer: {
        en: 'We introduce people and do not take part in their deals. For larger orders sign a contract and agree on the stages of payment; a template and advice are here.',
        ru: 'Мы знакомим людей и не участвуем в сделках. На крупные заказы заключайте договор и делите оплату на этапы; шаблон и совет у нас есть.',
      },
    },
  ],
}
