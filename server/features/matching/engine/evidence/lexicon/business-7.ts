export const concepts = `
copacking-bottling < contract-manufacturing, food-production
= filling, packing and bottling to order | фасовка и розлив на заказ
doers co-packer, bottler, filling service owner | фасовщик, владелец фасовочного цеха, контрактный фасовщик
work pack tea to order, fill bottles, pack powders, pack food, bottle drinks | фасую продукты, фасуем чай, разливаем напитки, фасуем сыпучие, разливаем косметику, фасовка продуктов
field co-packing, filling and packing, bottling, tea bags, sachets, contract packing | фасовка, розлив, контрактная фасовка, саше, чайные пакетики, фасовка сыпучих
needs pack our tea, pack powder, fill in jars, bottle a drink, pack in sachets, packing to order | расфасовать чай, расфасовать крупу, фасовка в пакетики, разлить по бутылкам, разлить по банкам, фасовка в саше, расфасовать продукт

electrical-installation < construction-contracting
= electrical works | электромонтаж
doers electrician, electrical fitter | электрик, электромонтажник, электромонтёр
work install wiring, do electrical works, connect equipment, lay cables | делаю проводку, делаю электрику, подключаю оборудование, меняю проводку, тяну кабель, электромонтажные работы
field electrical wiring, electrical panel, sockets and switches, electrical works, power connection, street lighting | проводка, электрощит, розетки и выключатели, электромонтаж, подключение мощности, уличное освещение
needs replace wiring, old wiring, sockets do not work, connect a machine, light in yard, need an electrician, power cuts, connect stove | заменить проводку, старая проводка, не работает розетка, подключить станок, освещение во дворе, нужен электрик, выбивает автоматы, подключить плиту, провести свет, повесить люстру

plumbing-heating-works < construction-contracting
= plumbing and heating works | сантехника и отопление
doers plumber, heating engineer, boiler technician | сантехник, отопленец, мастер по котлам, водопроводчик, инженер по отоплению
work install boilers, repair pipes, install heating, fix leaks, install plumbing | ставлю котлы, чиню трубы, монтирую отопление, меняю трубы, устраняю протечки, делаю сантехнику, монтаж отопления
field boilers, heating pipes, water supply, sewerage, septic tank, radiators, ventilation, underfloor heating, heat pump | котлы, трубы отопления, водоснабжение, канализация, септик, радиаторы, вентиляция, тёплый пол, тепловой насос, батареи отопления
needs pipe burst, leaking pipe, leaking tap, cold radiators, install a boiler, no hot water, heating for house, blocked drain, need a plumber, ventilation for kitchen, water in house | прорвало трубу, течёт труба, течёт кран, холодные батареи, поставить котёл, нет горячей воды, отопление в доме, засорилась канализация, нужен сантехник, вентиляция для кухни, вода в дом, поставить септик, отопление цеха

boats-vehicles-trade < trade
= special vehicles and boats | спецтранспорт и лодки
doers truck dealer, bus dealer, boat builder, boat seller, special vehicles dealer | продавец грузовиков, дилер грузовиков, продавец автобусов, строитель лодок, производитель лодок, поставщик спецтехники
work sell trucks, sell buses, build boats, supply special vehicles | продаю грузовики, продаю автобусы, строю лодки, поставляю спецтехнику, вожу спецтехнику из Китая
field trucks, buses, boats, construction machinery, trailers, minibuses, food trucks | грузовики, автобусы, лодки, катера, спецтехника, прицепы, микроавтобусы, автолавка, бытовки
needs buy a truck, buy a bus, buy excavator, used truck, trailer for car, special vehicle | купить грузовик, купить автобус, купить экскаватор, грузовик бу, купить прицеп, нужна спецтехника, купить бытовку

sample-product-development < contract-manufacturing
= product development and samples | разработка изделий и образцы
doers product engineer, design engineer, product developer, prototype maker | конструктор изделий, инженер-конструктор, разработчик изделий, изготовитель образцов
work develop products for manufacture, make samples, make drawings, design parts, prepare for production | разрабатываю изделия, делаю образцы, делаю чертежи, конструирую изделия, готовлю к производству, конструирую корпуса
field technical drawings, product samples, design documentation, industrial prototype, design for manufacturing, 3D model of part | чертежи, образцы изделий, конструкторская документация, промышленный образец, подготовка производства, 3D-модель детали
needs drawing of part, make a sample, from sketch to product, design a housing | сделать чертежи, чертёж детали, сделать образец, изготовить образец, разработать корпус, подготовить к производству, сделать чертёж, нужен конструктор, нужны чертежи, разработать изделие

pro-supplies-medical-lab < medical-equipment-trade
= consumables for hospitals and laboratories | расходники для больниц и лабораторий
doers lab supplies dealer, reagents supplier, medical consumables supplier | поставщик реактивов, поставщик расходников, поставщик медицинских расходников
work supply reagents, supply consumables, supply laboratories | поставляю реактивы, поставляю расходники, оснащаю лаборатории, снабжаю больницы
field reagents, laboratory glassware, medical consumables, gloves and masks, syringes, test kits | реактивы, лабораторная посуда, медицинские расходники, перчатки и маски, шприцы, тест-системы
needs buy reagents, reagents do not arrive, consumables for laboratory, gloves for hospital, reagents from abroad | купить реактивы, нет реактивов, реактивы не привозят, расходники для лаборатории, перчатки для больницы, реактивы из-за рубежа, достать реактивы

equipment-donation < trade, volunteering
= giving away equipment and goods | передача оборудования и вещей
doers donor of equipment, in-kind donor | даритель оборудования, жертвователь вещей
work give away equipment, donate computers, give furniture away | отдаю оборудование, отдаю мебель, дарю компьютеры, передаю технику в дар
field in-kind donation, donated equipment, written-off equipment, free furniture | передача в дар, списанное оборудование, мебель даром, техника в дар
needs used computers, computers for orphanage, furniture as gift, free equipment, give away furniture, donate clothes | отдать мебель, отдать компьютеры, старые компьютеры, мебель в дар, принять в дар, отдать даром, оборудование бесплатно

payments-from-customers-abroad < payment-acquiring, cross-border-payments
= being paid by foreign customers | оплата от зарубежных клиентов
doers merchant account consultant, payout specialist | консультант по приёму платежей, специалист по выводу средств
work help receive foreign payments, open merchant accounts, connect Stripe | помогаю принимать оплату, подключаю Stripe, принимаю платежи из-за рубежа, открываю мерчант-аккаунты
field Stripe, PayPal, Payoneer, merchant account, foreign invoices | Страйп, Пэйпал, Пайонир, мерчант-аккаунт, приём валюты, счёт в долларах
needs get paid from abroad, foreign client pays, receive dollars, invoice foreign client, open Stripe account, withdraw from PayPal, client cannot pay | получить оплату, принимать доллары, принять валюту, зарубежный клиент оплатил, выставить инвойс, открыть Stripe, вывести с PayPal, клиент не может оплатить, принимать евро

local-guide-business < foreign-trade, business-development
= local representative in a country | представитель в стране
doers local representative, local agent, local fixer, country manager, market entry agent | местный представитель, представитель в Китае, представитель в Турции, представитель в Индии, местный агент, страновой менеджер
work represent companies locally, represent company in China, help on the ground, live and work in China | представляю компании, представляю интересы в Китае, помогаю на месте, живу в Китае, живу в Шэньчжэне, представляю в Турции
field local representation, representative office, on-site help, local partner search | представительство за рубежом, представительские услуги, помощь на месте, местный партнёр, Шэньчжэнь
needs someone on the ground, representative in China, person in China, person in Turkey, meet the supplier, visit supplier, visit a plant, check on place | человек на месте, человек в Китае, человек в Турции, встретиться с поставщиком, съездить к поставщику, съездить на завод, проверить на месте, кто живёт в Китае

auto-fleet-management < trucking, operations
= vehicle fleet | автопарк компании
doers fleet manager, transport manager, garage manager | начальник автопарка, начальник гаража, транспортный менеджер, механик автопарка
work manage vehicles, maintain a fleet, organise transport of company | веду автопарк, обслуживаю автопарк, отвечаю за транспорт, организую транспорт
field company vehicles, fleet maintenance, fuel consumption control, waybills, tachograph | корпоративный транспорт, обслуживание автопарка, контроль топлива, путевые листы, тахограф
needs company cars, control fuel, drivers steal fuel, vehicle maintenance, transport for staff | машины компании, контролировать топливо, сливают топливо, обслуживать машины, развозка сотрудников, автобус для сотрудников

ship-crew-work < maritime-shipping
= seafaring jobs and crews | работа моряков и экипажи
doers crewing manager, marine engineer on board, ship mechanic, ship navigator, deck officer | крюинг-менеджер, судовой механик, штурман, помощник капитана, судомеханик
work hire crews, repair ships, work as ship mechanic, sail on tankers | набираю экипажи, ремонтирую суда, работаю судовым механиком, хожу на танкерах
field crewing, ship repair, seafarer contract, ship supply | крюинг, судоремонт, контракт моряка, снабжение судов, ремонт судов
needs find a crew, crew for vessel, repair a ship, job at sea, ship supplies | найти экипаж, экипаж на судно, отремонтировать судно, работа в море, снабдить судно

rooms-for-guests-workers < rental-agency, hr
= housing for workers and students | жильё для рабочих и студентов
doers hostel manager, dormitory manager | комендант общежития, управляющий общежитием
work house workers, rent rooms to students, rent out a room | размещаю рабочих, сдаю комнату, сдаю комнаты студентам, сдаю комнаты
field dormitory, workers' hostel, student housing, room for rent | общежитие, хостел для рабочих, жильё для студентов, комната в аренду, сдаётся комната
needs room for student, housing for workers, house the workers, room for intern, dormitory place, room near university | комната для студента, жильё для рабочих, поселить рабочих, разместить рабочих, комната для стажёра, место в общежитии, комната рядом с университетом, поселить сотрудников

sea-road-multimodal < freight-forwarding
= door-to-door delivery of goods | доставка грузов под ключ
doers door-to-door forwarder, multimodal operator, transport forwarder | оператор мультимодальных перевозок, экспедитор грузов, логист под ключ
work deliver door to door, deliver turnkey, combine sea and rail, calculate delivery | доставляю от двери до двери, доставляем под ключ, считаю доставку, везём морем и по железной дороге, рассчитываю маршруты
field door-to-door delivery, cargo from Europe, cargo from India, transit cargo, shipping route, delivery terms, dangerous goods papers | доставка от двери до двери, грузы из Европы, грузы из Индии, транзитные грузы, маршрут доставки, условия поставки, базис поставки, доставка под ключ, международная доставка
needs delivery cost, cheaper route, long delivery, alternative route, delivery from India, delivery to America, delivery from Italy, send equipment abroad, goods on the way, lost cargo, ship to Africa, send exhibition, transport exhibits | рассчитать доставку, посчитать доставку, стоимость доставки, дешевле везти, долго везут, другой маршрут, альтернативный маршрут, доставка из Индии, доставка в Америку, доставка из Италии, отправить оборудование, груз в пути, потерялся груз, доставить в Африку, отправить выставку, перевезти экспонаты, перевезти картины

product-sourcing-search < procurement, contract-manufacturing
= searching for a workshop or factory | поиск цеха или завода
doers production broker, outsourcing production manager, factory scout | менеджер по размещению заказов, посредник по производству, организатор производства
work place orders at factories, find factories, know factories, organise production for others | размещаю заказы на заводах, нахожу заводы, знаю заводы, нахожу производства, подбираю производство, организую выпуск
field factory search, production partner, factory contacts, outsourced production, production order | поиск производства, производственный партнёр, контакты заводов, производственный заказ, производство на аутсорсе, производственная кооперация
needs find a workshop, find a factory, factory for product, workshop for order, workshop with capacity, place production order, factory in Turkey, factory in Russia, plant with free capacity | найти цех, найти фабрику, найти завод, завод для продукта, цех для заказа, партнёр по производству, разместить производство, кто может сделать, кто может изготовить, фабрика в России, завод со свободными мощностями, ищем производство, ищем завод, ищем цех

first-customers < sales, entrepreneurship
= first customers and pilots | первые клиенты и пилоты
doers early customer, pilot customer, design partner | пилотный заказчик, первый заказчик, ранний клиент
work become first customer, try new products, give pilots, test startups' products | готов попробовать продукт, беру пилоты, провожу пилоты у себя, тестирую новые продукты, готовы протестировать
field pilot project, pilot implementation, reference customer, early customers, beta test | пилотный проект, пилотное внедрение, первые внедрения, бета-тест, опытная эксплуатация, тестовое внедрение
needs first customers, first pilot, pilot users, pilot in hospital, pilot at school, pilot at plant, pilot on farm, test our product, try our product, testers for app, reference client | первые заказчики, первый пилот, пилот в больнице, пилот в школе, пилот на предприятии, пилот на ферме, протестировать продукт, попробовать продукт, тестировщики приложения, внедрить на заводе, провести пилот, кто попробует

shop-consignment < retail, handmade-business
= placing goods in shops | размещение товаров в магазинах
doers consignment shop owner, concept store owner, museum shop manager | владелец комиссионки, владелец концепт-стора, директор музейного магазина, закупщик магазина
work take goods on consignment, sell local brands, sell makers' goods | беру на реализацию, беру товары на реализацию, продаю локальные бренды, продаю изделия мастеров, принимаем на реализацию
field consignment, concept store, museum shop, local brands, gift store, maker goods | реализация товаров, концепт-стор, музейный магазин, локальные бренды, комиссионный магазин, изделия мастеров
needs goods for gift shop, local makers, souvenirs for shop, place goods in shop, local brands for shop, shop for handmade | товары для магазина подарков, местные мастера, сувениры для магазина, разместить товар, локальные бренды в магазин, отдать на реализацию, магазин для хендмейда

premises-fitting-search < real-estate
= moving a business to new premises | переезд бизнеса в новое помещение
doers relocation manager of offices, tenant representative | представитель арендатора, менеджер по переезду офиса
work move offices, negotiate leases, represent tenants | перевожу офисы, веду переговоры об аренде, представляю арендаторов, снижаю аренду
field lease negotiation, rent reduction, office move, sublease, lease terms | переговоры об аренде, снижение аренды, переезд компании, субаренда, условия аренды
needs move the business, lower the rent, high rent, rent increase, end of lease, sublet part, share premises, evicted from premises | переезжает компания, снизить аренду, высокая аренда, дорогая аренда, повышение аренды, конец аренды, сдать в субаренду, делить помещение, просят съехать, съехать с помещения
`
