export const concepts = `
cheese-making < food, farming
= cheese making | сыроделие
doers cheesemaker, cheesemonger | сыровар, сыродел, сырный сомелье
work make cheese, age cheese | варю сыр, делаю сыр
field cheesemaking, cheese dairy, artisan cheese | сыроварня, сыроделие, фермерский сыр, крафтовый сыр
needs learn to make cheese, local cheese, cheese for shop, milk for cheese | научиться варить сыр, домашний сыр, сыр для магазина, молоко для сыра

fermentation-preserving < food
= fermentation and preserving | ферментация и заготовки
doers fermentation enthusiast, preserves maker | ферментатор-любитель, мастер заготовок
work ferment vegetables, make preserves | ферментирую овощи, делаю заготовки, варю варенье
field fermented food, kombucha, kimchi, preserves, pickles | комбуча, кимчи, варенье, заготовки на зиму, соленья
needs preserve vegetables, too many apples, jam to sell | много яблок, переработать яблоки, варенье на продажу

meat-bbq < food
= meat and barbecue | мясо и барбекю
doers butcher, grill master, sausage maker, pitmaster | мясник, гриль-мастер, колбасник, шашлычник
work smoke meat, grill meat, make sausages | копчу мясо, жарю шашлык, делаю колбасу
field barbecue, BBQ, charcuterie, smoked meat, grill | барбекю, шашлык, гриль, домашняя колбаса, стейк, копчение
needs barbecue for party, farm meat, homemade sausages | шашлык на праздник, фермерское мясо

vegan-cooking < food
= vegan and vegetarian food | веганская и вегетарианская еда
doers vegan, vegetarian, vegan chef, raw foodist | веган, вегетарианец, вегетарианка, веганка, сыроед
work cook vegan food, eat plant-based | готовлю веганское, не ем мясо
field veganism, vegan food, plant-based, vegetarianism, raw food | веганство, веганский, вегетарианство, растительное питание, сыроедение
needs give up meat, vegan recipes, stop eating meat, vegan food for event | отказаться от мяса, веганские рецепты, веганская еда

national-cuisines < food
= national cuisines | национальные кухни
doers sushi chef, pizza chef, pizzaiolo, Georgian cuisine cook | сушист, пиццайоло, пиццамейкер, повар узбекской кухни
work cook Georgian food, cook Asian food, make pasta | готовлю плов, леплю пельмени, готовлю пиццу, готовлю суши
field Georgian cuisine, Italian cuisine, Asian food, sushi, pilaf, ramen | грузинская кухня, итальянская кухня, азиатская кухня, плов, хинкали, пельмени, суши, суп рамен
needs pilaf for party, Georgian dinner, cook national dishes | плов на праздник, грузинский ужин, национальная кухня на фестиваль

cooking-classes < food, education
= cooking classes and supper clubs | кулинарные мастер-классы и ужины
doers cooking teacher, supper club host | преподаватель кулинарии, ведущий кулинарных мастер-классов
work teach cooking, host dinners, host supper clubs | провожу кулинарные мастер-классы, устраиваю ужины, учу готовить
field cooking class, supper club, cooking school | кулинарный мастер-класс, гастроужин, кулинарная школа, гастрономический ужин, кулинарная студия
needs learn to cook, cook for myself | научиться готовить, не умею готовить

nutrition < food
= nutrition | питание и нутрициология
doers nutritionist, dietitian, dietician | нутрициолог, диетолог, консультант по питанию
work design diets, advise on nutrition | составляю рационы, консультирую по питанию
field nutrition, healthy eating, diet plan, intuitive eating, keto | нутрициология, здоровое питание, диета, рацион питания, интуитивное питание, ПП-рецепты, кето-диета
needs cannot lose weight, eat badly, eat healthy, meal plan, overweight, picky eater, sweet cravings, child does not eat | не могу похудеть, наладить питание, правильно питаться, план питания, лишний вес, ребёнок плохо ест, тяга к сладкому, рацион

food-media < food, blogging
= food writing and styling | фуд-журналистика и фудстайлинг
doers food blogger, food stylist, restaurant critic, food writer | фуд-блогер, фудстилист, ресторанный критик, кулинарный блогер
work write recipes, review restaurants, style food | пишу рецепты, веду кулинарный блог, пишу о еде
field food blog, food styling, cookbook, restaurant reviews | кулинарный блог, фудстайлинг, кулинарная книга, обзоры ресторанов

gardening
= gardening | садоводство
doers gardener, plant lover, allotment holder | садовод, садовник, дачник, дачница, огородник
work grow vegetables, keep a garden, prune trees, plant gardens, care for garden, prune roses | выращиваю овощи, вожусь в саду, обрезаю деревья, сажаю деревья, ухаживаю за садом, сажаю, обрезаю розы, разбиваю сады
field gardening, vegetable garden, greenhouse, seedlings, fruit trees, compost, garden, allotment, seeds, community garden, vegetable beds | садоводство, огород, теплица, рассада, дача, плодовые деревья, компост, саженцы, сад, семена, общественный огород, грядки
needs plants keep dying, help in garden, seeds to share, seedlings to share, plot for garden, overgrown garden, plants die, pests in garden, compost for garden, start a garden, garden for school, dig garden, spare plants | ничего не растёт, растения гибнут, помочь с садом, обменяться семенами, поделиться рассадой, участок под огород, заросший сад, заросший участок, тля, вредители на огороде, разбить огород, сад при школе, вскопать огород, лишняя рассада

landscape-design < gardening, design, architecture
= landscape design | ландшафтный дизайн
doers landscape designer, landscape architect, garden designer, arborist | ландшафтный дизайнер, ландшафтный архитектор, озеленитель, ландшафтник, арборист
work design gardens, landscape gardens, green cities, landscape plots, plan gardens, design yards, plant parks | проектирую сады, озеленяю, благоустраиваю участки, озеленяю дворы
field landscape design, landscape architecture, garden design, landscaping, green roof, irrigation system of garden, garden plan, garden path, yard greening | ландшафтный дизайн, озеленение, ландшафтная архитектура, благоустройство участка, альпийская горка, автополив, зелёная кровля, план сада, озеленение двора, дорожки в саду
needs bare garden plot, empty plot around house, garden is neglected, plan the garden, green our yard, design plot, empty yard, plant the courtyard | пустой участок, обустроить участок, голый участок вокруг дома, запущенный сад, спланировать сад, озеленить двор, благоустроить участок, посадить деревья, пустой двор, оформить участок

houseplants < gardening
= houseplants | комнатные растения
doers houseplant collector, bonsai grower, orchid grower | цветовод, любитель комнатных растений, бонсаист
work grow houseplants, grow orchids | развожу цветы, выращиваю орхидеи, коллекционирую растения
field houseplants, orchids, bonsai, succulents, florarium | комнатные растения, цветоводство, орхидеи, бонсай, суккуленты, флорариум, фитостена
needs water my plants, water plants, plant is dying, plant cuttings, plants for office, repot plant | полить цветы, поливать цветы, цветок засыхает, отростки, растения для офиса, пересадить цветок

flower-growing < gardening, farming
= flower growing | цветоводческое хозяйство
doers flower farmer, rose grower, nursery owner | розовод, владелец питомника растений, фермер-цветовод
work grow flowers, breed roses, run plant nursery | выращиваю розы, выращиваю пионы, выращиваю тюльпаны, держу питомник растений
field flower farm, plant nursery, peonies, rose garden, dahlias | цветочная ферма, питомник растений, пионы, тюльпаны, розарий
needs local flowers, roses for garden, flowers from farm | местные цветы, розы для сада, саженцы роз

arboriculture < gardening
= tree care | уход за деревьями
doers arborist, tree surgeon | арборист, древолаз, дендролог
work care for trees, fell dangerous trees, cut trees, prune trees, climb trees | ухаживаю за деревьями, спиливаю деревья, обрезаю деревья, лечу деревья, кронирую
field tree care, arboriculture, dendrology, tree pruning, dead tree, fruit trees | арбористика, дендрология, обрезка деревьев, аварийное дерево, сухое дерево, плодовые деревья
needs cut down tree, prune apple trees, dangerous tree, old tree sick, tree fell | спилить дерево, обрезать яблони, дерево упало, больное дерево, опасное дерево, обрезать деревья

permaculture < gardening, farming
= permaculture and eco-living | пермакультура
doers permaculture designer, permaculturist, ecovillage resident, homesteader | пермакультурщик, житель экопоселения, поселенец
work practise permaculture, live in ecovillage | живу в экопоселении, занимаюсь пермакультурой
field permaculture, ecovillage, homesteading, regenerative agriculture, food forest | пермакультура, экопоселение, родовое поместье, природное земледелие, регенеративное земледелие, экодеревня
needs move to the countryside, live off land, join ecovillage, move to village, self-sufficient | переехать в деревню, жить на земле, вступить в экопоселение, жить в деревне

farming
= farming | сельское хозяйство
doers farmer, agricultural entrepreneur, farm owner | фермер, аграрий, фермерша, владелец фермы, сельхозпроизводитель
work run a farm, work in agriculture, grow food, sell farm products | занимаюсь фермерством, держу ферму, работаю в сельском хозяйстве, веду хозяйство, выращиваю, продаю фермерские продукты
field farming, agriculture, agribusiness, farm, agro, farm products, farm shop, harvest, barn | сельское хозяйство, фермерство, ферма, агробизнес, АПК, сельхоз, агро, фермерские продукты, урожай, фермерское хозяйство, сарай
needs sell farm produce, hands for harvest, sell vegetables, buyers for harvest, land to farm, work on farm, farm products for cafe, pick apples, tractor to rent | сбыт урожая, куда сбывать урожай, помочь с урожаем, продать овощи, земля под ферму, работать на ферме, собрать урожай, трактор в аренду, фермерские продукты для кафе

crop-growing < farming
= crop growing | растениеводство
doers agronomist, grain grower, crop consultant | агроном, растениевод, полевод, зерновик
work grow wheat, grow crops | выращиваю пшеницу, выращиваю зерно, работаю агрономом
field agronomy, crops, grain, fertilisers, soil health, wheat | агрономия, растениеводство, зерновые, удобрения, урожайность, посевная, почвоведение
needs poor harvest | плохой урожай, болеют растения

vegetable-greenhouse < farming
= vegetable and greenhouse growing | овощеводство и теплицы
doers vegetable grower, greenhouse grower, microgreens grower | овощевод, тепличник, производитель микрозелени
work grow microgreens, grow tomatoes | выращиваю микрозелень, выращиваю томаты, выращиваю клубнику
field microgreens, hydroponics, vertical farm, market garden, aeroponics | микрозелень, гидропоника, тепличное хозяйство, сити-фермерство, вертикальная ферма, овощеводство
needs build a greenhouse, fresh greens, local vegetables, greenhouse for farm, sell tomatoes | поставить теплицу, свежая зелень, местные овощи, теплица для фермы, продать помидоры

orchards-berries < farming
= orchards and berries | плодоводство и ягоды
doers fruit grower, orchardist, berry farmer, winegrower | плодовод, ягодник, виноградарь, садовод-плодовод
work grow apples, grow berries, grow grapes | выращиваю яблоки, выращиваю ягоды, выращиваю виноград
field orchard, berry farm, viticulture, olive grove, apple orchard | яблоневый сад, ягодное хозяйство, виноградарство, голубика, плодоводство, оливковая роща
needs apples to press, fruit trees, berries to sell, pick berries | яблоки на сок, саженцы яблонь, продать ягоды, собрать ягоды

dairy-livestock < farming
= livestock farming | животноводство
doers livestock farmer, dairy farmer, cattle breeder, shepherd, goat farmer | животновод, зоотехник, доярка, пастух, козовод, овцевод, коневод
work keep cows, raise goats, breed cattle | держу коров, развожу коз, развожу овец, держу коз
field livestock, dairy farm, cattle, sheep, goats, pig farm | животноводство, молочная ферма, КРС, козы, овцы, свиноводство, коровы
needs cow gives little milk, goat milk, fresh milk, keep goats, sheep for grazing | завести козу, козье молоко, домашнее молоко, завести коз, овцы для выпаса

poultry < farming
= poultry farming | птицеводство
doers poultry farmer, chicken keeper | птицевод, куровод
work keep chickens, raise quails | держу кур, развожу перепелов, развожу уток
field poultry farm, chickens, quails, eggs farm | птицеводство, птицефабрика, домашние куры, перепела, инкубатор для яиц
needs fresh eggs, chicken coop | домашние яйца, завести кур, курятник

beekeeping < farming
= beekeeping | пчеловодство
doers beekeeper, apiarist | пчеловод, пасечник
work keep bees, harvest honey, sell honey | держу пасеку, держу пчёл, качаю мёд, продаю мёд, развожу пчёл
field beekeeping, bees, apiary, honey, beehive, beehives | пчеловодство, пасека, пчёлы, пчелиные ульи, апитерапия, медосбор, мёд, ульи
needs start with bees, place for hives, honey to sell, swarm of bees, start beekeeping, local honey, bees died | завести пчёл, место для ульев, продать мёд, рой пчёл, свой мёд, погибли пчёлы, местный мёд

aquaculture < farming
= fish farming | рыбоводство
doers fish farmer, aquaculturist, oyster farmer | рыбовод, ихтиолог-рыбовод, устричный фермер
work farm fish, raise trout | развожу рыбу, развожу форель, выращиваю осетров
field aquaculture, fish farm, oysters, trout farm | аквакультура, рыбоводство, рыбное хозяйство, устрицы, форелевое хозяйство

mushroom-growing < farming
= mushroom growing | грибоводство
doers mushroom grower, mushroom farmer | грибовод, фермер-грибовод
work grow mushrooms, grow oyster mushrooms | выращиваю грибы, выращиваю вешенки, выращиваю шампиньоны
field mushroom farm, mycelium, shiitake | грибная ферма, мицелий, вешенки, шампиньоны

agrotourism < farming, travel
= agritourism | агротуризм
doers agritourism host, farm stay owner | владелец агроусадьбы, организатор агротуризма
work host farm stays, show guests the farm | принимаю гостей на ферме, развиваю агротуризм
field agritourism, farm stay, rural tourism, WWOOF | агротуризм, агроусадьба, сельский туризм, экоферма, WWOOF
needs weekend on a farm, weekend on farm, guests for farm, children to farm | выходные на ферме, гости на ферму, показать детям ферму, экскурсия на ферму

agtech < farming
= agricultural technology | агротех
doers agtech specialist, precision farming specialist | агротех-специалист, специалист точного земледелия
work develop agtech, automate farms | автоматизирую фермы, внедряю точное земледелие
field agtech, precision farming, crop monitoring, agricultural drones | агротех, точное земледелие, агродроны, мониторинг полей, умное сельское хозяйство

forestry < farming, ecology, agronomy
= forestry | лесное хозяйство
doers forester, forest ranger, forestry engineer, forest engineer, forest pathologist, timber harvester, forest fire volunteer, sawmill owner | лесник, лесовод, лесничий, инженер лесного хозяйства, лесопатолог, лесозаготовитель, лесной пожарный, владелец пилорамы, лесопромышленник
work plant forests, manage forests, harvest timber, fight forest fires, run a sawmill | сажаю лес, восстанавливаю леса, веду лесное хозяйство, заготавливаю лес, тушу лесные пожары, держу пилораму, пилю доски
field forestry, reforestation, timber, sawmill, forest fires, forest inventory, lumber, tree nursery, agroforestry | лесное хозяйство, лесоводство, лесовосстановление, пилорама, лесозаготовка, лесные пожары, таксация леса, пиломатериалы, питомник деревьев, лесопромышленность, лесопереработка
needs plant a forest, buy timber for building, dead tree near house, firewood, timber for house, plant forest, wood for building, dry oak | посадить лес, купить доски для стройки, спилить аварийное дерево, короед, дрова, лес для дома, древесина для строительства, куплю дуб, доска от пилорамы

animals
= animals and pets | животные
doers animal lover, pet owner, zoologist by heart, pet lover | зоозащитник, любитель животных, владелец питомца, анималист, хозяин собаки, хозяйка кошки, хозяин питомца
work care for animals, help animals, work with animals | помогаю животным, работаю с животными, забочусь о животных
field animal care, pets, pet food, pet shop, animal welfare, dog, cat | животные, домашние животные, питомцы, зоомагазин, зообизнес, собака, кошка, корм для животных
needs find a vet, take my dog, sick pet, lost dog, lost cat, pet abroad, fly with dog, transport cat | найти ветеринара, пропала собака, потерялась кошка, заболел питомец, перевезти кошку, перевезти собаку, лететь с собакой, пропал кот

veterinary < animals, biology, medicine
= veterinary medicine | ветеринария
doers veterinarian, vet doctor, veterinary surgeon, vet nurse, animal doctor, zootechnician, vet tech, equine vet | ветеринар, ветврач, ветеринарный врач, ветеринарка, зоотехник, ратолог, ветхирург, ветфельдшер, ветеринар-герпетолог, иппиатр
work treat animals, run a vet clinic, operate on pets, vaccinate pets, vaccinate animals, operate on animals | лечу животных, лечу собак и кошек, оперирую животных, стерилизую кошек, лечу собак, принимаю животных
field veterinary, vet clinic, animal vaccination, pet health, animal health, neutering, livestock health, zootechnics, pet vaccination, animal clinic, pet passport | ветеринария, ветклиника, ветпаспорт, ветеринарная клиника, здоровье питомцев, стерилизация кошек, болезни животных, зоотехния, передержка после операции, прививки питомцу, чипирование
needs my cat is sick, my dog limps, my dog is sick, cat does not eat, found an injured animal, dog is sick, cat is sick, good vet, vaccinate dog, dog limps | заболел кот, заболела собака, кот не ест, кошка заболела, нашли раненое животное, вывезти питомца, заболела кошка, хороший ветеринар, привить собаку, собака хромает, посоветуйте ветеринара

dog-training < animals
= dog training | дрессировка собак
doers dog trainer, cynologist, canine behaviourist, dog handler | кинолог, дрессировщик собак, инструктор-кинолог, зоопсихолог
work train dogs, correct dog behaviour, train puppies | дрессирую собак, воспитываю собак, корректирую поведение собак, воспитываю щенков
field dog training, puppy training, agility dogs, cynology, dog behaviour, puppy, dog school | дрессировка, кинология, воспитание щенка, аджилити, ОКД, щенок, поведение собаки, площадка для собак
needs dog pulls on leash, puppy chews everything, dog pulls leash, dog barks, dog bites, dog does not listen, raise a puppy, afraid dog, dog howls | собака не слушается, щенок грызёт, собака тянет поводок, собака лает, воспитать щенка, собака кусается, собака воет, собака боится

dog-breeding < animals
= dogs and breeding | собаководство
doers dog breeder, dog owner, kennel owner, dog groomer | заводчик собак, собачник, владелец питомника, собачница, грумер
work breed dogs, groom dogs, show dogs | развожу собак, стригу собак, выставляю собак
field dogs, kennel, puppies, dog show, grooming dogs, husky | собаки, щенки, питомник собак, груминг, выставка собак, корги, хаски
needs want a puppy, choose a puppy, buy a puppy, groom the dog, which breed | хотим собаку, взять щенка, выбрать щенка, купить щенка, подстричь собаку, какую породу выбрать

cats < animals
= cats | кошки
doers cat breeder, cat owner, felinologist | кошатник, фелинолог, заводчик кошек, кошатница
work breed cats, foster kittens | развожу кошек, передерживаю котят
field cats, kittens, cat cafe, Maine Coon | кошки, котята, котокафе, котик, мейн-кун
needs want a kitten, adopt a kitten, kitten wanted, cat scratches furniture, cat misses tray | хотим котёнка, завести кота, взять котёнка, кот дерёт мебель, кот метит

pet-sitting < animals
= pet sitting | передержка животных
doers pet sitter, dog walker, cat sitter | догситтер, зооняня, котоняня, петситтер, выгульщик собак
work walk dogs, look after pets, cat-sit, look after cats | выгуливаю собак, беру на передержку, присматриваю за животными, присматриваю за кошками
field pet sitting, dog walking, pet hotel, pet boarding | передержка, зоогостиница, выгул собак, передержка собак
needs leaving cat for holidays, feed the cat, walk my dog, leave the dog, leave the cat, dog while away, pet while on holiday, look after cat, take cat | с кем оставить кота, оставить собаку, покормить кота, покормить кошку, погулять с собакой, с кем оставить собаку, с кем оставить кошку, передержать кота, присмотреть за котом, выгулять собаку, на время отпуска

animal-rescue < animals, volunteering
= animal rescue and shelters | помощь бездомным животным
doers animal rescuer, shelter volunteer, animal rights activist | волонтёр приюта, зооволонтёр, куратор животных
work rescue animals, rehome pets, run an animal shelter, rescue dogs, find homes for cats, help shelter | спасаю животных, пристраиваю животных, пристраиваю кошек, спасаю собак, помогаю приюту
field animal shelter, stray dogs, stray cats, animal rights, spay and neuter, homeless cats, foster home for animals | приют для животных, бездомные животные, зоозащита, стерилизация животных, права животных, бездомные собаки, бездомные кошки, стерилизация кошек, передержка животных
needs found a stray, found a kitten, adopt a dog, adopt a cat, home for cat, food for shelter, take in a dog, foster a cat, injured bird, homeless animals | отдам в добрые руки, нашли котёнка, взять собаку из приюта, взять кошку, отдать в добрые руки, пристроить котят, корм для приюта, пристроить собаку, подобрали собаку, раненая птица, нашли щенка

zoology-wildlife < animals
= wildlife and zoology | дикая природа и зоология
doers zoologist, wildlife biologist, ornithologist, zookeeper, entomologist, herpetologist | зоолог, орнитолог, энтомолог, смотритель зоопарка, герпетолог, ихтиолог
work study wildlife, protect species, work in zoo | изучаю животных, изучаю птиц, работаю в зоопарке
field zoology, wildlife, ornithology, nature reserve, zoo, endangered species | зоология, орнитология, заповедник, зоопарк, редкие виды животных, энтомология
needs identify animal, animals for film, bats in house, hedgehog found | определить животное, животные для съёмок, летучие мыши, нашли ёжика

birdwatching < animals, outdoors
= birdwatching | бёрдвотчинг
doers birdwatcher, birder | бёрдвотчер, бёрдер, наблюдатель птиц
work watch birds, count birds | наблюдаю за птицами, считаю птиц
field birdwatching, birding, eBird | бёрдвотчинг, бердинг, наблюдение за птицами
needs identify bird, bird count, nest boxes | определить птицу, наблюдать птиц, учёт птиц, скворечники, развесить кормушки

aquarium-exotic < animals, hobbies
= aquariums and exotic pets | аквариумы и экзотические животные
doers aquarist, terrarium keeper, parrot breeder | аквариумист, террариумист, заводчик попугаев
work keep an aquarium, keep reptiles, breed parrots | держу аквариум, держу змей, развожу попугаев
field aquarium, aquascaping, terrarium, reptiles, parrots | аквариум, аквариумистика, террариум, рептилии, попугаи, акваскейп
needs fish keep dying, fish die, set up aquarium, parrot to give | завести аквариум, запустить аквариум, умирают рыбки, отдать попугая

horse-care < animals
= horse care | уход за лошадьми
doers horse groom, stable owner, horse breeder, hoof trimmer | конюх, владелец конюшни, коваль, берейтор
work breed horses, run a stable | развожу лошадей, держу лошадей, держу конюшню
field horse breeding, equine therapy, hoof care | коневодство, конный клуб, уход за лошадьми, ковка лошадей
needs horse for sale, stable for horse, hay for horses, look after horses | место для лошади, сено для лошадей, ухаживать за лошадьми, купить лошадь

parenting
= parenting | родительство
doers mom of two, mum, dad, mother of three, parent of teenager, mother, father, parent, young mother | мама двоих, многодетная мама, молодой папа, мама в декрете, отец двоих, мама, папа, отец, родитель, мама школьника, мама дошкольника
work raise kids, raise children, bring up kids, raise a son, raise daughters, mother of toddler, stay at home mum | воспитываю детей, ращу детей, сижу с детьми, воспитываю сына, ращу дочь, воспитываю дочь, сижу в декрете, я мама
field parenting, fatherhood, motherhood, toddlers, maternity leave, family with children, school-age children, teenagers at home, child's friends, baby things | родительство, материнство, отцовство, декрет, воспитание детей, малыши, семья с детьми, дети школьного возраста, детские вещи, мамы с детьми
needs tantrums, tired mum, other parents, parents nearby, playmates for child, friends for son, friends for daughter, does not sleep, child has no friends, playground company, meet other mothers, return after maternity, tired of children | ребёнок не слушается, истерики у ребёнка, найти друзей ребёнку, другие родители, друзья для сына, друзья для дочери, нет друзей у ребёнка, ребёнок не спит, мамы рядом, компания для ребёнка, гулять с детьми, выйти из декрета, познакомиться с мамами, сидеть по очереди, родители рядом

pregnancy-birth-support < parenting
= birth and postpartum support | беременность и роды
doers doula, midwife, birth educator, lactation consultant | доула, акушерка, перинатальный психолог, консультант по грудному вскармливанию, консультант по ГВ
work support births, prepare for childbirth, help breastfeeding, attend births, prepare for birth, support after birth | сопровождаю роды, готовлю к родам, помогаю с грудным вскармливанием, поддерживаю после родов
field childbirth, pregnancy, breastfeeding, postpartum, newborn, pregnancy courses | подготовка к родам, домашние роды, беременность, грудное вскармливание, послеродовой, новорождённый, ГВ, роды, курсы для беременных, послеродовой период
needs expecting a baby, baby won't latch, give birth abroad, first birth, baby soon, afraid of birth | ждём ребёнка, скоро рожать, рожать за границей, первые роды, подготовиться к родам, боюсь рожать, где рожать

childcare-nannies < parenting
= childcare and nannies | няни и присмотр за детьми
doers nanny, babysitter, au pair, governess, childminder | няня, бебиситтер, гувернантка, гувернёр, помощница по детям
work babysit, look after children, watch children, care for kids, pick up from school | сижу с ребёнком, присматриваю за детьми, работаю няней, присматриваю за ребёнком, забираю из школы, сидеть с детьми, занимаюсь с детьми
field childcare, babysitting, daycare, nanny for hour, after-school care | присмотр за детьми, подбор нянь, автоняня, ясли, няня на час, детская комната, забрать из школы, няня на вечер
needs nobody to watch kids, watch my child, babysitter for evening, sit with children, pick up child, need a nanny, someone for kids, children during event, look after baby, leave children with | с кем оставить ребёнка, ищу няню, посидеть с ребёнком, посидеть с детьми, нужна няня, найти няню, забрать из садика, забрать ребёнка, няня на выходные, присмотреть за ребёнком, оставить ребёнка, водить в школу

child-psychology < psychology, parenting
= child and teen psychology | детская психология
doers child psychologist, school psychologist, teen therapist, play therapist | детский психолог, подростковый психолог, школьный психолог, игротерапевт
work work with teenagers, counsel parents, help anxious children, play therapy | работаю с подростками, консультирую родителей, помогаю детям и родителям, работаю с детьми, помогаю тревожным детям, консультирую подростков
field child psychology, teenagers, child development, attachment theory, school bullying, teenage crisis, child anxiety, children's fears | детская психология, подростки, подростковый возраст, теория привязанности, буллинг, травля в школе, подростковый кризис, детские страхи, детская тревожность
needs teenager does not talk, bullied at school, teenager closed, does not want school, child is anxious, afraid of dark, aggressive child, teenage daughter, teenager self-harm, shy child, son fights, refuses school | подросток замкнулся, ребёнка травят, ребёнок боится, травят в школе, буллинг в школе, не хочет в школу, ребёнок тревожный, агрессивный ребёнок, подросток не разговаривает, стеснительный ребёнок, дерётся в школе, трудный подросток, ребёнок плачет

parent-education < parenting, education
= parent education | школа родителей
doers parenting coach, parenting educator, sleep consultant | родительский коуч, консультант по сну, семейный консультант
work teach parents, run parent groups, consult parents, lectures for parents | веду родительские группы, учу родителей, консультирую по детскому сну, консультирую родителей, читаю лекции родителям
field parenting course, positive parenting, baby sleep, parents' club, parenting courses, positive discipline | школа родителей, родительский клуб, детский сон, осознанное родительство, позитивная дисциплина, лекции для родителей, курсы для родителей
needs baby wakes at night, baby wakes up, shout at children, set boundaries, sibling rivalry, screen time, phone addiction, talk to teenager | ребёнок не спит, ребёнок просыпается, кричу на детей, выстроить границы, дети ссорятся, ревность к младшему, сидит в гаджетах, оторвать от телефона, наладить сон, договориться с подростком

adoption-foster < parenting
= adoption and foster care | усыновление и приёмные семьи
doers adoptive parent, foster parent, foster mother | приёмный родитель, приёмная мама, усыновитель, опекун ребёнка
work foster children, adopted a child | усыновили ребёнка, взяли приёмного ребёнка, воспитываю приёмных детей
field adoption of children, foster care, orphans, foster family | усыновление, приёмная семья, приёмные дети, сироты, детский дом, школа приёмных родителей, опека над ребёнком
needs want to adopt, adopt a child, become foster parents | хотим усыновить, взять ребёнка из детдома, усыновить ребёнка, стать приёмными родителями, взять под опеку

single-large-families < parenting
= single parents and large families | одинокие родители и многодетные
doers single mother, single mom, single dad | одинокая мама, мать-одиночка, отец-одиночка, многодетный отец
work raise a child alone, raise four children | воспитываю ребёнка одна, воспитываю четверых
field single parents, large families | многодетная семья, неполная семья, одинокие родители
needs juggling work and kids, raise alone, three children alone, help for large family | совмещать работу и детей, воспитываю одна, одна с детьми, одна с ребёнком, помощь многодетным

family-leisure < parenting
= family leisure | семейный досуг
doers family club organiser, playground parent | организатор семейного клуба, организатор семейного досуга
work organise family outings, travel with kids, organise family events, walks with children | путешествую с детьми, организую семейные прогулки, организую семейные мероприятия, прогулки с детьми, устраиваю семейные выходные
field family leisure, playdate, travel with children, board games with kids, family weekend, museum with children, outings with children | семейный досуг, куда с детьми, отдых с детьми, детская площадка, плейдейт, семейные выходные, семейный поход, прогулка с детьми
needs friends for my kids, weekend with kids, where with children, rainy day with kids, family company, things to do with kids | друзья для детей, куда пойти с детьми, выходные с детьми, куда сходить с ребёнком, чем заняться с детьми, семейная компания

elder-care < volunteering
= care for the elderly | забота о пожилых
doers carer, caregiver, home carer, geriatric nurse, elderly companion, live-in carer | сиделка, помощница по уходу, соцработник с пожилыми, сиделка с проживанием, помощница для бабушки, патронажная сестра
work care for elderly, look after parents, visit old people, accompany elderly, care for mother | ухаживаю за пожилыми, забочусь о бабушке, навещаю стариков, навещаю пожилых, ухаживаю за мамой, сопровождаю пожилых, ухаживать за пожилыми
field elderly care, nursing home, dementia care, ageing parents, old people, care home, lonely elderly, home care, Alzheimer | уход за пожилыми, дом престарелых, деменция, пожилые родители, пансионат для пожилых, старики, пожилые люди, дом для пожилых, одинокие пожилые, уход на дому, Альцгеймер, лежачий больной
needs mother cannot live alone, carer for mother, look after father, mother has dementia, elderly parents alone, visit my grandmother, old mother far away, find care home, shopping for elderly, keep company to elderly, bedridden father, care after stroke, lonely grandmother | мама не справляется одна, ищу сиделку, сиделка для мамы, ухаживать за отцом, у мамы деменция, пожилые родители одни, навещать бабушку, мама далеко, найти пансионат, продукты для пожилых, поговорить с бабушкой, лежачий отец, уход после инсульта, одинокая бабушка, папа после инсульта, нужна сиделка

relocation
= relocation and emigration | релокация и эмиграция
doers relocation consultant, relocation manager, expat, immigrant, emigrant, newcomer, migrant | релокант, эмигрант, релокационный консультант, экспат, эмигрантка, релокейт-менеджер, новоприбывший, переселенец, мигрант, мигрантка
work help people relocate, moved abroad, relocate employees, help newcomers, settle newcomers, moved with family | помогаю с переездом, помогаю с релокацией, переехал в другую страну, помогаю релокантам, помогаю новичкам, помогаю приезжим, переехали семьёй, помогаю освоиться
field relocation, emigration, immigration, moving abroad, expats, newcomers, move to another country, settling in | релокация, эмиграция, иммиграция, переезд за границу, релокейт, релоканты, экспаты, новоприбывшие, переезд в другую страну, адаптация после переезда, жизнь за границей
needs planning to move abroad, just moved here, new in country, new in city, just arrived, moving with family, moving in autumn, do not know anyone, settle in, how everything works, first weeks in country, move to Germany, move to Spain | планирую переезд, недавно переехал, куда переехать, хочу уехать, недавно приехал, только приехали, никого не знаю, переезжаем семьёй, освоиться в городе, обустроиться, как всё устроено, первое время после переезда, переезжаем летом, переехать в Германию, переехать в Испанию, переехали месяц назад, новые в городе

relocation-documents < relocation
= documents for relocation | документы для переезда
doers immigration consultant, visa consultant, paperwork assistant | миграционный консультант, визовый консультант, консультант по ВНЖ
work help with paperwork abroad, prepare visa documents, fill in forms, accompany to offices, help with authorities | помогаю с документами, собираю документы на визу, оформляю визы, заполняю анкеты, заполняю формуляры, хожу по инстанциям, сопровождаю в ведомства
field visa application, visa documents, consulate, embassy, immigration office, registration of residence, bureaucracy, appointment at office | виза, визовый центр, консульство, посольство, документы для переезда, визовый, формуляры, миграционная служба, прописка, бюрократия, запись в ведомство, ведомства, амт, Jobcenter, джобцентр
needs visa refused, passport expires, fill in form, papers for authorities, letter from authorities, appointment at immigration, deal with bureaucracy, register address, visa appointment, collect documents, official letter, understand forms, apply for visa | отказали в визе, заканчивается паспорт, продлить паспорт, заполнить анкету, заполнить формуляр, бумаги для ведомства, письмо от ведомства, письма из амта, запись на визу, разобраться с бюрократией, прописаться, собрать документы, подать на визу, официальное письмо, разобраться с бумагами, не понимаю бумаги

residence-permit < relocation-documents
= residence permits | вид на жительство
doers permanent resident, residence permit holder | обладатель ВНЖ, резидент по ВНЖ
work got a residence permit, help obtain residence permits | получил ВНЖ, оформляю ВНЖ, делаю ВНЖ
field residence permit, permanent residence, green card, Blue Card, residency card | ВНЖ, вид на жительство, ПМЖ, гринкарта, голубая карта, РВП, Blue Card, икамет
needs permit is expiring, extend permit, residence permit for wife, renew residence, permit refused, apply for residence, legal status | продлить ВНЖ, получить ВНЖ, продлить вид на жительство, отказали в ВНЖ, податься на ВНЖ, ВНЖ для жены, легализоваться, заканчивается ВНЖ, сменить статус, получить ПМЖ

citizenship < relocation-documents
= citizenship and naturalisation | гражданство
doers naturalised citizen, citizenship lawyer | консультант по гражданству, натурализованный гражданин
work obtained citizenship, help with second passport | получил гражданство, помогаю с гражданством, оформляю второй паспорт
field citizenship, naturalization exam, second passport, citizenship by investment, dual nationality | гражданство, второй паспорт, натурализация, гражданство за инвестиции, двойное гражданство
needs apply for citizenship, get citizenship, citizenship test, naturalisation papers | подаю на гражданство, получить гражданство, тест на гражданство, второе гражданство, документы на гражданство

repatriation < relocation-documents
= repatriation | репатриация
doers repatriate, oleh, repatriation consultant | репатриант, репатриантка, оле хадаш, консультант по репатриации
work made aliyah, help with repatriation | репатриировался, сделал алию, помогаю с репатриацией
field repatriation, aliyah, Law of Return, Nativ consul, ancestry citizenship | репатриация, алия в Израиль, проверка Натив, консульская проверка, теудат зеут, корзина абсорбции, еврейские корни
needs prove Jewish roots, documents for aliyah, consular check, roots documents | подтвердить еврейские корни, документы на репатриацию, пройти консула, собрать документы на алию, репатриироваться

talent-visa < relocation-documents
= talent and work visas | визы талантов и рабочие визы
doers talent visa holder, O-1 visa holder | обладатель визы талантов, талант по О-1
work got a talent visa, write recommendation letters | получил визу талантов, готовлю кейс на визу
field talent visa, O-1 visa, EB-1, Global Talent visa, work visa, H-1B | виза талантов, О-1, EB-1, Global Talent, рабочая виза, EB-2 NIW, рекомендательное письмо для визы
needs need recommendation letters, letter for visa, visa for artists, visa for musicians | нужны рекомендательные письма, рабочую визу, письмо для визы, виза для артиста, получить визу талантов

nomad-investor-visas < relocation-documents
= nomad and investor visas | визы номадов и инвесторов
doers golden visa holder, digital nomad visa holder | обладатель золотой визы, обладатель визы номада
work got a nomad visa, obtained a golden visa | получил визу номада, получил золотую визу
field digital nomad visa, golden visa, D7 visa, startup visa, freelance visa | виза цифрового кочевника, виза номада, золотая виза, стартап-виза, виза D7, виза фрилансера
needs residency with remote income | легализоваться удалёнщику

asylum-refugees < relocation, human-rights
= asylum and refugees | убежище и беженцы
doers refugee, asylum seeker, refugee caseworker | беженец, беженка, просящий убежища, помощник беженцев
work help refugees, support asylum seekers, house refugees, support Ukrainians | помогаю беженцам, сопровождаю беженцев, помогаю украинцам, расселяю беженцев
field asylum, refugees, humanitarian visa, refugee status, temporary protection, integration of refugees, refugee shelter, displaced people, Ukrainian refugees | политическое убежище, беженцы, гуманитарная виза, временная защита, статус беженца, лагерь беженцев, украинские беженцы, переселенцы
needs fled the war, cannot return home, house for refugees, refugee family, help for refugees | нельзя вернуться, бежали от войны, временная защита получить, жильё для беженцев, семья беженцев, помощь беженцам

document-legalisation < relocation-documents
= apostille and diploma recognition | апостиль и признание дипломов
doers notary agent, apostille agent, diploma recognition consultant | специалист по апостилю, консультант по нострификации
work get apostilles, recognise diplomas | ставлю апостили, помогаю с нострификацией
field apostille, nostrification, diploma recognition, power of attorney, birth certificate | апостиль, нострификация, признание диплома, доверенность из-за границы, свидетельство о рождении, легализация документов
needs diploma is not accepted, recognise diploma, apostille on diploma, diploma not recognised, certificate from home country, copy of birth certificate | подтвердить диплом, не признают диплом, признать диплом, поставить апостиль, апостиль на диплом, нострифицировать диплом, диплом не признают, справка с родины, восстановить свидетельство

family-reunification < relocation-documents
= family reunification and marriage abroad | воссоединение семьи
doers family reunification consultant, bride abroad | консультант по воссоединению, невеста за границей
work reunite families, bring parents over | перевожу родителей к себе, перевёз семью
field family reunification, spouse visa, marriage abroad, fiance visa | воссоединение семьи, виза невесты, брак за границей, супружеская виза
needs bring my parents, bring my wife, bring parents, wife's visa, husband stays behind | перевезти родителей, перевезти семью, перевезти жену, виза для жены, муж остался, воссоединиться с семьёй, перевезти маму

housing-abroad < relocation
= finding a home abroad | поиск жилья за границей
doers relocation realtor, housing agent abroad, letting agent, flatmate, landlady | риелтор за рубежом, агент по аренде жилья, риелтор для релокантов, сосед по квартире, хозяйка квартиры, хозяин квартиры
work help find apartments, find flats for expats, show flats, rent a room out | помогаю снять квартиру, помогаю с арендой, ищу жильё релокантам, показываю квартиры, сдаю комнату, помогаю найти жильё
field apartment rental, flat rental, long-term rental, flat share, Idealista, landlord, rental market, deposit for flat, flat viewing, guarantor, room in shared flat, WG room | аренда квартиры, аренда жилья, долгосрочная аренда, съём жилья, Идеалиста, снять жильё, рынок аренды, залог за квартиру, просмотр квартиры, поручитель, комната в квартире, соседи по квартире, шуфа
needs looking for a flat, find an apartment, landlord refuses foreigners, rent a flat, rent a room, room for student, place to live, flat for family, flat near school, cannot find flat, landlord refuses, flat with pets, temporary housing, flatmate wanted, first month housing, move out soon | ищу квартиру, снять квартиру, ищу жильё, где жить, снять комнату, найти жильё, найти квартиру, квартира рядом со школой, не сдают иностранцам, не сдают с животными, временное жильё, жильё на месяц, ищу соседа по квартире, ищу соседку, жильё для семьи, комната для студента, пожить первое время, хозяин отказал, съехать с квартиры

property-abroad < relocation
= property abroad | недвижимость за рубежом
doers overseas property agent, property abroad consultant | агент по зарубежной недвижимости, брокер зарубежной недвижимости
work sell property abroad, help buy houses abroad | продаю недвижимость за рубежом, помогаю купить квартиру
field property abroad, foreign mortgage, overseas real estate, NIE number | зарубежная недвижимость, недвижимость за рубежом, ипотека для нерезидентов, квартира у моря, номер NIE
needs buy a house abroad, buy house abroad, house by sea, flat abroad | купить квартиру за границей, купить дом за границей, дом у моря, квартира за границей, купить жильё за границей

schools-abroad < relocation, parenting
= schools abroad | школы за рубежом
doers school placement consultant, international school adviser | консультант по зарубежным школам, эксперт по школам
work help choose schools abroad, place children in schools, tell about local schools, know local schools, compare schools | помогаю выбрать школу, подбираю школы, знаю местные школы, рассказываю о школах, сравниваю школы
field international school, school choice, British school, boarding school, local school, school system, bilingual school, school enrolment, gymnasium choice, school places, local schools | международная школа, школы за рубежом, выбор школы, британская школа, пансион для детей, система образования страны, билингвальная школа, запись в школу, местные школы, обычная школа, гимназия, места в школах
needs which school to choose, choose a school, school for son, school for daughter, school for children, school without language, change school, enrol in school, school place, which school, good school nearby, school for child, child without language at school, find a school | в какую школу отдать, ребёнку нужна школа, выбрать школу, школа для сына, школа для дочери, школа для ребёнка, школа без языка, сменить школу, записать в школу, место в школе, какую школу выбрать, хорошая школа рядом, ребёнок без языка, найти школу, устроить в школу, школа для детей, отзывы о школе

expat-health < relocation
= healthcare for newcomers | медицина для приезжих
doers expat health adviser, medical concierge | медицинский консьерж, помощник по врачам
work help find doctors abroad, explain local healthcare | помогаю найти врача, объясняю местную медицину
field expat health insurance, local healthcare system, Russian-speaking doctor | медицинская страховка за границей, русскоязычный врач, местная медицина, страховка для ВНЖ
needs cannot find a doctor, find a doctor, health insurance abroad, appointment with doctor, English-speaking doctor, family doctor | найти врача, русскоговорящий врач, медстраховка, записаться к врачу, страховка за границей, семейный врач, врач говорящий по-русски

expat-banking-taxes < relocation
= banking and taxes for expats | банки и налоги для релокантов
doers expat tax adviser, cross-border tax consultant | налоговый консультант для релокантов, консультант по ВЭД переводам
work help open foreign accounts, file expat taxes | помогаю открыть счёт, консультирую по налоговому резидентству
field foreign bank account, tax residency, expat taxes, money transfer abroad, Wise card | зарубежный счёт, налоговое резидентство, счёт за границей, иностранная карта, переводы за границу
needs bank closed my account, transfer money abroad, open bank account, tax abroad, transfer money home, bank refused, double taxation | открыть счёт, банк закрыл счёт, перевести деньги, открыть счёт в банке, перевести деньги домой, банк отказал, налоги за границей, двойное налогообложение, закрыли счёт

moving-logistics < relocation
= moving and shipping belongings | перевозка вещей
doers mover, moving company owner, relocation driver | перевозчик вещей, грузчик, организатор переездов
work ship belongings, move furniture, transport pets | перевожу вещи, передаю посылки, перевожу животных
field house move, removals, shipping belongings, moving boxes, pet relocation | перевозка вещей, квартирный переезд, передать посылку, перевозка животных, контейнер с вещами
needs bring parcel from Russia, carry boxes, van for moving, move flat, move things abroad, carry a sofa, transport piano | передать вещи, перевезти кота, перевезти вещи, перевезти мебель, машина для переезда, таскать коробки, помочь с переездом, перевезти диван, перевезти пианино, переехать в другую квартиру

cultural-adaptation < relocation, psychology
= cultural adaptation | адаптация в новой стране
doers intercultural trainer, expat coach, intercultural coach | кросс-культурный тренер, психолог для эмигрантов, адаптолог
work help expats adapt, train cross-cultural skills, support emigrants, explain local customs | помогаю адаптироваться, работаю с эмигрантами, поддерживаю эмигрантов, объясняю местные обычаи
field cultural adaptation, culture shock, integration course, cross-cultural communication, local customs, homesickness | адаптация в эмиграции, культурный шок, интеграционный курс, кросс-культурная коммуникация, межкультурная коммуникация, местные обычаи, тоска по дому
needs feel lonely abroad, miss home, no friends here, homesick, meet locals, do not fit in, understand local culture, make friends in new city, befriend locals | одиноко в эмиграции, скучаю по дому, нет друзей в городе, никого здесь не знаю, нет друзей здесь, познакомиться с местными, чувствую себя чужим, найти друзей, завести друзей, нет своего круга, понять менталитет, трудно адаптироваться, тяжело после переезда

expat-job-search < relocation
= job search abroad | поиск работы за рубежом
doers international career consultant, expat career coach | карьерный консультант за рубежом, эксперт зарубежного рынка труда
work help find jobs abroad, adapt CVs | помогаю с международным трудоустройством, адаптирую резюме, переделываю резюме
field job abroad, work abroad, job market abroad, European CV, visa sponsorship | работа за границей, работа за рубежом, международный рынок труда, визовая поддержка
needs cannot find work abroad, job without language, find job abroad, first job in Germany, confirm qualification, job after move, resume for Europe | нужна работа с релокацией, работа без языка, найти работу за границей, работа после переезда, подтвердить квалификацию, резюме для Европы, работа для жены, работать по специальности

driving-abroad < relocation
= driving licence and cars abroad | права и машина за рубежом
doers car import agent, licence exchange helper | перегонщик авто, помощник по обмену прав
work exchange driving licences, drive cars across borders | меняю права, перегоняю машины
field driving licence exchange, car registration abroad, international driving permit | обмен водительских прав, растаможка авто, зарубежные права, автомобиль за границей
needs exchange my driving licence, exchange driving licence, drive car across border, register car, buy car here | обменять права, поменять права, пригнать машину, растаможить машину, поставить машину на учёт, купить машину здесь

volunteering
= volunteering | волонтёрство
doers volunteer, volunteer coordinator | волонтёр, доброволец, волонтёрка, координатор волонтёров
work volunteer at, coordinate volunteers, do pro bono work, help for free, organise volunteers, work as volunteer | волонтёрю, помогаю как волонтёр, координирую волонтёров, помогаю про боно, помогаю бесплатно, волонтёрить, работаю волонтёром, собираю волонтёров
field volunteering, volunteers, pro bono, European Solidarity Corps, volunteer work, volunteer team, helping hands | волонтёрство, волонтёры, добровольчество, про боно, волонтёрский, волонтёрская работа, волонтёрская команда, субботник, добрые дела
needs volunteers needed, volunteers for event, helpers for festival, volunteers wanted, need volunteers, want to be useful, give my time, volunteers for shelter, people to help on weekends | нужны волонтёры, ищем волонтёров, хочу волонтёрить, свободные руки, волонтёры на мероприятие, помощники на фестиваль, хочу быть полезным, хочу помогать, нужны руки, нужны помощники, ищем помощников, волонтёры в приют, быть полезной, помощь по выходным, куда волонтёром

ngo-management < volunteering
= non-profit management | управление НКО
doers NGO director, non-profit manager, charity director, foundation director | директор фонда, руководитель НКО, сотрудник НКО, учредитель фонда, исполнительный директор фонда
work run a charity, run an NGO, manage a foundation, founded a foundation | руковожу фондом, руковожу НКО, развиваю НКО, создал фонд, создала фонд, веду НКО, работаю в НКО
field NGO, non-profit, nonprofit, charity, charitable foundation, civil society, charity foundation, beneficiaries | НКО, благотворительный фонд, некоммерческая организация, благотворительность, третий сектор, гражданское общество, подопечные, АНО, общественная организация
needs register a non-profit, register a charity, start a foundation, board members for charity, report for grant, pro bono for charity, accountant for NGO | зарегистрировать НКО, создать фонд, отчёт по гранту, помощь фонду, про боно для фонда, бухгалтер для НКО, члены правления, открыть АНО

fundraising-charity < ngo-management
= charity fundraising | фандрайзинг
doers charity fundraiser, fundraiser, donor relations manager | фандрайзер, специалист по фандрайзингу
work raise donations, fundraise, raise money for charity, organise charity auctions, collect donations | собираю пожертвования, привлекаю пожертвования, занимаюсь фандрайзингом, собираю деньги на благотворительность, организую сборы, провожу благотворительные аукционы, веду сборы
field fundraising for charity, donations, donors of charity, charity auction, major gifts, charity run, crowdfunding campaign, sponsors for festival | фандрайзинг, пожертвования, сбор средств, благотворительный аукцион, рекуррентные пожертвования, благотворительный забег, спонсоры, меценаты
needs charity lacks money, raise funds, raise money, collect money for treatment, find sponsors, donations for shelter, money for roof, collect for school, donors for project, money for church, no money for repair, companies to donate, money for instruments | не хватает пожертвований, собрать деньги, собрать средства, деньги на лечение, найти спонсоров, ищем спонсоров, пожертвования для приюта, деньги на крышу, собираем на школу, найти доноров, деньги на ремонт, спонсор для фестиваля, сбор на операцию, деньги на инструменты

social-work < volunteering
= social work | социальная работа
doers social worker, case manager social, youth worker | социальный работник, соцработник, специалист по социальной работе, соцпедагог
work work with homeless people, support families in crisis | работаю с бездомными, помогаю семьям в кризисе
field social work, social services, homelessness, poverty relief, youth work | социальная работа, соцзащита, бездомные люди, кризисный центр, работа с молодёжью, ночлежка
needs family in trouble, benefits application, lost home, homeless man | семья в беде, остался без дома, оформить пособие, остался без жилья, помочь бездомному, трудная ситуация, получить пособие

disability-support < volunteering
= disability support | поддержка людей с инвалидностью
doers disability advocate, accessibility advocate, disability support worker | эксперт по инвалидности, сопровождающий людей с инвалидностью, активист с инвалидностью
work support people with disabilities, make things accessible, support disabled people, make places accessible | помогаю людям с инвалидностью, делаю доступную среду, сопровождаю инвалидов
field disability, wheelchair users, supported living, accessible environment, Down syndrome, wheelchair, disabled people, blind people | инвалидность, люди с инвалидностью, доступная среда, сопровождаемое проживание, синдром Дауна, незрячие, инвалидная коляска, пандус
needs use a wheelchair, wheelchair access, get disability status, ramp for house, wheelchair for mother, work for disabled, accompany blind | ребёнок с инвалидностью, я на коляске, оформить инвалидность, пандус в подъезд, коляска для мамы, работа для инвалида, сопровождать незрячего, нужна коляска

hospice-palliative < volunteering
= hospice and palliative support | хосписы и паллиативная помощь
doers hospice worker, hospice volunteer, death doula | волонтёр хосписа, координатор хосписа, доула смерти
work work in a hospice, accompany the dying | работаю в хосписе, сопровождаю умирающих
field hospice, palliative care, end of life | хоспис, паллиативная помощь, паллиатив
needs relative is dying, dying mother, care at end, visit patients, volunteer in hospice | умирает близкий, мама умирает, паллиативная помощь дома, навещать пациентов, обезболивание дома

childrens-charity < volunteering
= children's charity | помощь детям
doers children's charity worker, hospital clown, orphanage volunteer | больничный клоун, волонтёр в детдоме, сотрудник детского фонда
work help orphans, help sick children | помогаю детям-сиротам, помогаю тяжелобольным детям
field orphanage, hospital clowns, children in hospital, child protection | детдом, больничные клоуны, тяжелобольные дети, помощь детям, дети-сироты
needs presents for orphans, mentor for orphan, orphans after school | подарки сиротам, дети в больнице, наставник для сироты, помочь детскому дому, выпускники детдома

addiction-help < psychology, volunteering
= addiction recovery | помощь зависимым
doers addiction counsellor, addiction therapist, recovery coach, harm reduction worker | консультант по зависимостям, аддиктолог, нарколог-консультант, специалист по зависимостям
work help addicts, counsel addicts | работаю с зависимыми, помогаю зависимым
field addiction, rehab centre, alcoholism, 12 steps, codependency, harm reduction, AA meetings | зависимое поведение, реабилитация зависимых, алкоголизм, 12 шагов, созависимость, снижение вреда
needs husband drinks, quit drinking, stop smoking, son on drugs, gambling problem | муж пьёт, бросить пить, бросить курить, сын употребляет, игровая зависимость, завязать с алкоголем

domestic-violence-help < volunteering, human-rights
= help for victims of violence | помощь пострадавшим от насилия
doers women's shelter worker, crisis counsellor | сотрудница кризисного центра, кризисный консультант
work help abuse survivors, run a women's shelter | помогаю пострадавшим, помогаю пережившим насилие
field domestic violence, women's shelter, abuse survivors, sexual harassment | домашнее насилие, абьюз, кризисный центр для женщин, харассмент, насилие в семье
needs partner abuses me, husband beats, leave abuser, safe shelter | муж бьёт, уйти от абьюзера, безопасное убежище, шелтер

human-rights < public-policy
= human rights | права человека
doers human rights defender, human rights lawyer, activist | правозащитник, правозащитница, активист, активистка, гражданский активист
work defend human rights, defend political prisoners | защищаю права человека, занимаюсь правозащитой
field human rights, civil rights, political prisoners, civic activism, Amnesty | права человека, правозащита, политзаключённые, активизм, гражданский активизм
needs friend was arrested, rights violated, unlawful detention, protect rights | задержали друга, преследуют за взгляды, нарушили права, задержали на акции, защитить права
`
