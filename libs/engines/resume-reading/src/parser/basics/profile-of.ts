import { webAddressOf } from '../values/web-address-of';

export type Profile = { network: string; username: string; url: string };

/** The address of a person's page on each network: host, and the path before the name. */
const networks: [string, RegExp][] = [
  ['LinkedIn', /^(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|mwlite\/in)\/([^/?#]+)/],
  ['GitHub', /^github\.com\/([a-z\d](?:[a-z\d-]{0,38}))\/?$/],
  ['GitLab', /^gitlab\.com\/([\w.-]+)\/?$/],
  ['Bitbucket', /^bitbucket\.org\/([\w.-]+)\/?$/],
  ['Twitter', /^(?:twitter|x)\.com\/@?(\w{1,20})\/?$/],
  ['StackOverflow', /^stackoverflow\.com\/users\/(\d+(?:\/[\w-]+)?)/],
  ['Medium', /^medium\.com\/@?([\w.-]+)\/?$/],
  ['Kaggle', /^kaggle\.com\/([\w-]+)\/?$/],
  ['LeetCode', /^leetcode\.com\/(?:u\/)?([\w.-]+)\/?$/],
  ['HackerRank', /^hackerrank\.com\/(?:profile\/)?([\w.-]+)\/?$/],
  ['Codeforces', /^codeforces\.com\/profile\/([\w.-]+)/],
  ['CodeChef', /^codechef\.com\/users\/([\w.-]+)/],
  ['GeeksforGeeks', /^(?:auth\.)?geeksforgeeks\.org\/user\/([\w.-]+)/],
  ['Behance', /^behance\.net\/([\w-]+)\/?$/],
  ['Dribbble', /^dribbble\.com\/([\w-]+)\/?$/],
  ['ORCID', /^orcid\.org\/([\dX-]{19})/i],
  ['Google Scholar', /^scholar\.google\.[a-z.]+\/citations\?(?:.*&)?user=([\w-]+)/],
  ['ResearchGate', /^researchgate\.net\/profile\/([\w-]+)/],
  ['XING', /^xing\.com\/profile\/([\w-]+)/],
  ['Facebook', /^facebook\.com\/([\w.-]+)\/?$/],
  ['Instagram', /^instagram\.com\/([\w.]+)\/?$/],
  ['YouTube', /^youtube\.com\/(?:@|c\/|user\/|channel\/)([\w-]+)/],
  ['Dev.to', /^dev\.to\/([\w-]+)\/?$/],
  ['CodePen', /^codepen\.io\/([\w-]+)\/?$/],
  ['Hugging Face', /^huggingface\.co\/([\w-]+)\/?$/],
  ['Devpost', /^devpost\.com\/([\w-]+)\/?$/],
  ['Telegram', /^t\.me\/(\w+)\/?$/],
  ['SoundCloud', /^soundcloud\.com\/([\w-]+)\/?$/],
  ['Mastodon', /^(?:mastodon\.\w+|fosstodon\.org|hachyderm\.io)\/@([\w]+)/],
];
const reserved = new Set(['about', 'features', 'login', 'sponsors', 'orgs', 'topics', 'in', 'company', 'share', 'home']);
const labels = new Map(networks.map(([network]) => [network.toLowerCase().replace(/[^a-z]/g, ''), network]));

/** The person's page that an address points to on a known network, or null. */
export function profileOf(address: string): Profile | null {
  const url = webAddressOf(address);
  const bare = url.replace(/^https?:\/\/(?:www\.|m\.)?/i, '');
  for (const [network, pattern] of networks) {
    const match = pattern.exec(bare.toLowerCase());
    const from = match?.[1] ? bare.toLowerCase().indexOf(match[1], match[0].length - match[1].length - 2) : -1;
    if (match?.[1] && !reserved.has(match[1])) return { network, username: decode(from >= 0 ? bare.slice(from, from + match[1].length) : match[1]), url };
  }
  return null;
}

/** The network a label names ("LinkedIn:", "Github"), or ''. */
export function networkNamed(label: string): string {
  return labels.get(label.toLowerCase().replace(/[^a-z]/g, '')) ?? '';
}

/** The address for a name on a network that is only given as a label ("GitHub: ada"); '' where the form is not known. */
export function profileAddress(network: string, username: string): string {
  const paths: Record<string, string> = {
    LinkedIn: 'https://www.linkedin.com/in/',
    GitHub: 'https://github.com/',
    GitLab: 'https://gitlab.com/',
    Twitter: 'https://twitter.com/',
    Kaggle: 'https://www.kaggle.com/',
    LeetCode: 'https://leetcode.com/',
    Medium: 'https://medium.com/@',
  };
  return paths[network] ? `${paths[network]}${encodeURIComponent(username)}` : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
