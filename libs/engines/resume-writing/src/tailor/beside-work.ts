import { stemOf } from '@folia/text/word-stems';

/**
 * Life beside the work: feasts, sport, food, the plants in the office. A line of a position that speaks of it and of nothing the posting wants is no
 * reason to hire anybody; where the posting speaks of it (an event manager's party), it is work.
 */
const beside: ReadonlySet<string> = new Set(
  `party parties picnic barbecue potluck holiday holidays christmas halloween decorate decorated decorations birthday birthdays cake cakes snack snacks cafeteria
    canteen lunch lunches breakfast coffee tea kitchenette pizza football soccer softball basketball volleyball tournament league marathon yoga gym
    karaoke choir band dj sweater costume contest raffle quiz trivia bowling curling chess ping-pong plants flowers parking permits locker lockers
    mascot picnic outing outings excursion fundraiser bake tombola fridge microwave stapler stationery laptops badges swag
    playlist playlists hobby hobbies gardening ceramics knitting surfing sailing
    gala mascots aquarium aquariums cookies doughnuts trophies sweaters hallway hallways`.split(/\s+/),
);

/** Where guests are looked after, food and feasts are the work. */
const hosting = 'hospitality';

/** `branch`: of the position that the words stand under. */
export const isBesideWork = (text: string, postingStems: ReadonlyMap<string, number>, branch: string | null = null): boolean =>
  branch !== hosting && (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).some((word) => beside.has(word) && !postingStems.has(stemOf(word)));
