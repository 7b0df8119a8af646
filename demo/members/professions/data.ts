import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const data: Story[] = [
  {
    at: 'shop',
    position: both('Analytics lead', 'Руководитель аналитики'),
    about: both(
      'I count things for retail: {140..320} shops, {3..7} million receipts a month, one question at a time. My forecast for yoghurt is off by {4..7}%, and I am still not happy.',
      'Считаю розницу: {140..320} магазинов, {3..7 миллион|миллиона|миллионов} чеков в месяц, по одному вопросу за раз. Прогноз по йогуртам ошибается на {4..7} %, и мне всё мало.',
    ),
    request: both(
      'Owners of two or three shops or cafés who keep their receipts: I will build a demand forecast for free and write about it.',
      'Ищу владельцев двух-трёх магазинов или кафе, которые хранят чеки: бесплатно соберу прогноз спроса и напишу об этом.',
    ),
    goal: both('Build a small consultancy of sceptics', 'Собрать небольшое бюро скептиков'),
    tags: tagged('Analytics/Аналитика, Forecasting/Прогнозы, Retail/Розница'),
  },
  {
    at: 'tech',
    position: both('Data engineer', 'Инженер данных'),
    about: both(
      'Analyst turned data engineer, because the numbers arrived late. I built the warehouse of a bike-sharing firm in {5..8} months with one colleague.',
      'Аналитик, который стал инженером данных, потому что цифры всегда опаздывали. За {5..8 месяц|месяца|месяцев} вдвоём с коллегой собрал{|а} хранилище для велопроката.',
    ),
    request: both(
      'Someone who has hired analysts in {3..4} countries. I need to set salaries for a team that never meets.',
      'Ищу человека, который нанимал аналитиков в {3..4} странах: нужно назначить зарплаты команде, которая никогда не видится.',
    ),
    goal: both('Build a small consultancy of sceptics', 'Собрать небольшое бюро скептиков'),
    tags: tagged('SQL/SQL, Analytics/Аналитика, Statistics/Статистика'),
  },
  {
    at: 'tech',
    position: both('Data analyst', 'Аналитик данных'),
    about: both(
      'I run experiments: {90..200} A/B tests in {4..6} years and a public list of the {12..20} that I read wrongly. Teams invite me to argue with their dashboards.',
      'Провожу эксперименты: {90..200 A/B-тест|A/B-теста|A/B-тестов} за {4..6 год|года|лет} и открытый список из {12..20} случаев, где я прочитал{|а} их неверно. Меня зовут спорить с дашбордами.',
    ),
    request: both(
      'A product manager who wants a sceptic on the team. I do retention, pricing tests and bad news.',
      'Ищу менеджера продукта, которому нужен скептик в команде. Занимаюсь удержанием, тестами цен и плохими новостями.',
    ),
    goal: both('Publish a book on reading experiments', 'Издать книгу о том, как читать эксперименты'),
    tags: tagged('Experiments/Эксперименты, Analytics/Аналитика, Statistics/Статистика'),
  },
  {
    at: 'firm',
    position: both('Data analyst', 'Аналитик данных'),
    about: both(
      'Statistics for charities and city councils: who comes, who stays away, and why. My last study counted {2400..5200} library visits by hand.',
      'Статистика для благотворителей и мэрий: кто приходит, кто нет и почему. В последнем исследовании вручную посчитал{|а} {2400..5200} визитов в библиотеки.',
    ),
    request: both(
      'A data journalist to turn {7..12} years of public transport numbers into a story people read to the end.',
      'Ищу журналиста данных: из {7..12} лет статистики транспорта хочется сделать историю, которую дочитают.',
    ),
    goal: both('Build a small consultancy of sceptics', 'Собрать небольшое бюро скептиков'),
    tags: tagged('Statistics/Статистика, Open data/Открытые данные, Analytics/Аналитика'),
  },
]
