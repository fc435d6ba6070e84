import { shop } from 'virtual:content';
import type { ReactNode } from 'react';
import { ClosureNote } from '../../components/closure-note/closure-note.tsx';
import {
  DirectionsLink,
  EmailLink,
  PhoneLink,
  PostalAddress,
  ProfileLinks,
  WhatsAppLink,
} from '../../components/contact-links/contact-links.tsx';
import { OwnerWords } from '../../components/latin/latin.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { usualHours } from '../../content/words/usual-hours.ts';
import { formatDays, formatTime, formatWeekdays, sentenceCase } from '../../i18n/format.ts';
import { daysFrom, weekdays } from '../../i18n/weekdays.ts';
import { todayIn } from '../../i18n/zoned-time.ts';
import { OpenSign } from './open-sign.tsx';
import styles from './visit.module.css';

export function ContactDetails({ t }: { t: Translate }) {
  return (
    <Ledger>
      <LedgerEntry term={t('visit.address')}>
        <PostalAddress locale={t.locale} />
        <DirectionsLink t={t} />
      </LedgerEntry>
      <LedgerEntry term={t('visit.phone')}>
        <PhoneLink />
      </LedgerEntry>
      <LedgerEntry term={t('visit.whatsapp')}>
        <WhatsAppLink />
      </LedgerEntry>
      <LedgerEntry term={t('visit.email')}>
        <EmailLink />
      </LedgerEntry>
      {shop.profiles.length > 0 && (
        <LedgerEntry term={t('visit.profiles')}>
          <ul className="cluster">
            <ProfileLinks />
          </ul>
        </LedgerEntry>
      )}
      <LedgerEntry term={t('visit.hours')} below>
        <OpenSign t={t} />
        <ClosureNote t={t} />
        <HoursTable t={t} />
      </LedgerEntry>
    </Ledger>
  );
}

/** The opening hours, in the shop's time zone: the usual ones, then the days with different hours that have not passed. */
export function HoursTable({ t }: { t: Translate }) {
  const { firstDay, lastDay, byAppointment, exceptions, timeZone } = shop.hours;
  const today = todayIn(timeZone);
  const upcoming = exceptions.filter(({ from, to = from }) => to >= today);
  const range = (from: string, to: string) =>
    sentenceCase(t.locale, t('visit.timeRange', { from: formatTime(t.locale, from), to: formatTime(t.locale, to) }));
  const others = weekdays.filter((day) => !daysFrom(firstDay, lastDay).includes(day));
  const week = [
    ...usualHours(shop.hours).map(({ days, opens, closes }) => ({ days, times: range(opens, closes) })),
    ...others.map((day) => ({ days: [day], times: t(`visit.${day === byAppointment ? 'byAppointment' : 'closed'}`) })),
  ];
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">{t('visit.hours')}</caption>
      <tbody>
        {week.map(({ days, times }) => (
          <Row
            key={days[0]}
            days={sentenceCase(t.locale, formatWeekdays(t.locale, days, t('visit.dayRange')))}
            times={times}
          />
        ))}
        {upcoming.map((each) => (
          <Row
            key={each.from}
            name={each.name && <OwnerWords locale={t.locale} words={each.name} />}
            days={formatDays(t.locale, each.from, each.to ?? each.from, today)}
            times={each.opens && each.closes ? range(each.opens, each.closes) : t('visit.closed')}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, days, times }: { name?: ReactNode; days: string; times: string }) {
  return (
    <tr>
      <th scope="row">
        {name} {name ? <p className="muted">{days}</p> : days}
      </th>
      <td>{times}</td>
    </tr>
  );
}
