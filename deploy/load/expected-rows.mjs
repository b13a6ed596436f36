/** The most rows that each action of the mix leaves behind, by table. What is not listed must not grow. A resume without a scored job is a score. */
const oneScore = { score: 1, resume: 1 };
const leaves = {
  'user.usage': { score: 1, resume: 1, chat: 2 },
  'user.usage_count': { score: 1, resume: 1, chat: 2 },
  'user.handled_event': { score: 1, resume: 1, chat: 2 },
  // Saves in quick succession are one revision.
  'portfolio.revision': { edit: 1 },
  'ai.job': { score: 1, resume: 1, chat: 1 },
  'ai.change': { score: 3, resume: 3 },
  'ai.posting': oneScore,
  'ai.paid_posting': oneScore,
  'ai.fit_score': oneScore,
  'ai.tailored_resume': { resume: 1 },
  'ai.paid_tailoring': { resume: 1 },
  'ai.conversation': { chat: 1 },
  'ai.conversation_message': { chat: 1 },
  'ai.conversation_claim': { chat: 12 },
  'sharing.visit': { visit: 1 },
  'sharing.visit_event': { visit: 2 },
  'sharing.day_reader': { visit: 2 },
  // One for each owner, day and kind of count.
  'sharing.daily_count': { visit: 8 },
  'sharing.handled_event': { score: 1, resume: 1, chat: 1 },
};

/** The most rows that a table may have gained, and by which actions. */
export function expectedRows(table, done) {
  const each = leaves[table] ?? {};
  const most = Object.entries(each).reduce((sum, [action, rows]) => sum + rows * (done[action] ?? 0), 0);
  const by = Object.entries(each).map(([action, rows]) => `${rows} x ${action}`);
  return { most, by: by.join(', ') };
}
