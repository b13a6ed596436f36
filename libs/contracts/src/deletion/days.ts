/** For how many days a deletion can be undone by signing in. */
export const deletionDays = 14;
/** For how many months it is remembered what a deleted account used of meters that never begin again. */
export const spentBeforeMonths = 12;
