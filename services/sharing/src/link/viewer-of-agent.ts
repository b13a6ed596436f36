import { isbot } from 'isbot';
import { previewAgents } from './preview-agents';

/** What a program says it is by its user agent: a link preview or mail scanner, a bot, or null for anything that may be a person's browser. */
export function viewerOfAgent(userAgent: string): 'preview' | 'bot' | null {
  const agent = userAgent.toLowerCase();
  if (previewAgents.some((name) => agent.includes(name))) return 'preview';
  return isbot(userAgent) ? 'bot' : null;
}
