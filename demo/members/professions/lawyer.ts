import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const lawyer: Story[] = [
  {
    at: 'solo',
    position: both('Lawyer', 'Юрист'),
    about: both(
      'Contracts for people who make things: furniture, films, software. I have read {3000..6400} of them and can say where the quarrel will be.',
      'Договоры для тех, кто что-то делает: мебель, фильмы, программы. Прочитал{|а} {3000..6400} и сразу вижу, где будет спор.',
    ),
    request: both(
      'A developer for a contract checker: {40..60} rules are written, the program is not.',
      'Ищу разработчика для проверки договоров: {40..60 правило написано|правила написаны|правил написаны}, программы пока нет.',
    ),
    goal: both('Publish forms that anyone may use', 'Опубликовать формы, которыми сможет пользоваться каждый'),
    tags: tagged('Contracts/Договоры, Start-ups/Стартапы, Disputes/Споры'),
  },
  {
    at: 'firm',
    position: both('Product lawyer', 'Юрист по продуктам'),
    about: both(
      'Data protection and AI: I write consent forms that a tired parent understands. Clients are {7..15} clinics and {4..8} speech start-ups.',
      'Персональные данные и ИИ: пишу согласия, которые поймёт усталый родитель. Среди клиентов {7..15} клиник и {4..8 стартап|стартапа|стартапов} с речевыми моделями.',
    ),
    request: both(
      'Founders who train models on users’ voices: I am writing a guide on consent and will review yours for free.',
      'Ищу основателей, которые обучают модели на голосах пользователей: пишу руководство о согласии и проверю ваше бесплатно.',
    ),
    goal: both('Publish forms that anyone may use', 'Опубликовать формы, которыми сможет пользоваться каждый'),
    tags: tagged('Data protection/Персональные данные, AI policy/Право и ИИ, Start-ups/Стартапы'),
  },
  {
    at: 'firm',
    position: both('Partner at a law firm', 'Партнёр юридической фирмы'),
    about: both(
      'Trial lawyer, {120..260} hearings, mainly builders against customers and the other way round. Half of the cases I settle over tea.',
      'Судебный юрист: {120..260} заседаний, чаще всего строители против заказчиков и наоборот. Половину дел мирю за чаем.',
    ),
    request: both(
      'A builder or engineer who can serve as an expert in court: cracks, leaks, estimates.',
      'Ищу строителя или инженера, который сможет быть экспертом в суде: трещины, протечки, сметы.',
    ),
    goal: both('Move from hours to fixed prices', 'Перейти от почасовой оплаты к твёрдым ценам'),
    tags: tagged('Disputes/Споры, Construction law/Строительное право, Contracts/Договоры'),
  },
  {
    at: 'firm',
    position: both('Lawyer', 'Юрист'),
    about: both(
      'Trademarks and designs for small brands: {210..480} registrations, {30..60} disputes with copycats. A first look costs nothing.',
      'Товарные знаки и промышленный дизайн для небольших марок: {210..480} регистраций, {30..60 спор|спора|споров} с подражателями. Первый взгляд бесплатно.',
    ),
    request: both(
      'Designers and makers whose work was copied. I collect cases for a free morning clinic {inCity}.',
      'Ищу дизайнеров и мастеров, чьи работы скопировали. Собираю случаи для бесплатной утренней консультации {inCity}.',
    ),
    goal: both('Move from hours to fixed prices', 'Перейти от почасовой оплаты к твёрдым ценам'),
    tags: tagged('Trademarks/Товарные знаки, Disputes/Споры, Contracts/Договоры'),
  },
]
