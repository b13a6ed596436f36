import { stemOf } from '@folia/text/word-stems';

/**
 * Life outside the work: parties, sport, food, the plants in the office. A line about it that mentions nothing the posting wants is not a reason to hire
 * anyone. Where the posting mentions it (an event manager's party), it is work.
 */
const beside: ReadonlySet<string> = new Set(
  `party parties picnic barbecue potluck holiday holidays christmas halloween decorate decorated decorations birthday birthdays cake cakes snack snacks cafeteria
    canteen lunch lunches breakfast coffee tea kitchenette pizza football soccer softball basketball volleyball tournament league marathon yoga gym
    karaoke choir band dj sweater costume contest raffle quiz trivia bowling curling chess ping-pong plants flowers parking permits locker lockers
    mascot picnic outing outings excursion fundraiser bake tombola fridge microwave stapler stationery laptops badges swag
    playlist playlists hobby hobbies gardening ceramics knitting surfing sailing
    gala mascots aquarium aquariums cookies doughnuts trophies sweaters hallway hallways`.split(/\s+/),
);

/** Where guests are looked after, food and parties are the work. */
const hosting = 'hospitality';

/** `branch`: that of the position the words belong to. */
export const isBesideWork = (text: string, postingStems: ReadonlyMap<string, number>, branch: string | null = null): boolean =>
  branch !== hosting && (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).some((word) => beside.has(word) && !postingStems.has(stemOf(word)));
