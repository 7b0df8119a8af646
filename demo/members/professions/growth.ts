import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const growth: Story[] = [
  {
    at: 'tech',
    position: both('Growth marketer', 'Маркетолог по росту'),
    about: both(
      'I grow things that people recommend anyway: referral programmes for {5..9} products, the best one brings {31..46}% of new customers. No pop-ups.',
      'Рощу то, что и так советуют друзьям: реферальные программы для {5..9} продуктов, лучшая приводит {31..46} % новых клиентов. Без всплывающих окон.',
    ),
    request: both(
      'A founder who needs the first hundred customers rather than a strategy.',
      'Ищу основателя, которому нужны первые сто клиентов, а не стратегия.',
    ),
    goal: both('Lead marketing of one product for five years', 'Пять лет вести маркетинг одного продукта'),
    tags: tagged('Growth/Рост, Referral/Рефералы, Launch/Запуск'),
  },
  {
    at: 'tech',
    position: both('Head of marketing', 'Директор по маркетингу'),
    about: both(
      'Launched an app in {3..6} countries from one desk, and learned which words do not travel. My spreadsheets have footnotes.',
      'Запустил{|а} приложение в {3..6} странах из-за одного стола и понял{|а}, какие слова не переводятся. В моих таблицах есть сноски.',
    ),
    request: both(
      'A translator for Turkish and Arabic who also rewrites, for a launch in spring.',
      'Ищу переводчика на турецкий и арабский, который умеет переписывать, для весеннего запуска.',
    ),
    goal: both('Lead marketing of one product for five years', 'Пять лет вести маркетинг одного продукта'),
    tags: tagged('Launch/Запуск, Growth/Рост, Brand/Бренд'),
  },
  {
    at: 'studio',
    position: both('Growth marketer', 'Маркетолог по росту'),
    about: both(
      'Local marketing for clinics, schools and workshops: {45..110} of them, none further than an hour away. I count calls, not likes.',
      'Местный маркетинг для клиник, школ и мастерских: их {45..110}, и ни одна не дальше часа езды. Считаю звонки, а не лайки.',
    ),
    request: both(
      'An owner of a clinic or school who wants to fill Tuesday mornings. First month at my risk.',
      'Ищу владельца клиники или школы, которому нужно заполнить утро вторника. Первый месяц на мой риск.',
    ),
    goal: both('Prove that letters sell better than adverts', 'Доказать, что письма продают лучше рекламы'),
    tags: tagged('Local marketing/Местный маркетинг, Growth/Рост, Email/Письма'),
  },
  {
    at: 'studio',
    position: both('Community manager', 'Менеджер сообщества'),
    about: both(
      'I run paid communities: the one for accountants has {800..1900} members and {6..9}% monthly growth. The secret is the Tuesday question.',
      'Веду платные сообщества: в бухгалтерском {800..1900} участников и {6..9} % роста в месяц. Секрет — вопрос по вторникам.',
    ),
    request: both(
      'Who has run a referral programme for a paid community? I would like to compare real numbers.',
      'Кто вёл реферальную программу в платном сообществе? Хочу сравнить настоящие цифры.',
    ),
    goal: both('Prove that letters sell better than adverts', 'Доказать, что письма продают лучше рекламы'),
    tags: tagged('Communities/Сообщества, Referral/Рефералы, Email/Письма'),
  },
]
