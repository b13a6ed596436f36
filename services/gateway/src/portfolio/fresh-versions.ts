type Waiting = { resolve: (version: number | null) => void; reject: (error: unknown) => void };

/**
 * Asks for the versions of public pages, many requests with one question. A request never gets an answer to a question that was sent before it
 * came, so a page made private is gone for the very next request.
 */
export class FreshVersions {
  private waiting = new Map<string, Waiting[]>();
  private asking = false;

  constructor(private readonly ask: (unames: string[]) => Promise<Record<string, number>>) {}

  /** The version of a public page; null when there is none that strangers may see. */
  get(uname: string): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const others = this.waiting.get(uname) ?? [];
      this.waiting.set(uname, others);
      others.push({ resolve, reject });
      if (!this.asking) void this.askAll();
    });
  }

  private async askAll(): Promise<void> {
    this.asking = true;
    while (this.waiting.size > 0) {
      const batch = this.waiting;
      this.waiting = new Map();
      try {
        const versions = await this.ask([...batch.keys()]);
        for (const [uname, all] of batch) for (const { resolve } of all) resolve(versions[uname] ?? null);
      } catch (error) {
        for (const all of batch.values()) for (const { reject } of all) reject(error);
      }
    }
    this.asking = false;
  }
}
