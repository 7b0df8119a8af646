import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const founder: Story[] = [
  {
    at: 'school',
    position: both('Founder', 'Основатель'),
    about: both(
      'I started a tutoring marketplace at my kitchen table and grew it to {25..60} people and {6..14} cities. The first ten hires taught me more than the next forty.',
      'Начал{|а} сервис репетиторов за кухонным столом и вырос{|ла} до {25..60 сотрудника|сотрудников|сотрудников} в {6..14} городах. Первые десять наймов научили большему, чем следующие сорок.',
    ),
    request: both(
      'Someone who opened a branch in <Poland|Spain|Kazakhstan|the Netherlands> and remembers every mistake.',
      'Ищу того, кто открывал филиал в <Казахстане|Армении|Узбекистане|Сербии> и помнит все ошибки.',
    ),
    goal: both(
      'Double without losing the people who began with me',
      'Вырасти вдвое и не потерять тех, с кем начинал{|а}',
    ),
    tags: tagged('EdTech/Образование, Hiring/Найм, Scaling/Масштабирование'),
  },
  {
    at: 'tech',
    position: both('CEO', 'Генеральный директор'),
    about: both(
      'Second company: software that plans shifts for {50..120} care homes. The first one failed in {2017..2021}, and I tell that story for free.',
      'Вторая компания: планируем смены для {50..120 дома|домов|домов} престарелых. Первая закрылась в {2017..2021} году, эту историю рассказываю бесплатно.',
    ),
    request: both(
      'Founders between <20|25|30> and 60 people for an honest monthly dinner: salaries, firings, sleep.',
      'Ищу основателей компаний от <20|25|30> до 60 человек для честного ужина раз в месяц: зарплаты, увольнения, сон.',
    ),
    goal: both('Hand over the daily work within a year', 'За год передать операционное управление'),
    tags: tagged('Founders/Основатели, Services/Услуги, Scaling/Масштабирование'),
  },
  {
    at: 'shop',
    position: both('Founder', 'Основатель'),
    about: both(
      'We rent tools instead of selling them: {18..40} pick-up points, {900..1700} drills that never rest. Profitable since last spring, without investors.',
      'Сдаём инструмент вместо того, чтобы его продавать: {18..40 точка|точки|точек} выдачи, {900..1700} дрелей, которые не отдыхают. С прошлой весны в плюсе, без инвесторов.',
    ),
    request: both(
      'A finance director for two days a week who has taken a company through its first audit.',
      'Ищу финансового директора на два дня в неделю, который уже проводил компанию через первый аудит.',
    ),
    goal: both(
      'Double without losing the people who began with me',
      'Вырасти вдвое и не потерять тех, с кем начинал{|а}',
    ),
    tags: tagged('Bootstrapping/Без инвесторов, Services/Услуги, Scaling/Масштабирование'),
  },
  {
    at: 'clinic',
    position: both('Co-founder', 'Сооснователь'),
    about: both(
      'A clinic chain for hearing: {4..9} rooms, {3100..7800} patients, a test that takes eleven minutes. I am an engineer, my co-founder is the doctor.',
      'Сеть кабинетов слуха: {4..9 кабинет|кабинета|кабинетов}, {3100..7800} пациентов, проверка за одиннадцать минут. Я инженер, врач — мой сооснователь.',
    ),
    request: both(
      'An angel who understands services with slow growth and steady margins. We raise {300..600},000 for the next {5..8} cities.',
      'Ищу инвестора, который понимает сервисы с медленным ростом и ровной маржой. Привлекаем деньги на следующие {5..8} городов.',
    ),
    goal: both(
      'Double without losing the people who began with me',
      'Вырасти вдвое и не потерять тех, с кем начинал{|а}',
    ),
    tags: tagged('HealthTech/Медтех, Founders/Основатели, Services/Услуги'),
  },
]
