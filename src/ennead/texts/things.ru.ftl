# Слова всех словарей: где что находится.

place-absent = нет в этой партии
place-aside = отложено
place-discard = в сбросе
place-hand = в руке
place-held = владеет
place-map = на карте
place-market = на рынке
place-played = сыграно
place-plays = играет
place-pool = наготове, вне карты
place-removed = вышло из игры
place-stock = в запасе
place-unseen = не видно: в колоде или в чужих руках
