import { Button } from '../../src/ui/button';
import { Crumbs } from '../../src/ui/crumbs';
import { FailedWork } from '../../src/ui/failed-work';
import { NarrowPage } from '../../src/ui/narrow-page';
import { ReadingPage, ReadingText } from '../../src/ui/reading-page';
import { SitePage, SiteSection } from '../../src/ui/site-page';
import { Frame, Piece, Pieces } from '../piece';
import { longText, longWord } from './long-words';

const crumbs = (here: string) => <Crumbs label={`The way to ${here}`} way={[{ label: 'Career Center', href: '/app/tailormade' }]} here={here} />;
const back = { label: 'All scores', href: '/app/job-match/calculator' };
const html = `<h2 id="kit-first">First part</h2><p>${longText}</p><ul><li>One</li><li>Two</li></ul><h2 id="kit-second">Second part</h2><p>${longText}</p>`;

export const PagePieces = () => (
  <Pieces title="Pages">
    <Piece name="Crumbs">
      {crumbs('Meridian Pay')}
      <div className="w-full wrap-anywhere">{crumbs(longWord)}</div>
    </Piece>
    <Piece name="FailedWork" note="The cause, what it cost, and the next steps.">
      <Frame label="it may be started again">
        <FailedWork
          crumbs={crumbs('This score')}
          title="This job could not be scored"
          reason="The advertisement has no requirement that could be read."
          cost="Nothing was counted."
          again={{ label: 'Score it again', busy: false, onAgain: () => {} }}
          back={back}
        />
      </Frame>
      <Frame label="an empty portfolio">
        <FailedWork crumbs={crumbs('No portfolio')} title="There is nothing to score" reason="Your portfolio is empty." code="PORTFOLIO_EMPTY" back={back} />
      </Frame>
      <Frame label="it could not be loaded">
        <FailedWork crumbs={crumbs('Unknown')} title="This score could not be loaded" reason="Folia cannot be reached." onRetry={() => {}} back={back} />
      </Frame>
    </Piece>
    <Piece name="NarrowPage" note="One thing to do.">
      <Frame label="with a next step">
        <NarrowPage title="Confirm your new address" text="From then on e-mails about your account go there.">
          <Button look="primary" size="lg">
            Confirm
          </Button>
        </NarrowPage>
      </Frame>
    </Piece>
    <Piece name="ReadingPage" parts={['ReadingText']}>
      <Frame label="with contents">
        <ReadingPage
          title="How scores are made"
          lead="Points come from evidence, and from nothing else."
          html={html}
          sections={[
            { id: 'kit-first', title: 'First part' },
            { id: 'kit-second', title: 'Second part' },
          ]}
        />
      </Frame>
      <Frame label="the text alone">
        <div className="p-6">
          <ReadingText html={`<p>${longText}</p>`} />
        </div>
      </Frame>
    </Piece>
    <Piece name="SitePage" parts={['SiteSection']}>
      <Frame label="with one section">
        <div className="pb-12">
          <SitePage title="Your work, with its evidence" lead="Folia turns a resume into a body of evidence.">
            <SiteSection title="What it is for">
              <p className="max-w-[68ch] text-ink-2">{longText}</p>
            </SiteSection>
          </SitePage>
        </div>
      </Frame>
    </Piece>
  </Pieces>
);
