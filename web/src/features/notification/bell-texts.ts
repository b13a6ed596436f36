export const bellTexts = {
  bell: (count: number) => (count === 0 ? 'Notifications' : count === 1 ? 'Notifications, 1 unread' : `Notifications, ${count} unread`),
  many: '99+',
};
