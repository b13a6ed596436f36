type LogoProps = {
  /** Height of the letters' line in px. */
  size?: number;
  label?: string;
  onClick?: () => void;
  className?: string;
  /** The dot breathes during a wait. */
  breathing?: boolean;
};

// Inter 600 as outlines, so that the wordmark never waits for a font; the dot sits on the baseline like an "o".
const letters =
  'M335 -522V-423H9V-522ZM103 0V-592Q103 -639 122 -671Q141 -703 177 -719Q213 -735 263 -735Q288 -735 310 -734Q332 -733 340 -732L334 -633Q328 -633 313 -634Q298 -635 287 -635Q255 -635 241 -620Q227 -606 227 -574V0ZM1154 -728V0H1030V-728ZM1224 0V-522H1348V0ZM1286 -599Q1255 -599 1234 -619Q1212 -640 1212 -669Q1212 -699 1234 -719Q1255 -739 1286 -739Q1317 -739 1339 -719Q1360 -699 1360 -669Q1360 -640 1339 -619Q1317 -599 1286 -599ZM1574 9Q1523 9 1482 -9Q1442 -26 1418 -61Q1395 -96 1395 -148Q1395 -192 1412 -221Q1428 -250 1457 -268Q1486 -285 1522 -294Q1559 -303 1599 -307Q1647 -313 1675 -317Q1703 -321 1716 -329Q1728 -337 1728 -355V-359Q1728 -382 1717 -399Q1706 -416 1685 -426Q1664 -436 1634 -436Q1604 -436 1581 -426Q1558 -417 1545 -400Q1531 -383 1528 -362L1410 -368Q1416 -418 1445 -455Q1474 -492 1523 -512Q1571 -532 1636 -532Q1684 -532 1723 -521Q1763 -509 1792 -487Q1820 -464 1836 -431Q1852 -398 1852 -355V0H1730V-73H1728Q1716 -50 1696 -32Q1676 -13 1646 -2Q1616 9 1574 9ZM1605 -83Q1645 -83 1673 -98Q1700 -113 1715 -137Q1729 -162 1729 -192V-250Q1723 -246 1711 -242Q1699 -239 1683 -235Q1667 -232 1649 -229Q1631 -227 1614 -224Q1587 -220 1565 -212Q1542 -203 1529 -188Q1516 -173 1516 -149Q1516 -128 1527 -113Q1538 -99 1558 -91Q1578 -83 1605 -83Z';

/** The wordmark f●lia; clickable when a handler is given. */
export function Logo({ size = 32, label = 'Folia', onClick, className = '', breathing = false }: LogoProps) {
  const mark = (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      height={size}
      width={Math.round(size * 1.9)}
      viewBox="-10 -860 1900 1000"
      className={`block ${className}`}
    >
      <path d={letters} className="fill-ink" />
      <circle cx="628" cy="-268" r="280" className={`fill-leaf ${breathing ? 'origin-center animate-breathe [transform-box:fill-box]' : ''}`} />
    </svg>
  );
  if (!onClick) return mark;
  return (
    <button type="button" onClick={onClick} className="inline-flex min-h-11 items-center rounded-s">
      {mark}
    </button>
  );
}
