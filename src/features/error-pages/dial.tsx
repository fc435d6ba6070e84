import styles from './dial.module.css';

const hours = Array.from({ length: 12 }, (_, index) => index * 30);
const minutes = Array.from({ length: 60 }, (_, index) => index * 6).filter((angle) => angle % 30 !== 0);

/** A dial that stands at four minutes past four. */
export function Dial() {
  return (
    <svg className={styles.dial} viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="98" />
      <circle cx="100" cy="100" r="94" />
      {minutes.map((angle) => (
        <path key={angle} d="M100 12v4" transform={`rotate(${angle} 100 100)`} />
      ))}
      {hours.map((angle) => (
        <path key={angle} className={styles.hour} d="M100 12v13" transform={`rotate(${angle} 100 100)`} />
      ))}
      <path className={styles.hand} d="M100 112V48" transform="rotate(122 100 100)" />
      <path className={styles.hand} d="M100 114V24" transform="rotate(24 100 100)" />
      <circle className={styles.cap} cx="100" cy="100" r="3.5" />
    </svg>
  );
}
