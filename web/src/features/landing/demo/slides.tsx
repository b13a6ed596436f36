import { FitSlide } from './fit-slide';
import { HistorySlide } from './history-slide';
import { LinkSlide } from './link-slide';
import { ResumeSlide } from './resume-slide';
import { TalkSlide } from './talk-slide';
import type { Slide } from './texts';

/** What is shown under a tab. `isRunning`: it is in sight and may move by itself. */
export function SlideContent({ slide, isRunning }: { slide: Slide; isRunning: boolean }) {
  switch (slide) {
    case 'fit':
      return <FitSlide />;
    case 'resume':
      return <ResumeSlide />;
    case 'history':
      return <HistorySlide />;
    case 'talk':
      return <TalkSlide isRunning={isRunning} />;
    case 'link':
      return <LinkSlide isRunning={isRunning} />;
  }
}
