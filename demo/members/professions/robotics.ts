import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const robotics: Story[] = [
  {
    at: 'lab',
    position: both('Robotics engineer', 'Робототехник'),
    about: both(
      'I build arms that pick fruit without bruises: {2..4} seconds for a pear, {91..97}% on the first try. Orchards are kinder than factories.',
      'Делаю манипуляторы, которые собирают фрукты без синяков: груша за {2..4 секунду|секунды|секунд}, {91..97} % с первой попытки. В садах добрее, чем на заводах.',
    ),
    request: both(
      'Fruit growers with at least {4..8} hectares who let us try one season.',
      'Ищу садоводов, у которых от {4..8} гектаров и которые пустят нас на один сезон.',
    ),
    goal: both('Make the first hundred pieces in one place', 'Сделать первые сто штук на одной площадке'),
    tags: tagged('Robotics/Робототехника, Agriculture/Сельское хозяйство, Prototyping/Прототипы'),
  },
  {
    at: 'tech',
    position: both('Hardware engineer', 'Инженер-электронщик'),
    about: both(
      'Hardware from prototype to a run of {500..1500}: meters, toys, a stethoscope. I know which connector will fail.',
      'Устройства от прототипа до тиража {500..1500} штук: счётчики, игрушки, стетоскоп. Знаю, какой разъём откажет первым.',
    ),
    request: both(
      'A small workshop with a laser cutter and a patient owner, within an hour’s ride.',
      'Ищу небольшую мастерскую с лазерной резкой и терпеливым хозяином, в часе езды.',
    ),
    goal: both('Make the first hundred pieces in one place', 'Сделать первые сто штук на одной площадке'),
    tags: tagged('Hardware/Устройства, Prototyping/Прототипы, Electronics/Электроника'),
  },
  {
    at: 'tech',
    position: both('Robotics engineer', 'Робототехник'),
    about: both(
      'Warehouse robots for rooms where the floor is not flat, {30..65} of them in {5..9} small warehouses. They stop for cats.',
      'Складские роботы для неровных полов: {30..65 штука|штуки|штук} на {5..9} небольших складах. Уступают дорогу кошкам.',
    ),
    request: both(
      'A warehouse owner with narrow aisles and a sense of humour, for a pilot of {6..10} weeks.',
      'Ищу владельца склада с узкими проходами и чувством юмора для пилота на {6..10} недель.',
    ),
    goal: both('Make the first hundred pieces in one place', 'Сделать первые сто штук на одной площадке'),
    tags: tagged('Robotics/Робототехника, Warehouses/Склады, Hardware/Устройства'),
  },
  {
    at: 'lab',
    position: both('Head of hardware', 'Руководитель разработки устройств'),
    about: both(
      'Prosthetic hands: {45..90} people wear ours, the youngest is {6..9}. We print the shell and cast the fingers.',
      'Протезы рук: наши носят {45..90 человек|человека|человек}, самому младшему {6..9} лет. Корпус печатаем, пальцы отливаем.',
    ),
    request: both(
      'Doctors and occupational therapists who fit children’s prostheses.',
      'Ищу врачей и эрготерапевтов, которые подбирают детям протезы.',
    ),
    goal: both('Halve the price of a child’s hand', 'Вдвое снизить цену детского протеза'),
    tags: tagged('Prosthetics/Протезы, Hardware/Устройства, Prototyping/Прототипы'),
  },
]
