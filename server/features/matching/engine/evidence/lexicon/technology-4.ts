export const concepts = `
microbiology < biology
= microbiology | микробиология
doers microbiologist, bacteriologist, mycologist, fermentation scientist, phage researcher | микробиолог, бактериолог, миколог, грибник-миколог, исследователь бактериофагов, врач-бактериолог
work grow bacteria, study microbes, culture fungi | выращиваю бактерии, изучаю микробов, культивирую грибы, сею посевы
field microbiology, bacteria, antibiotic resistance, mycology, yeast, bacteriophage, mushroom cultivation, probiotics | микробиология, бактерии, антибиотикорезистентность, микология, дрожжи, бактериофаг, выращивание грибов, пробиотики, мицелий
needs mould in the flat, which mushroom is it, mould at home, test for bacteria, identify mushroom, microbiological analysis, bacterial culture | плесень в квартире, определить гриб, плесень дома, плесень на стенах, анализ на бактерии, микробиологический анализ, сделать посев, проверка на микробы

biotechnology < biology, engineering
= biotechnology | биотехнологии
doers biotechnologist, biotech founder, bioprocess engineer, synthetic biologist, biotech entrepreneur | биотехнолог, биотех-предприниматель, инженер-биотехнолог, синтетический биолог, биотех-фаундер, биоинженер
work develop bioprocesses, engineer microbes | разрабатываю биопроцессы, запускаю биотех, выращиваю биомассу, создаю биопрепараты
field biotech, biotechnology, bioreactor, synthetic biology, cultured meat, bioplastics, tissue engineering, bioprinting, biopharma | биотех, биотехнологии, биореактор, синтетическая биология, культивируемое мясо, биопластик, тканевая инженерия, биопринтинг, биоинженерия, биофарма
needs biotech needs lab space, wet lab for rent, biotech partner, bioreactor access, biotech lab, grow bacteria, enzyme production | нужна лаборатория биотеху, арендовать лабораторию, партнёр в биотех, нужен биореактор, биотехнологическая лаборатория, наработать штамм, производство ферментов

neuroscience < biology
= neuroscience | нейронауки
doers neuroscientist, neurobiologist, neurophysiologist, cognitive scientist, brain researcher, psychophysiologist | нейробиолог, нейроучёный, нейрофизиолог, когнитивист, исследователь мозга, психофизиолог, когнитивный учёный
work study the brain, record eeg, research cognition | изучаю мозг, пишу ЭЭГ, исследую когнитивные процессы, исследую сознание
field neuroscience, brain research, eeg, cognitive science, neurobiology, fmri, neurofeedback, consciousness studies | нейронауки, мозг и сознание, ЭЭГ, когнитивные науки, нейробиология, нейрофизиология, фМРТ, исследование сознания, нейробиоуправление
needs volunteers for brain study, how memory works, eeg equipment, brain study, lecture about brain, memory research | добровольцы для эксперимента, как работает память, оборудование ээг, исследование мозга, лекция о мозге, исследование памяти

zoology < biology
= zoology and wildlife | зоология
doers zoologist, ornithologist, entomologist, ichthyologist, wildlife biologist, herpetologist, birdwatcher, birder, zookeeper, marine biologist | зоолог, орнитолог, энтомолог, ихтиолог, герпетолог, бёрдвотчер, морской биолог, арахнолог, смотритель зоопарка
work watch birds, study insects, ring birds, study marine life | наблюдаю птиц, изучаю насекомых, кольцую птиц, изучаю морских животных, считаю птиц
field zoology, ornithology, birdwatching, entomology, wildlife, marine biology, beekeeping science, whales, bird count | зоология, орнитология, бёрдвотчинг, энтомология, дикие животные, морская биология, киты и дельфины, насекомые, дикая природа, дикие птицы
needs found a fledgling, which bird is this, injured bird, found a bird, identify bird, wild animal, bats in house, hedgehog found, insects at home | нашли птенца, что за птица, залетела летучая мышь, раненая птица, нашли птицу, определить птицу, дикое животное, летучие мыши, нашли ёжика, насекомые в доме

botany < biology
= botany | ботаника
doers botanist, plant biologist, florist botanist, herbarium curator, dendrologist, botanical garden curator, houseplant expert | ботаник-исследователь, дендролог, геоботаник, куратор ботанического сада, физиолог растений, растениевед, коллекционер растений, бриолог
work study plants, keep a herbarium, identify plants | изучаю растения, собираю гербарий, определяю растения, развожу комнатные растения
field botany, herbarium, botanical garden, dendrology, plant identification, houseplants, succulents, plant physiology, orchids | ботаника, гербарий, ботанический сад, дендрология, комнатные растения, флора, суккуленты, орхидеи, физиология растений
needs houseplant is dying, which plant is this, identify plant, houseplant sick, plant dies, repot a plant, plants for office | фикус сбрасывает листья, засыхает цветок, что за растение, определить растение, заболел цветок, погибает растение, пересадить растение, растения для офиса

ecology < biology
= ecology and conservation | экология и охрана природы
doers ecologist, conservationist, environmentalist, environmental scientist, eco-activist, national park ranger, nature reserve inspector, conservation biologist | эколог, экоактивист, природоохранник, сотрудник заповедника, экопросветитель, лесник, инспектор заповедника, охотовед, экоактивистка, экопросвещенец
work protect nature, restore forests, run eco education | охраняю природу, сажаю лес, занимаюсь экопросвещением, восстанавливаю экосистемы
field ecology, nature conservation, biodiversity, nature reserve, national park, endangered species, environmental education, reforestation, rewilding, eco-trail | экология, охрана природы, биоразнообразие, заповедник, нацпарк, Красная книга, экопросвещение, лесовосстановление, экотропа, экоактивизм
needs trees cut down illegally, live more sustainably, clean the forest, save trees, plant trees, save the river, eco project, environmental lesson, protect the park, nature lesson | вырубают лес, загрязняют реку, жить экологичнее, убрать лес, спасти деревья, посадить деревья, спасти реку, экопроект, экоурок, защитить парк, вырубают деревья, экологический урок

climate-science < science, ecology
= climate and meteorology | климат и метеорология
doers climate scientist, climatologist, meteorologist, weather forecaster, climate activist, carbon consultant, hydrologist | климатолог, метеоролог, синоптик, климатический активист, гидролог, специалист по углеродному следу, гляциолог, климатический консультант
work model climate, forecast weather, count carbon footprint | моделирую климат, прогнозирую погоду, считаю углеродный след, изучаю ледники
field climate change, climate science, meteorology, carbon footprint, weather forecast, net zero, carbon credits, climate tech, hydrology, decarbonisation | изменение климата, климатология, метеорология, углеродный след, прогноз погоды, углеродные единицы, климатические технологии, гидрология, декарбонизация, ледники
needs calculate our emissions, adapt to climate, weather data, climate data, count emissions, flood forecast, weather station | посчитать выбросы компании, адаптироваться к климату, данные о погоде, климатические данные, посчитать углеродный след, посчитать выбросы, прогноз паводка, метеостанция

sustainability-esg < ecology
= corporate sustainability and ESG | устойчивое развитие и ESG
doers esg manager, sustainability manager, esg consultant, csr manager, sustainability consultant, circular economy specialist | esg-менеджер, специалист по устойчивому развитию, esg-консультант, менеджер КСО, специалист по КСО, специалист по циклической экономике
work write esg reports, make business sustainable | пишу ESG-отчёты, внедряю устойчивое развитие, внедряю ESG
field esg, sustainability, sdg, non-financial reporting, circular economy, csr, sustainable business, green office, b corp | ESG-повестка, устойчивое развитие, ЦУР, нефинансовая отчётность, циклическая экономика, КСО, зелёный офис, экономика замкнутого цикла, ответственный бизнес
needs investors ask about esg, make office green, esg report, reduce waste at work, sustainability strategy | требуют ESG-отчёт, сделать офис экологичным, esg-отчёт, экологичный офис, сократить отходы, стратегия устойчивого развития

geology < science
= geology | геология
doers geologist, geophysicist, seismologist, mineralogist, hydrogeologist, paleontologist, volcanologist, geochemist, gemmologist | геолог, геофизик-разведчик, сейсмолог, минералог, гидрогеолог, палеонтолог, вулканолог, геохимик, геммолог, петрограф
work explore deposits, study rocks, dig fossils | разведываю месторождения, изучаю породы, раскапываю динозавров, езжу в геологические экспедиции
field geology, geophysics, seismic survey, minerals, paleontology, fossils, hydrogeology, volcano, gemstones, geological expedition | геология, геофизика, сейсморазведка, минералы, палеонтология, окаменелости, гидрогеология, вулкан, самоцветы, геологоразведка
needs find water underground, identify a stone, soil survey for house, geological survey, find water, identify mineral, geologist advice | где бурить на воду, определить камень, проверить подлинность камня, геология участка, геологические изыскания, найти воду, определить минерал, геолог для участка

mining < geology, engineering
= mining | горное дело
doers mining engineer, miner, mine manager, mineral processing engineer, blasting engineer, quarry owner | горняк, горный инженер, шахтёр, обогатитель, взрывник, золотодобытчик, проходчик, владелец карьера
work mine ore, process minerals, run a quarry | добываю руду, обогащаю руду, добываю золото, работаю в шахте, разрабатываю карьер
field mining industry, coal mine, ore, gold mining, mineral processing, quarry, open pit, tunnelling | горное дело, шахта, руда, золотодобыча, обогащение руды, горнодобыча, уголь, карьер добычи, недропользование, тоннели
needs get a subsoil license, supplier of mining equipment, mining equipment, quarry stone, ore analysis | получить лицензию на недра, поставщик горного оборудования, горное оборудование, щебень из карьера, анализ руды

oceanography < science
= oceanography and polar research | океанология и полярные исследования
doers oceanographer, polar explorer, arctic researcher, hydrographer, marine scientist, aquaculture specialist | океанолог, полярник, исследователь Арктики, гидрограф, океанограф, рыбовод, аквакультурщик
work study oceans, go on polar expeditions, farm fish | изучаю океан, езжу в полярные экспедиции, выращиваю рыбу, зимую на станции
field oceanography, arctic, antarctica, polar station, aquaculture, coral reefs, research vessel, fish farm | океанология, Арктика, Антарктида, полярная станция, аквакультура, коралловые рифы, рыбоводство, научное судно, марикультура
needs join an arctic expedition, launch a fish farm, arctic expedition, sea expedition, ocean data, fish pond | попасть в арктическую экспедицию, развести рыбу в пруду, экспедиция в арктику, морская экспедиция, данные об океане, рыба в пруду

gis < software-engineering
= geoinformation systems | геоинформационные системы
doers gis specialist, gis analyst, cartographer, gis developer, mapmaker, geospatial analyst, geographer | гис-специалист, гисовик, картограф, геоаналитик, гис-разработчик, географ, гис-аналитик, пространственный аналитик
work make maps, analyse geodata, digitise maps, build maps, analyse spatial data, map noise, map city | делаю карты, анализирую геоданные, оцифровываю карты, рисую карты, строю карты, делаю интерактивные карты, анализирую пространственные данные, картирую, собираю геоданные
field gis, qgis, arcgis, geodata, cartography, map making, openstreetmap, spatial analysis, mapbox, geomarketing | ГИС, геоданные, картография, пространственные данные, геоинформационные системы, осм, геоаналитика, геомаркетинг, географические карты, интерактивная карта
needs choose a shop location, need a map, make a map, interactive map, map of city, put on map, map points | где открыть точку, нужна интерактивная карта, нанести объекты на карту, сделать карту, интерактивная карта города, карта города, нужны геоданные, нанести на карту, пространственный анализ, собрать карту

remote-sensing < gis, space
= remote sensing | дистанционное зондирование
doers remote sensing specialist, satellite imagery analyst, earth observation scientist | специалист ДЗЗ, дешифровщик снимков, аналитик спутниковых снимков, дзз-шник
work interpret satellite images, monitor forests from space | дешифрирую снимки, анализирую спутниковые снимки, мониторю леса из космоса
field remote sensing, satellite imagery, sentinel-2, ndvi, landsat, earth observation, radar imagery | ДЗЗ, спутниковые снимки, космоснимки, дистанционное зондирование, космический мониторинг, индекс NDVI
needs spot illegal logging, see changes from space, satellite images, satellite photos, images of fields, land change | увидеть вырубки из космоса, найти снимки местности, снимки со спутника, снимки полей, космические снимки

metrology < engineering, physics
= metrology and certification | метрология и сертификация
doers metrologist, calibration engineer, certification specialist, standards engineer, test engineer, nondestructive testing engineer | метролог, поверитель, специалист по сертификации, стандартизатор, инженер-испытатель, дефектоскопист, инженер-метролог, инженер по испытаниям
work calibrate instruments, certify products, test equipment | поверяю приборы, сертифицирую продукцию, калибрую средства измерений, провожу испытания изделий
field metrology, calibration, product certification, ce marking, iso 9001, ndt, measuring instruments, conformity assessment | метрология, поверка, калибровка приборов, сертификация продукции, ГОСТ, декларация соответствия, СМК, неразрушающий контроль, ИСО 9001, техрегламент
needs certificate for product, marketplace asks for certificate, calibrate device, verify meter, certify product, product certificate, declaration of conformity, measurement accuracy, iso certificate | нужен сертификат на товар, оформить декларацию соответствия, пройти аудит ИСО, поверить прибор, поверить счётчик, сертифицировать товар, сертификат на продукцию, декларация на товар, точность измерений, сертификат исо, аттестовать методику

linguistics-science < science
= linguistics research | лингвистика
doers linguist, phonetician, lexicographer, sociolinguist, field linguist, dialectologist, philologist | лингвист, фонетист, лексикограф, социолингвист, полевой лингвист, диалектолог, филолог
work document languages, compile dictionaries, study dialects | описываю языки, составляю словари, изучаю диалекты, документирую исчезающие языки
field linguistics, endangered languages, phonetics, corpus linguistics, dialects, lexicography, language documentation | лингвистика, малые языки, фонетика, корпусная лингвистика, диалекты, лексикография, исчезающие языки, языкознание, филология
needs expert opinion on text, speakers of rare language, language expertise, native speakers, language consultant, text expertise | лингвистическая экспертиза, носители редкого языка, носители языка для исследования, лингвист-консультант, экспертиза текста

laboratory-equipment < science
= laboratory equipment | лабораторное оборудование
doers lab manager, lab equipment supplier, lab instrument engineer, lab safety officer, instrument maker | лаб-менеджер, поставщик лабораторного оборудования, сервисный инженер лабораторий, приборист, стеклодув лабораторный, приборостроитель
work equip labs, service lab instruments, build instruments | оснащаю лаборатории, обслуживаю лабораторные приборы, поставляю реактивы, строю приборы
field lab equipment, laboratory supplies, lims, scientific instruments, fume hood, microscope | лабораторное оборудование, приборостроение, расходники для лаборатории, научные приборы, микроскоп, вытяжной шкаф, ЛИМС
needs lab instrument broke, import lab consumables, equip laboratory, buy lab equipment, repair microscope, lab consumables, used lab equipment, broken instrument | сломался прибор в лаборатории, достать расходники, оснастить лабораторию, купить лабораторное оборудование, починить микроскоп, бу оборудование лаборатории, сломался прибор, починить прибор

citizen-science < science, ecology
= citizen science | гражданская наука
doers citizen scientist, inaturalist observer, volunteer researcher, science volunteer | гражданский учёный, научный волонтёр, волонтёр-исследователь, участник экспедиций
work collect observations, volunteer in expeditions, map by volunteers | собираю наблюдения, волонтёрю в экспедициях, участвую в научных экспедициях
field citizen science, inaturalist, scientific expedition, science volunteering, crowdsourced observations | гражданская наука, айнатуралист, научная экспедиция, научное волонтёрство, народная наука
needs volunteers for expedition, join a dig, volunteers for science, count birds, join expedition | нужны волонтёры в экспедицию, поехать в экспедицию, волонтёры для науки, посчитать птиц, поехать волонтёром, собрать наблюдения, экспедиция волонтёром

science-education-kids < science
= science education for children | естественнонаучное образование детей
doers science teacher, science club leader, science show host, experiment show host, olympiad coach | ведущий научного шоу, учитель естествознания, руководитель научного кружка, олимпиадный тренер, наставник юных исследователей
work run science clubs, show experiments to kids, coach olympiad students | веду научный кружок, показываю опыты детям, готовлю к олимпиадам, провожу научные праздники
field science camp, kids experiments, school research projects, science club, olympiad training, young naturalists | научный лагерь, опыты для детей, научный кружок, юннаты, олимпиадная подготовка, научные каникулы, школьная наука
needs child loves science, science party for kids, science for kids, experiments for kids, science show, child loves experiments, young researcher | ребёнок увлекается наукой, научный праздник для детей, кружок юных учёных, наука для детей, научный кружок для ребёнка, научное шоу, ребёнок любит опыты, юный исследователь, исследовательский проект школьника

hpc < software-engineering, physics
= high-performance computing | высокопроизводительные вычисления
doers hpc engineer, cuda developer, gpu programmer, scientific programmer, computational scientist | hpc-инженер, cuda-разработчик, научный программист, вычислитель-исследователь, суперкомпьютерщик
work optimise numerical code, write cuda kernels, run simulations on clusters | оптимизирую численный код, пишу на cuda, считаю на кластере, программирую видеокарты
field hpc, cuda, supercomputer, parallel computing, numerical methods, mpi, gpu computing, matlab, fortran | суперкомпьютер, параллельные вычисления, численные методы, вычислительный кластер, матлаб, фортран, высокопроизводительные вычисления, программирование GPU
needs calculation takes weeks, need compute time, compute power, cluster access, gpu access, speed up code, slow calculations, parallel code | расчёт идёт неделями, нужны вычислительные мощности, вычислительные ресурсы, доступ к кластеру, доступ к gpu, ускорить расчёты, долгий расчёт, распараллелить код

data-centre < sysadmin, energy
= data centres | дата-центры
doers data center engineer, data centre technician, data centre owner, mining farm owner, crypto miner | инженер дата-центра, цодостроитель, владелец дата-центра, майнер, владелец майнинг-фермы, инженер ЦОД
work build data centres, mine crypto, rent out servers | строю дата-центры, майню, строю ЦОД, сдаю серверы, держу ферму майнинга
field data center, data centre, server rack, colocation, server cooling, mining farm, asic miner, gpu rental | дата-центр, ЦОД, колокация, серверная стойка, майнинг, майнинг-отель, асики, аренда серверов, серверная
needs where to host servers, servers overheat, host servers, rent server, place for server | где разместить серверы, серверная перегревается, где поставить асики, разместить сервер, арендовать сервер, место под сервер, охлаждение серверной

video-surveillance < electronics, telecom
= surveillance and access systems | видеонаблюдение и СКУД
doers cctv installer, security systems engineer, access control engineer, low-voltage installer, intercom installer | монтажник видеонаблюдения, слаботочник, инженер СКУД, установщик камер, инженер слаботочных систем, монтажник слаботочки
work install cameras, install alarms, lay low-voltage cabling | ставлю камеры, монтирую видеонаблюдение, ставлю домофоны, монтирую СКС, ставлю сигнализации
field cctv, video surveillance, access control, security alarm, structured cabling, intercom, turnstile | видеонаблюдение, СКУД, домофон, охранная сигнализация, слаботочка, СКС, турникет, слаботочные системы, камеры наблюдения
needs goods get stolen, watch the house remotely, cctv for, camera at entrance, intercom broken, alarm for house | воруют на складе, следить за дачей удалённо, поставить камеры, установить камеры, видеонаблюдение в, камера у подъезда, сломан домофон, сигнализация в дом, контроль доступа

appliance-repair < electronics
= electronics and appliance repair | ремонт техники
doers appliance repairman, phone repair technician, electronics repairer, watch repairer, tv repairman, service centre owner, repair technician, phone repairer, appliance technician | мастер по ремонту техники, мастер по ремонту телефонов, телемастер, ремонтник электроники, владелец сервисного центра, часовщик, холодильный мастер, мастер по холодильникам, ремонтник техники, мастер по стиральным машинам, мастер по технике
work repair phones, fix appliances, repair watches | ремонтирую телефоны, чиню технику, чиню стиральные машины, чиню часы, перепаиваю платы
field phone repair, appliance repair, repair cafe, screen replacement, washing machine repair, right to repair, watch repair | ремонт телефонов, ремонт бытовой техники, ремонт-кафе, замена экрана, ремонт стиральных машин, ремонт часов, сервисный центр техники, ремонт холодильников
needs broke my phone screen, washing machine leaks, fridge stopped, repair phone, broken phone, broken screen, cracked screen, washing machine broken, fridge broken, tv broken, repair appliances, fix kettle, coffee machine broken, repair headphones | разбил экран, сломалась стиральная машина, сломался холодильник, утопил телефон, сломалась техника, починить телефон, сломался телефон, разбился экран, не работает стиральная машина, не работает холодильник, сломался телевизор, ремонт техники, починить чайник, сломалась кофемашина, починить наушники, течёт стиралка

av-engineering < electronics
= audio-visual and stage technology | мультимедийное и сценическое оборудование
doers av engineer, multimedia engineer, stage technician, light technician, projection mapping artist, media server operator, interactive installation developer | инженер мультимедиа, av-инженер, художник по свету, световик, видеоинженер, прокатчик оборудования, разработчик инсталляций, медиахудожник, видеомаппер, техник сцены
work set up stage equipment, build interactive installations, do projection mapping | ставлю свет на сцене, делаю интерактивные инсталляции, делаю видеомаппинг, настраиваю проекторы, прокатываю оборудование
field av equipment, projection mapping, stage lighting, touchdesigner, led screen, interactive installation, multimedia exhibition, conference equipment | мультимедийное оборудование, видеомаппинг, сценический свет, тачдизайнер, светодиодный экран, интерактивная инсталляция, мультимедийная выставка, прокат оборудования, проектор, техническое обеспечение мероприятий
needs screen for event, museum needs interactive exhibits, sound equipment, rent projector, stage light, sound at event, technical support of event, microphone for event | экран и звук мероприятию, сделать интерактив в музее, звуковое оборудование, аренда проектора, проектор напрокат, свет на сцену, экран на мероприятие, звук на мероприятие, техническое обеспечение, микрофоны для мероприятия

video-streaming-tech < software-engineering, telecom
= streaming technology | стриминговые технологии
doers video streaming engineer, broadcast engineer, live stream technician, webrtc developer, codec engineer | инженер видеостриминга, инженер трансляций, webrtc-разработчик, технический специалист трансляций, вещательный инженер, технический специалист вебинаров
work build video streaming, run live broadcasts, set up webinars | провожу онлайн-трансляции, настраиваю трансляции, организую прямые эфиры технически, веду вебинары технически
field webrtc, video streaming, live broadcast, obs studio, video codec, ffmpeg, cdn, multi-camera stream, ott platform | онлайн-трансляция, прямая трансляция, видеостриминг, видеокодек, многокамерная съёмка, вебинарная комната, стриминговый сервис, обс студио
needs broadcast our event online, stream keeps lagging, live stream, stream event, online broadcast, record lectures, hybrid event, stream concert | транслировать мероприятие, трансляция подвисает, провести гибридное мероприятие, провести трансляцию, вести трансляцию, онлайн-трансляция концерта, записать лекции, гибридное мероприятие, прямой эфир настроить

ecommerce-tech < web-development
= e-commerce technology | технологии электронной торговли
doers ecommerce developer, magento developer, shopify expert, marketplace developer, ecommerce cto | разработчик интернет-магазинов, екоммерс-разработчик, magento-разработчик, разработчик маркетплейсов
work build online stores, build marketplaces | делаю интернет-магазины, разрабатываю маркетплейсы, интегрирую с маркетплейсами
field magento, online store, shopping cart, e-commerce platform, marketplace platform, product feed, pim system | интернет-магазин, екоммерс, корзина магазина, товарный фид, платформа маркетплейса, кассовое ПО, онлайн-касса
needs people abandon carts, sell online, online shop, open online store, make online store, sell from site, cart on site | бросают корзину, продавать через интернет, подключить онлайн-кассу, сделать интернет-магазин, открыть интернет-магазин, магазин на сайте, продавать с сайта

localisation-tech < software-engineering
= software localisation | локализация продуктов
doers localisation manager, localisation engineer, game localiser, localization specialist, internationalisation engineer | менеджер локализации, локализатор, локализатор игр, инженер локализации, переводчик игр
work localise apps, translate games, adapt products for countries | локализую приложения, перевожу игры, адаптирую продукты под страны
field localisation, localization, i18n, l10n, crowdin, translation memory, game localisation, app localisation | локализация, локализация игр, перевод приложений, локализация приложения, память переводов, кроудин
needs take app abroad, app in one language, translate app, localise game, english version of site, translate site, translate game | перевести приложение, приложение для других стран, локализовать игру, английская версия сайта, перевести сайт, перевести игру

developer-relations < software-engineering, open-source
= developer relations | деврел
doers devrel, developer advocate, developer evangelist, tech community manager, hackathon organiser, tech conference organiser, meetup organiser in tech | деврел, технический евангелист, организатор хакатонов, организатор айти-конференций, айти-комьюнити-менеджер, технобренд-менеджер, организатор митапов айти
work run tech meetups, organise hackathons, build developer communities | провожу айти-митапы, организую хакатоны, развиваю комьюнити разработчиков, развиваю технобренд
field developer relations, hackathon, tech meetup, tech conference, developer community, employer tech brand | деврел-команда, хакатон, айти-митап, айти-конференция, сообщество разработчиков, технобренд, программный комитет, митап разработчиков
needs speakers for tech meetup, unknown among developers, speakers for meetup, organise hackathon, hackathon team, tech talk, hackathon mentors | ищем спикеров на митап, нас не знают разработчики, собрать хакатон, спикеры на митап, провести хакатон, команда на хакатон, менторы на хакатон, технический доклад

computational-art < design, software-engineering
= creative coding | креативное программирование
doers creative coder, generative artist, creative technologist, new media artist, vj, nft artist, science artist | креативный технолог, генеративный художник, виджей, нфт-художник, саунд-артист технологический, цифровой художник, сайнс-арт художник
work code generative art, make science art | делаю генеративное искусство, пишу визуалы, виджею, делаю сайнс-арт
field creative coding, generative art, p5.js, processing sketch, nft art, science art, audiovisual performance, new media art | креативный кодинг, генеративная графика, генеративное искусство, нфт, сайнс-арт, аудиовизуальный перформанс, медиаискусство, цифровое искусство, технологическое искусство
needs visuals for a concert, artist who codes, generative visuals, visuals for concert, interactive art, video for stage | визуал для концерта, художник который программирует, генеративный визуал, интерактивное искусство, видеоряд для сцены

web-design < design, web-development
= web design | веб-дизайн
doers web designer, landing page designer, digital designer | веб-дизайнер, вебдизайнер, дизайнер сайтов, диджитал-дизайнер, дизайнер лендингов
work design websites, design landing pages | рисую сайты, делаю дизайн сайтов, рисую лендинги
field web design, landing page design, site mockup, framer site, website redesign | веб-дизайн, дизайн сайта, дизайн лендинга, макет сайта, редизайн сайта, прототип сайта
needs redesign our site, landing does not convert, design website, site design, redesign website, beautiful site, landing design | освежить сайт, лендинг не продаёт, нарисовать сайт, красивый сайт

productivity-tools < process-automation
= productivity and note-taking tools | инструменты продуктивности
doers notion consultant, notion expert, obsidian user, knowledge manager, second brain builder | ноушн-консультант, эксперт по notion, ноушен-мастер, менеджер знаний, специалист по управлению знаниями
work build notion templates, set up notion | собираю системы в ноушене, настраиваю notion, веду базу заметок
field notion workspace, obsidian, second brain, personal knowledge management, trello, zettelkasten, miro board, todoist | ноушн, ноушен, обсидиан, второй мозг, управление знаниями, трелло, миро доска, таск-трекер, личная база знаний
needs tasks scattered everywhere, notes are a mess, task manager, organise tasks, forget tasks, notes mess | задачи в разных местах, заметки в беспорядке, всё забываю, настроить ноушн, организовать задачи, забываем задачи, порядок в задачах, база знаний команды

spreadsheets < data-analysis
= Excel and spreadsheets | Excel и таблицы
doers excel expert, excel trainer, spreadsheet modeller, google apps script developer | эксель-эксперт, тренер по excel, табличник, преподаватель excel, гуру экселя
work build excel models, write formulas, teach excel | делаю таблицы, пишу формулы, учу экселю, собираю таблицы в гугле
field ms excel, spreadsheet, pivot tables, apps script, power query, vlookup | в excel, таблицы в excel, гугл-таблицы, впр, сложные формулы, пауэр квери
needs formula does not work, spreadsheet is too slow, excel help, excel formula, make a table, learn excel, spreadsheet broken, merge tables | не работает формула, таблица тормозит, свести таблицы, помочь с экселем, формула в excel, сделать таблицу, научиться экселю, освоить excel, объединить таблицы, разобраться в экселе

digital-literacy < it-support
= digital literacy | цифровая грамотность
doers digital literacy trainer, computer tutor for seniors, tech helper for elderly, child online safety trainer | тренер по цифровой грамотности, преподаватель компьютерной грамотности, цифровой волонтёр, специалист по детской интернет-безопасности
work teach seniors computers, teach safe internet | учу пожилых компьютеру, учу безопасности в интернете, провожу уроки цифровой грамотности
field digital literacy, computer basics, parental control, online safety for kids, smartphone for seniors | цифровая грамотность, компьютерная грамотность, родительский контроль, безопасный интернет, смартфон для пожилых, кибербуллинг
needs grandmother cannot use smartphone, child stuck in phone, teach grandmother, teach parents smartphone, smartphone lesson, computer lessons for seniors, child online safety, afraid of computer | не умеет пользоваться смартфоном, ребёнок сидит в телефоне, научить бабушку, научить родителей, освоить смартфон, компьютерные курсы для пожилых, безопасность ребёнка в интернете, боюсь компьютера

it-management < tech-leadership
= corporate IT management | управление корпоративным ИТ
doers cio, it director, it manager, head of it, chief digital officer, it auditor, cdto | айти-директор, ИТ-директор, ИТ-менеджер, начальник ИТ-отдела, директор по цифровизации, ИТ-аудитор, руководитель ИТ, директор по ИТ
work run corporate it, digitise companies, build it strategy | руковожу ИТ, строю ИТ-стратегию, цифровизирую компании, управляю ИТ-отделом
field it strategy, it department, it audit, it budget, it infrastructure, itsm, cobit | ИТ-стратегия, ИТ-отдел, ИТ-аудит, ИТ-инфраструктура, ИТ-бюджет, корпоративные системы, айти-отдел
needs it costs grow, it department cannot cope, organise it, choose it systems | расходы на ИТ растут, айти-отдел не справляется, организовать ит, построить ит-отдел, аудит ит, выбрать ит-системы, цифровизация компании

knowledge-graphs < data, machine-learning
= ontologies and knowledge graphs | онтологии и графы знаний
doers ontologist, knowledge engineer, taxonomist in data, semantic web developer | онтолог, инженер знаний, инженер по знаниям, разработчик графов знаний
work build ontologies, model knowledge | строю онтологии, моделирую знания, строю графы знаний
field knowledge graph, ontology, semantic web, neo4j, graph database, owl ontology, taxonomy design | граф знаний, онтология, семантическая сеть, графовая база, инженерия знаний, таксономия данных
needs terms differ between departments, knowledge locked in documents, organise knowledge, common vocabulary, company knowledge base, classification scheme | термины в отделах разные, знания теряются в документах, систематизировать знания, единый словарь, база знаний компании

operations-research < mathematics, data-science
= optimisation and operations research | оптимизация и исследование операций
doers operations research scientist, optimisation engineer, scheduling specialist, simulation modeller | специалист по исследованию операций, инженер-оптимизатор, имитационщик, разработчик имитационных моделей
work optimise routes, schedule shifts, simulate processes, optimise schedules, plan routes, optimise logistics | оптимизирую маршруты, составляю расписания алгоритмом, строю имитационные модели, оптимизирую расписания, планирую маршруты, оптимизирую логистику
field operations research, linear programming, route optimisation, anylogic, scheduling algorithm, simulation modelling, supply chain optimisation | исследование операций, линейное программирование, оптимизация маршрутов, имитационное моделирование, транспортная задача, эни лоджик
needs couriers drive half empty, plan shifts better, optimise schedule, shift schedule, optimal plan, delivery routes | курьеры ездят вхолостую, составить график смен, оптимизировать маршруты, построить маршруты, оптимизировать расписание, график смен, оптимальный план, маршруты доставки

adtech < software-engineering
= adtech and martech | адтех и мартех
doers adtech engineer, programmatic specialist, martech specialist, ad operations manager, rtb developer | адтех-специалист, программатик-специалист, мартех-инженер, адопс, разработчик рекламных систем
work build ad systems, run programmatic | строю рекламные системы, закупаю программатик, настраиваю cdp
field adtech, programmatic advertising, dsp platform, rtb, martech, cdp platform, ad server, ad monetisation | адтех, программатик, рекламные технологии, мартех, рекламная сеть, монетизация рекламой, CDP-платформа
needs monetise app by ads, link customer profiles, ads in app, monetise site, ad revenue | монетизировать приложение рекламой, склеить профили клиентов, реклама в приложении, монетизировать сайт, доход с рекламы

aso-app-growth < mobile-development
= app promotion and ASO | продвижение приложений
doers aso specialist, app growth manager, mobile marketer, user acquisition manager, ua manager | aso-специалист, мобильный маркетолог, ua-менеджер, специалист по продвижению приложений, асошник
work promote apps, optimise app store pages, buy mobile traffic | продвигаю приложения, оптимизирую страницы приложений, закупаю мобильный трафик
field aso, app store optimization, user acquisition, app installs, app monetisation, cpi campaign, app subscriptions | асо, продвижение приложений, мобильный маркетинг, установки приложения, монетизация приложений, подписки в приложении
needs nobody installs our app, few downloads, app promotion, promote app, more installs, app users | приложение не скачивают, мало установок, продвижение приложения, продвинуть приложение, больше установок, пользователи в приложение

gamification < product-management, game-design
= gamification | геймификация
doers gamification designer, gamification consultant, serious games developer, educational game designer | геймификатор, специалист по геймификации, разработчик обучающих игр, методист-геймификатор
work gamify learning, gamify work processes, design serious games | геймифицирую обучение, геймифицирую процессы, делаю обучающие игры
field gamification, serious games, game-based learning, quest design, loyalty game, badges and points | геймификация, обучающая игра, игрофикация, образовательная игра, игровое обучение, квест для сотрудников
needs students get bored, motivate staff playfully, motivate students, engage employees, make it a game, learning game | ученикам скучно, вовлечь сотрудников через игру, мотивировать учеников, вовлечь сотрудников, игровая форма, превратить в игру

game-business < game-development
= game publishing and marketing | издание и маркетинг игр
doers game publisher, game marketing manager, live ops manager, game business developer, game analyst, monetisation manager games | издатель игр, маркетолог игр, лайвопс-менеджер, игровой аналитик, монетизатор игр, паблишер, бизнес-девелопер игр
work publish games, market games, run live ops | издаю игры, продвигаю игры, веду лайвопс, монетизирую игры
field game publishing, steam wishlist, live ops, game monetisation, free-to-play, game soft launch, steam page | издание игр, вишлисты, лайвопс, монетизация игр, фритуплей, страница в стиме, софтланч, продвижение игр
needs nobody wishlists our game, funding for a game, promote game, wishlists, game funding | мало вишлистов, деньги на разработку игры, продвинуть игру, найти издателя игры, вишлисты в steam, финансирование игры

game-audio < game-development
= game audio | звук для игр
doers game sound designer, game composer, audio designer for games, wwise designer | саунд-дизайнер игр, игровой композитор, звуковик в геймдеве, аудиодизайнер игр
work make game sounds, compose game music | озвучиваю игры, пишу музыку для игр, делаю звуки для игр
field game audio, wwise, fmod, game soundtrack, sound effects for games, interactive music | звук для игр, музыка для игр, игровой саундтрек, звуковые эффекты игр, озвучка игр
needs game has no sound, game needs music, sound for game, music for game | в игре нет звука, нужна музыка в игру, звук для игры, музыка для игры, композитор для игры, озвучить игру

game-modding < game-development, programming-education
= Roblox, Minecraft and modding | Roblox, Minecraft и моды
doers roblox developer, minecraft modder, modder, minecraft teacher | роблокс-разработчик, моддер, разработчик серверов майнкрафт, преподаватель роблокс
work make roblox games, write mods, teach kids minecraft | делаю игры в роблоксе, пишу моды, учу детей роблоксу, держу сервер майнкрафта
field roblox, minecraft, roblox studio, game mods, lua scripting, minecraft server | роблокс, майнкрафт, моды для игр, роблокс студио, сервер майнкрафт, геймдев для детей
needs child plays minecraft, turn gaming into skill, roblox for child, minecraft course, make a mod | ребёнок играет в майнкрафт, ребёнок сидит в роблоксе, роблокс для ребёнка, курс по майнкрафту, сделать мод

three-d-animation < three-d-graphics
= 3D animation and VFX | 3D-анимация и спецэффекты
doers 3d animator, vfx artist, character animator, rigger, compositor, vfx supervisor, motion capture specialist | 3d-аниматор, 3д-аниматор, вфх-художник, риггер, композер спецэффектов, супервайзер спецэффектов, специалист по спецэффектам, мокап-специалист
work animate characters, make visual effects, rig models | анимирую персонажей, делаю спецэффекты, ригаю, делаю компоузинг
field 3d animation, vfx, visual effects, rigging, motion capture, nuke compositing, maya animation, cgi | 3d-анимация, 3д-анимация, спецэффекты, визуальные эффекты, захват движения, компоузинг, риг персонажа, анимация персонажей
needs animate the character, add effects to film, animate, animated video, animate character, 3d video | оживить персонажа, добавить эффекты в фильм, анимировать персонажа, 3d-ролик, анимационный ролик, спецэффекты для, 3d-анимация для

exhibition-design < design, architecture
= exhibition and stand design | выставочный дизайн
doers exhibition designer, stand builder, museum designer, scenographer of exhibitions, spatial designer | дизайнер выставок, выставочный архитектор, застройщик стендов, экспозиционер, архитектор выставок, проектировщик музеев
work design exhibitions, build expo stands, design museum displays | проектирую выставки, строю стенды, делаю экспозиции, проектирую музеи
field exhibition design, expo stand, museum exposition, trade show booth, exhibition architecture, installation of exhibits | выставочный стенд, музейная экспозиция, застройка стендов, архитектура выставки, музейное проектирование, выставочный дизайн
needs stand for trade fair, open a small museum, exhibition stand, museum exhibition, design exhibition, build a stand | нужен стенд на выставку, создать музей, оформить выставку, сделать экспозицию, построить стенд, экспозиция музея

wayfinding < graphic-design, architecture
= signage and wayfinding | навигация и вывески
doers wayfinding designer, sign maker, environmental graphic designer, outdoor advertising producer | дизайнер навигации, изготовитель вывесок, производитель наружной рекламы, рекламно-производственник, вывесочник
work design wayfinding, make signs, produce outdoor ads | проектирую навигацию, делаю вывески, произвожу наружку, печатаю баннеры
field wayfinding, signage, neon sign, outdoor sign, shop sign, large format printing | навигация в пространстве, вывеска, наружная реклама, неоновая вывеска, широкоформатная печать, световые буквы, дизайн-код
needs visitors get lost, need a shop sign, make a sign, signs in building, direction signs, door plates | посетители теряются, нужна вывеска, сделать вывеску, вывеска для, указатели в здании, таблички на двери, навигация в больнице, навигация в школе

printing-industry < manufacturing-engineering
= printing and prepress | печать и полиграфическое производство
doers printer technologist, print shop owner, prepress engineer, bookbinder, screen printer, riso printer, silkscreen artist | печатник, владелец типографии, препресс-инженер, переплётчик, шелкограф, технолог полиграфии, цветокорректор печати, типографщик
work print books, run a print shop, bind books, print on t-shirts, print leaflets, print posters | печатаю книги, держу типографию, переплетаю книги, печатаю на футболках, печатаю тиражи, печатаю листовки, печатаю афиши, печатать книги, печать тиражей
field print shop, offset printing, prepress, bookbinding, silkscreen, risograph, merch production, digital printing | типография, офсетная печать, препресс, переплёт, шелкография, ризограф, мерч, цифровая печать, печать на футболках, тираж
needs print a small run, where to make merch, print a book, print t-shirts, print business cards, print banners, print programmes, make merch | напечатать малый тираж, где сделать мерч, издать книгу в бумаге, напечатать афиши, напечатать листовки, напечатать книгу, напечатать футболки, напечатать визитки, напечатать баннер, напечатать программки, сделать мерч, нужна типография, печать тиража

patent-engineering < engineering, research-commercialisation
= patents for inventions | патентование изобретений
doers patent engineer, patent attorney, patent examiner, ip specialist for inventions | патентовед, патентный поверенный, патентный эксперт, патентный инженер
work patent inventions, run patent searches, write patents, protect inventions, search patents | патентую изобретения, провожу патентный поиск, оформляю патенты, патентовать, пишу патентные заявки, защищаю изобретения, ищу патенты, патентование под ключ
field patent, patent search, utility model, pct application, freedom to operate, prior art, patent application, invention protection, intellectual property | патент, патентный поиск, полезная модель, патентование, патентный ландшафт, Роспатент, ФИПС, заявка на изобретение, патентная заявка, защита изобретения, интеллектуальная собственность, патентная чистота
needs afraid idea gets stolen, protect my invention, patent an idea, patent invention, file a patent, protect idea, protect invention, check novelty, stolen idea, register invention | боюсь что украдут идею, защитить изобретение, запатентовать, запатентовать идею, запатентовать изобретение, оформить патент, получить патент, защитить идею, защитить разработку, проверить новизну, зарегистрировать изобретение

hydraulics < mechanical-engineering
= hydraulics and pumps | гидравлика и насосы
doers hydraulic engineer, pump engineer, pneumatics engineer, compressor engineer, hydropower engineer | гидравлик, инженер-гидравлик, насосник, пневматик-инженер, гидротехник, инженер-гидротехник, компрессорщик
work design hydraulic systems, repair pumps, build dams | проектирую гидросистемы, ремонтирую гидравлику, подбираю насосы, проектирую плотины
field hydraulics, pumps, pneumatics, compressor, hydropower, dam, hydraulic cylinder, pipeline valves | гидравлика, насосы, пневматика, компрессор, гидротехника, плотина, гидроцилиндр, запорная арматура, ГЭС
needs pump keeps failing, hydraulics leak, pump broke, choose pump, repair pump, compressor repair, pipe pressure | насос сломался, течёт гидравлика, сломался насос, подобрать насос, починить насос, ремонт компрессора, слабый напор, давление воды

refrigeration < plumbing-hvac, mechanical-engineering
= refrigeration | холодильная техника
doers refrigeration engineer, cold storage engineer, cryogenic engineer, chiller technician | инженер-холодильщик, криогенщик, холодильный инженер, механик холодильного оборудования
work build cold rooms, service chillers | монтирую холодильные камеры, обслуживаю чиллеры, проектирую холодоснабжение
field refrigeration, chiller, cold storage, cryogenics, freon, ice machine, cold chain equipment | холодильное оборудование, чиллер, холодильная камера, криогенная техника, фреон, холодоснабжение, ледогенератор
needs goods thaw in storage, need a cold room, cold room, repair freezer, cool the warehouse, store vaccines cold | товар размораживается, нужна холодильная камера, холодный склад, починить холодильник, морозильная камера, хранить в холоде

heavy-machinery < construction
= heavy machinery and earthworks | спецтехника и земляные работы
doers excavator operator, crane operator, heavy equipment owner, tractor driver, bulldozer driver, machinery rental owner, truck driver | экскаваторщик, крановщик, владелец спецтехники, тракторист, бульдозерист, механизатор, дальнобойщик, водитель грузовика, водитель погрузчика
work operate excavators, rent out machinery, dig pits | копаю котлованы, сдаю спецтехнику, работаю на экскаваторе, вожу фуры, рою пруды
field excavator, heavy machinery, earthworks, crane rental, bulldozer, machinery rental, demolition works, dump truck | экскаватор, спецтехника, земляные работы, аренда крана, бульдозер, котлован, демонтаж, самосвал, манипулятор-кран, трактор
needs dig a pond, demolish an old house, remove rubble, rent excavator, dig a trench, rent a crane, dig foundation, demolish house, remove soil | выкопать пруд, снести старый дом, вывезти мусор со стройки, аренда экскаватора, выкопать траншею, арендовать кран, вырыть котлован, снести дом, вывезти грунт, нужен экскаватор, нужен трактор

well-drilling < construction, geology
= water wells | скважины на воду
doers well driller, water well contractor, water diviner | бурильщик скважин, буровик на воду, мастер по скважинам
work drill water wells, set up well pumps | бурю на воду, обустраиваю скважины, ставлю кессоны
field water well, well drilling, borehole, artesian well, well pump | скважина на воду, бурение на воду, артезианская скважина, колодец, кессон, обустройство скважины
needs no water on plot, well ran dry, drill a well, water on plot, dig a well, well pump broke | нет воды на участке, пересох колодец, пробурить скважину, вода на участке, выкопать колодец, сломался насос в скважине, провести воду

windows-doors < construction
= windows, doors and glazing | окна, двери и остекление
doers window installer, glazier, door installer, window company owner, facade glazing engineer | оконщик, установщик окон, установщик дверей, монтажник окон, стекольщик, остеклитель балконов, инженер фасадного остекления
work install windows, fit doors, glaze balconies | ставлю окна, устанавливаю двери, остекляю балконы, регулирую окна
field window installation, glazing, double glazing, interior doors, balcony glazing, blinds and shutters | пластиковые окна, остекление, стеклопакет, межкомнатные двери, остекление балкона, жалюзи, натяжные потолки, входная дверь
needs draught from windows, door does not close, replace windows, glaze balcony, door lock broken, draughty windows, install door | дует из окон, дверь не закрывается, запотевают окна, поменять окна, установить окна, застеклить балкон, сломался замок, дует из окна, поставить дверь, заменить дверь, вскрыть дверь

lifts < construction, mechanical-engineering
= lifts and escalators | лифты и эскалаторы
doers lift engineer, elevator mechanic, elevator installer, escalator engineer | лифтёр, лифтовик, механик лифтов, монтажник лифтов, электромеханик по лифтам
work install elevators, service lifts | монтирую лифты, обслуживаю лифты, ремонтирую подъёмники
field elevator installation, escalator, lift maintenance, wheelchair lift, lifting platform | лифты в доме, эскалатор, лифтовое оборудование, подъёмник для инвалидов, грузовой подъёмник
needs lift is always broken, stuck in a lift, broken lift, lift repair, lift for wheelchair, no lift | лифт не работает, застряли в лифте, сломан лифт, ремонт лифта, подъёмник для коляски, нет лифта, лифт сломался

facility-management < construction
= building operation | эксплуатация зданий
doers facility manager, building manager, property maintenance manager, maintenance engineer, housing management company head | инженер по эксплуатации, управляющий зданием, главный инженер здания, управдом, председатель ТСЖ, фасилити-менеджер, руководитель УК ЖКХ, АХО-менеджер
work run buildings, maintain facilities, manage apartment houses | эксплуатирую здания, управляю многоквартирными домами, обслуживаю здания, руковожу ТСЖ
field facility management, building maintenance, housing services, property management of buildings, homeowners association, technical operation of buildings | эксплуатация зданий, ЖКХ, ТСЖ, управляющая компания дома, фасилити, техническая эксплуатация, капремонт, коммуналка и тарифы, АХО
needs management company does nothing, dirty entrance, cleaning and repair of building, management company, broken entrance door, high utility bills | управляйка ничего не делает, грязь в подъезде, завышенная коммуналка, обслуживание здания, управляющая компания, сломана дверь подъезда, высокие коммунальные, собрание жильцов, сменить управляющую компанию, капремонт дома, протекает подвал

eco-building < construction, ecology
= natural and eco building | экостроительство
doers natural builder, straw bale builder, earthship builder, passive house designer, green building consultant, leed consultant | экостроитель, строитель саманных домов, проектировщик пассивных домов, консультант по зелёным зданиям, строитель куполов
work build straw houses, build with clay, certify green buildings | строю из соломы, строю саманные дома, строю пассивные дома, сертифицирую зелёные здания, ставлю купола
field natural building, straw bale, passive house, green building, leed, cob house, dome house, earthbag, rammed earth, ecovillage | экостроительство, саман, пассивный дом, зелёное строительство, дом из соломы, купольный дом, глиняная штукатурка, экопоселение, энергоэффективный дом
needs autonomous house off grid, build cheap and eco, eco house, build from straw, off-grid house | автономный дом, построить экодом, экодом, дом из самана

campervans < automotive
= camper vans and tiny homes | автодома
doers camper van builder, van lifer, caravan builder, tiny house builder, rv rental owner | строитель автодомов, караванер, вэнлайфер, автодомщик, переоборудователь фургонов, прокат автодомов
work convert vans, live in a van, rent out campers | переоборудую фургоны, живу в автодоме, строю автодома, сдаю автодома
field camper van, vanlife, motorhome, caravanning, tiny house, rv, van conversion | автодом, кемпер, вэнлайф, караванинг, дом на колёсах, прицеп-дача, тайни хаус, переоборудование фургона
needs sleep in my van, rent a motorhome, rent camper, motorhome trip | взять автодом напрокат, переделать микроавтобус под жильё, аренда автодома, переделать фургон, путешествие на автодоме

bicycle-mechanics < mechanical-engineering
= bicycle repair and building | веломеханика
doers bicycle mechanic, bike mechanic, frame builder, bike shop owner, scooter repairer | веломеханик, веломастер, рамостроитель, владелец велосервиса, мастер по самокатам, владелец веломастерской
work repair bikes, build bike frames | чиню велосипеды, собираю велосипеды, ремонтирую самокаты, варю рамы
field bike repair, bike workshop, bicycle frame, bike fitting, cargo bike | веломастерская, ремонт велосипедов, велосервис, байкфит, велорама, грузовой велосипед, ремонт самокатов
needs bike gears slip, prepare bike for season, repair bike, fix bike, broken bike, flat tyre bike, repair scooter, choose a bike | велик скрипит, подготовить велосипед к сезону, починить велосипед, ремонт велосипеда, сломался велосипед, проколол колесо, починить самокат, выбрать велосипед

osint < cybersecurity, data
= OSINT and investigations | OSINT и расследования
doers osint analyst, osint investigator, data journalist, fact-checker, competitive intelligence analyst, private investigator online | осинтер, осинт-аналитик, дата-журналист, фактчекер, специалист по конкурентной разведке, osint-специалист
work search open sources, verify facts, check counterparties | ищу по открытым источникам, проверяю факты, пробиваю контрагентов, расследую по открытым данным
field osint, open source intelligence, fact-checking, data journalism, due diligence checks, geolocation of photos | осинт, разведка по открытым источникам, фактчекинг, дата-журналистика, конкурентная разведка, проверка контрагентов
needs find an old acquaintance, check a business partner, check a person, check company | разыскать человека, проверить партнёра перед сделкой, проверить человека, проверить компанию, проверить контрагента, проверить факты

internet-freedom < cybersecurity, telecom
= internet freedom and anti-censorship tools | свобода интернета и обход блокировок
doers digital rights activist, vpn developer, censorship circumvention engineer, digital security trainer | цифровой правозащитник, разработчик VPN, тренер по цифровой безопасности, специалист по обходу блокировок
work bypass censorship, teach digital security, run vpn service | помогаю обходить блокировки, обучаю цифровой безопасности, поднимаю vpn, настраиваю впн
field digital rights, internet freedom, censorship circumvention, tor network, wireguard, secure messenger, digital hygiene | свобода интернета, обход блокировок, цифровые права, цифровая гигиена, цифровая безопасность, безопасный мессенджер, шатдаун интернета
needs site is blocked, vpn stopped working, protect my messages, vpn does not work, need vpn, blocked site, access blocked | сайт заблокирован, впн перестал работать, защитить переписку, не работает впн, нужен впн, заблокировали сайт, обойти блокировку, настроить vpn

civic-tech < software-engineering
= civic tech and tech for good | гражданские и социальные технологии
doers civic tech developer, tech for good founder, it volunteer, nonprofit technologist, e-participation specialist | цивик-тех разработчик, айти-волонтёр, разработчик для НКО, создатель социальных технологий, технолог НКО
work build tech for nonprofits, volunteer as developer, help charities with it, make sites for charities | делаю айти для НКО, помогаю НКО с технологиями, волонтёрю программистом, помогаю фондам с айти, делаю сайты для фондов, айти для нко
field civic tech, tech for good, e-voting, it volunteering, open government, nonprofit software, participatory budgeting platform | цивик-тех, технологии для НКО, айти-волонтёрство, социальные технологии, электронное голосование, теплица социальных технологий, интеллектуальное волонтёрство
needs nonprofit cannot afford developers, site for charity, it for ngo, volunteer developers, website for foundation, free website | нет денег на программистов, сайт для НКО, сделать бесплатно для фонда, сайт для фонда, программист-волонтёр, бесплатный сайт, волонтёры-программисты

self-hosting < sysadmin
= self-hosting and home servers | домашние серверы
doers homelab owner, self-hoster, home server builder, pc builder, nas enthusiast | хоумлабер, сборщик компьютеров, сборщик ПК, энтузиаст домашних серверов, мастер по сборке пк
work build pcs, run a home server | собираю компьютеры, собираю пк, держу домашний сервер, собираю игровые компьютеры
field homelab, self-hosted, home server, raspberry pi, synology, gaming pc, pc build, proxmox | хоумлаб, домашний сервер, селфхостинг, распберри, сборка пк, игровой компьютер, сетевое хранилище, видеокарта
needs choose a computer, build a gaming pc, which laptop, choose laptop, build a pc, upgrade computer | выбрать компьютер, какой ноутбук купить, собрать игровой комп, выбрать ноутбук, какой компьютер, собрать компьютер, апгрейд компьютера

data-recovery < it-support
= data recovery | восстановление данных
doers data recovery specialist, hard drive repairer, data rescue engineer | специалист по восстановлению данных, восстановитель данных, мастер по жёстким дискам
work recover lost files, repair hard drives | восстанавливаю данные, восстанавливаю файлы, чиню жёсткие диски
field data recovery, hard drive failure, lost files, deleted photos, raid recovery | восстановление данных, жёсткий диск, удалённые файлы, восстановление фотографий, восстановление raid
needs deleted photos by accident, disk is not readable, recover files, recover photos, lost photos, broken disk, deleted files, flash drive broken | удалил фотографии случайно, диск не читается, пропали файлы, восстановить файлы, восстановить фото, пропали фотографии, сломался диск, удалились файлы, флешка не открывается

insurtech-hrtech < software-engineering
= vertical tech (HR, travel, insurance) | отраслевые технологии (HR, туризм, страхование)
doers hrtech founder, insurtech founder, traveltech founder, sporttech founder, hr tech product manager | hr-tech предприниматель, hrtech-фаундер, травелтех-предприниматель, иншуртех-предприниматель, спорттех-предприниматель
work build hr tech, build travel tech | делаю HR-tech, делаю сервис для туристов, разрабатываю сервис найма
field hrtech, hr tech, insurtech, traveltech, sporttech, musictech, ats system, booking engine, pet tech | эйчартех, HR-tech, иншуртех, травелтех, спорттех, модуль бронирования, система бронирования, петтех, система подбора персонала
needs hr software, recruitment software, pilot with hr | программа для hr, система найма, пилот с hr

women-in-tech < software-engineering
= women and careers in tech | женщины и карьера в ИТ
doers women in tech organiser, tech career coach, it career consultant, tech recruiter mentor | карьерный консультант в айти, ментор айтишников, организатор женского айти-сообщества, айти-карьерный коуч
work coach tech careers, review tech resumes, run mock interviews | карьерные консультации айти, провожу мок-собеседования, разбираю айти-резюме
field women in tech, tech career, mock interview, system design interview, faang, tech resume, remote tech job | женщины в айти, карьера в айти, мок-собеседование, фаанг, айти-резюме, удалённая работа в айти, айти-менторство, собеседование в бигтех
needs laid off from tech, no replies to applications, get into faang, tech job, it job, remote it job, interview preparation | сократили из айти, не отвечают на отклики, попасть в бигтех, первая работа в айти, работа в айти, удалёнка в айти, резюме айтишника, мок-интервью, подготовиться к собеседованию

wearables-sporttech < electronics, medical-devices
= wearables and sensors | носимая электроника
doers wearables engineer, sensor engineer, hardware startup founder, smart ring developer | разработчик носимой электроники, инженер по датчикам, хардвер-фаундер, создатель гаджетов
work build wearables, design sensors, launch gadgets on kickstarter | делаю носимые устройства, разрабатываю датчики, запускаю гаджеты на кикстартере
field wearables, fitness tracker, smartwatch, smart ring, biosensor, sensor design, kickstarter gadget | носимая электроника, фитнес-браслет, умные часы, умное кольцо, биосенсор, разработка датчиков, кикстартер
needs wearable device, build tracker, sensor for body, smart bracelet | носимое устройство, сделать трекер, датчик на тело, умный браслет, датчик для спортсменов

assistive-tech < accessibility, rehabilitation
= assistive technology | ассистивные технологии
doers assistive technology specialist, aac specialist, braille specialist, audio describer, wheelchair engineer | специалист по ассистивным технологиям, специалист по АДК, тифлокомментатор, тифлотехник, разработчик для незрячих, разработчик инвалидных колясок
work develop aids for disabled, make audio descriptions | разрабатываю технику для инвалидов, делаю тифлокомментарии, учу незрячих технике
field assistive technology, aac, braille, audio description, wheelchair, eye-gaze control, aids for the blind | ассистивные технологии, шрифт Брайля, тифлокомментарий, инвалидная коляска, альтернативная коммуникация, тифлотехника, карточки PECS
needs nonspeaking child needs communicator, blind person at museum, device for blind, help blind people, communication for nonverbal, adapted for deaf | неговорящий ребёнок, провести незрячих по музею, устройство для слепых, для незрячих, для слабовидящих, адаптировать для глухих, тифлокомментарий к спектаклю, субтитры для глухих

occupational-medicine < medicine
= occupational, aviation and diving medicine | профессиональная медицина
doers occupational physician, aviation doctor, diving doctor, ship doctor, expedition doctor, military doctor, corporate doctor | врач-профпатолог, профпатолог, авиационный врач, судовой врач, экспедиционный врач, военный врач, корпоративный врач, водолазный врач
work check workers' health, work as expedition doctor | провожу медосмотры, езжу врачом в экспедиции, работаю судовым врачом
field occupational medicine, pre-employment medical, military medicine, hyperbaric, altitude sickness, corporate health programme, expedition medicine | профпатология, медосмотр, военная медицина, барокамера, горная болезнь, корпоративное здоровье, экспедиционная медицина, медкомиссия
needs doctor for an expedition, staff medical checks, staff medical check, medical commission, doctor on expedition, doctor in office, driver medical certificate | нужен врач в экспедицию, организовать медосмотры, пройти медкомиссию, медосмотр сотрудников, врач в экспедицию, врач в офис, справка для водителя, медсправка

podiatry < medicine
= podiatry and foot care | подология
doers podiatrist, podologist, foot care specialist, pedicure podologist | подолог, подиатр, мастер медицинского педикюра, врач-подиатр
work treat ingrown nails, care for feet | лечу вросшие ногти, делаю медицинский педикюр, лечу стопы
field podiatry, ingrown nail, foot care, medical pedicure, diabetic foot, nail fungus | подология, вросший ноготь, медицинский педикюр, диабетическая стопа, грибок ногтей, натоптыши
needs foot hurts when walking, nail grows in, foot pain, corns | больно ходить, врос ноготь, болят стопы, грибок на ногтях, мозоли

medical-media < medicine, science-communication
= medical media and illustration | медицинские медиа и блоги
doers medical blogger, medical illustrator, medical journalist, medical editor, health educator, medical translator | врач-блогер, медицинский иллюстратор, медицинский журналист, медицинский редактор, просветитель о здоровье, медблогер, медицинский копирайтер
work blog about health, draw anatomy, write about medicine | веду медицинский блог, рисую анатомию, пишу о медицине, пишу медицинские тексты
field medical blog, medical illustration, health communication, anatomy illustration, health literacy, medical copywriting | медицинский блог, медицинская иллюстрация, медблог, медицинская журналистика, грамотность в здоровье, медицинские тексты, медицинский контент
needs explain disease to patients, promote a doctor, article about health, doctor for comment, text about medicine, medical lecture, doctor for podcast, doctor for interview | объяснить болезнь пациентам, продвинуть врача, статья о здоровье, комментарий врача, текст о медицине, лекция о здоровье, врач в подкаст, врач для интервью, врач-эксперт в эфир

patient-communities < medicine
= patient support groups | пациентские сообщества
doers patient advocate, support group leader, cancer survivor, peer counsellor, patient organisation founder, chronic illness blogger | пациентский адвокат, ведущий группы поддержки пациентов, равный консультант по ВИЧ, основатель пациентской организации, онковыживший, активист пациентского движения
work run patient support groups, advocate for patients | веду группу поддержки пациентов, защищаю права пациентов, поддерживаю людей с диагнозом
field patient advocacy, patient support group, cancer survivors, chronic illness, patient rights, living with diagnosis | пациентское сообщество, права пациентов, группа поддержки больных, хроническая болезнь, жизнь с диагнозом, онкопациентское сообщество
needs recently got a diagnosis, others with same disease, same diagnosis, newly diagnosed, support for patients, live with disease, talk to patients, parents of sick children | недавно поставили диагноз, с таким же диагнозом, такой же диагноз, поставили диагноз, поддержка пациентов, жить с болезнью, поговорить с пациентами, родители больных детей, пациентская организация

bioethics < medicine, science
= bioethics and philosophy of science | биоэтика и философия науки
doers bioethicist, philosopher of science, sts researcher, medical anthropologist, research ethicist, historian of science | биоэтик, философ науки, исследователь науки и технологий, медицинский антрополог, историк науки, методолог науки
work teach bioethics, study science and technology | преподаю биоэтику, исследую технологии и общество, изучаю историю науки
field bioethics, philosophy of science, sts studies, medical anthropology, research ethics, history of science, futures studies | биоэтика, философия науки, медицинская антропология, история науки, этика исследований, исследования будущего, исследования науки и технологий
needs ethics of experiment, ethics expert, ethics of ai in medicine | этика эксперимента, эксперт по биоэтике, этические вопросы

futurism-transhumanism < science
= futurism and foresight | футурология и форсайт
doers futurist, futurologist, foresight facilitator, transhumanist, trend researcher, trendwatcher | футуролог, форсайтер, трансгуманист, трендвотчер, исследователь трендов, форсайт-модератор
work forecast the future, run foresight sessions, research trends | прогнозирую будущее, провожу форсайты, исследую тренды, веду форсайт-сессии
field foresight, futures thinking, transhumanism, trendwatching, scenario planning, technology forecasting, cryonics | форсайт, образ будущего, трансгуманизм, трендвотчинг, сценарное планирование, технологический прогноз, крионика
needs where industry is heading, what skills remain needed, trends in industry, future of profession, foresight session | куда движется отрасль, какие профессии останутся, тренды отрасли, будущее профессии, провести форсайт

industrial-3d-scan-reverse < mechanical-engineering, three-d-printing
= reverse engineering of parts | реинжиниринг деталей
doers reverse engineering specialist, 3d scanning engineer, spare parts engineer | специалист по реверс-инжинирингу деталей, инженер 3D-сканирования, реинжинирингист, инженер по импортозамещению
work recreate parts from samples, redraw old drawings | восстанавливаю чертежи по образцу, делаю деталь по образцу, воссоздаю запчасти, замещаю импортные детали
field reverse engineering of parts, spare parts production, point cloud, part from sample, legacy machine parts | реинжиниринг, обратный инжиниринг, облако точек, запчасти для станков, импортозамещение деталей, деталь по образцу
needs part no longer produced, machine idle without spare, copy a part, spare part, 3d scan, old machine part, replace imported part | запчасть больше не выпускают, станок стоит без запчасти, скопировать деталь, 3d-сканирование детали, отсканировать деталь, запчасть для станка, заменить импортную деталь, запчасть не найти

jewellery-cad < industrial-design
= jewellery design and modelling | ювелирный дизайн и моделирование
doers jewellery designer, jewellery cad modeller, goldsmith, jeweller, stone setter | ювелир, дизайнер украшений, ювелирный 3D-моделлер, закрепщик камней, ювелирный дизайнер, золотых дел мастер
work make jewellery, model rings, set stones | делаю украшения, моделирую кольца, отливаю украшения, закрепляю камни
field jewellery design, rhinogold, goldsmithing, lost wax casting, custom rings, stone setting | ювелирное дело, ювелирные украшения, обручальные кольца на заказ, литьё по восковкам, закрепка камней, ювелирная мастерская, ювелирка
needs own design wedding rings, chain broke, wedding rings, custom ring, repair jewellery, ring resize | кольца по своему эскизу, порвалась цепочка, обручальные кольца, кольцо на заказ, починить украшение, уменьшить кольцо

lighting-design < interior-design, electrical-engineering
= lighting design | световой дизайн
doers lighting designer, architectural lighting designer, luminaire designer, light planner | светодизайнер, дизайнер света, светотехник, проектировщик освещения, дизайнер светильников, инженер-светотехник
work design lighting, make lamps, light facades | проектирую освещение, делаю светильники, подсвечиваю фасады
field architectural lighting, lamp design, led lighting, dialux, facade lighting, light scenarios | архитектурное освещение, светильники, светотехника, подсветка фасада, диалюкс, световой сценарий, освещение в квартире
needs room feels dark, light a facade, plan lighting, light for facade, light for yard, dark room, choose lamps | темно в квартире, подсветить здание, спланировать освещение, свет в квартире, осветить двор, тёмная комната, подобрать светильники, осветить фасад

pools-saunas < construction
= pools, saunas and stoves | бассейны, бани и печи
doers pool builder, sauna builder, stove builder, bath house builder, pool maintenance specialist | строитель бассейнов, строитель бань, мастер-печник, банщик-строитель, специалист по бассейнам, каминщик
work build pools, build saunas, build stoves | строю бассейны, строю бани, складываю печи, обслуживаю бассейны
field swimming pool construction, sauna construction, masonry stove, fireplace, hot tub, banya building | строительство бассейна, строительство бани, печь в доме, камин, банный чан, русская печь, хаммам
needs stove smokes, pool turned green, build sauna, build a pool, repair stove, clean the pool, fireplace for house | печь дымит, зацвёл бассейн, построить сауну, построить бассейн, починить печь, почистить бассейн, камин в дом, сложить печь
`
