import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const factory: Story[] = [
  {
    at: 'factory',
    position: both('Plant director', 'Директор завода'),
    about: both(
      'We make valves for boiler rooms: {40..110} people, {6..14} machines, a defect rate of {2..4} in a thousand. Every batch has a name on it.',
      'Делаем арматуру для котельных: {40..110 человек|человека|человек}, {6..14 станок|станка|станков}, брак — {2..4} на тысячу. На каждой партии стоит имя мастера.',
    ),
    request: both(
      'A recruiter for shop floors and a landlord with rooms for {10..20} welders.',
      'Ищу рекрутера на рабочие специальности и жильё для {10..20} сварщиков.',
    ),
    goal: both('Ship to three new regions', 'Начать отгрузки в три новых региона'),
    tags: tagged('Manufacturing/Производство, Equipment/Оборудование, Quality control/Контроль качества'),
  },
  {
    at: 'factory',
    position: both('Factory owner', 'Владелец производства'),
    about: both(
      'A plywood and furniture-parts plant, third generation. {70..160} customers are workshops with fewer than five people.',
      'Завод фанеры и мебельных деталей, третье поколение. Большинство из {100..160} наших клиентов — мастерские, где меньше пяти человек.',
    ),
    request: both(
      'Dealers and installers in regions where we have none; I give goods on credit after a visit.',
      'Ищу дилеров и монтажников в регионах, где нас нет; после знакомства отгружаем с отсрочкой.',
    ),
    goal: both('Ship to three new regions', 'Начать отгрузки в три новых региона'),
    tags: tagged('Manufacturing/Производство, Dealers/Дилеры, Equipment/Оборудование'),
  },
  {
    at: 'factory',
    position: both('Factory owner', 'Владелец производства'),
    about: both(
      'I run a sewing factory of {55..130} seats: workwear, school uniforms, short runs from {5..20}0 pieces. We cut by computer and finish by hand.',
      'Швейное производство на {55..130 место|места|мест}: спецодежда, школьная форма, малые тиражи от {5..20}0 штук. Кроим на компьютере, доводим руками.',
    ),
    request: both(
      'Small brands that need {2..5}00 pieces, not twenty thousand: bags, aprons, jackets.',
      'Ищу небольшие марки, которым нужно {2..5}00 вещей, а не двадцать тысяч: сумки, фартуки, куртки.',
    ),
    goal: both('Fill the second shift', 'Загрузить вторую смену'),
    tags: tagged('Workwear/Спецодежда, Short runs/Малые тиражи, Manufacturing/Производство'),
  },
  {
    at: 'factory',
    position: both('Plant director', 'Директор завода'),
    about: both(
      'Ceramic tiles: two kilns that have not cooled since {2012..2018}. I installed cameras for cracks and still check one box a day myself.',
      'Керамическая плитка: две печи, которые не остывали с {2012..2018} года. Поставил{|а} камеры на трещины, но одну коробку в день проверяю {сам|сама}.',
    ),
    request: both(
      'An engineer in computer vision for the sorting line. We have samples, light and patience.',
      'Ищу инженера по компьютерному зрению на линию сортировки. Есть образцы, свет и терпение.',
    ),
    goal: both('Automate quality control on one line', 'Автоматизировать контроль качества на одной линии'),
    tags: tagged('Quality control/Контроль качества, Automation/Автоматизация, Manufacturing/Производство'),
  },
]
