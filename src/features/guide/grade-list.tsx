import { Picture } from '../../components/picture/picture.tsx';
import type { GuideProse } from '../../content/schema/prose-schemas.ts';
import { grades } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { wordsOf } from '../../content/schema/words-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type PictureData, pictureNamed } from '../../pictures/picture-data.ts';
import { ExampleLine } from './example-line.tsx';
import { findExamples } from './find-examples.ts';
import styles from './grade-list.module.css';

interface GradeListProps {
  locale: Locale;
  words: GuideProse['grades']['words'];
  watches: Watch[];
  /** By watch id. */
  pictures: Record<string, PictureData>;
}

/** The grades, the best first, each with a picture of a listed watch that has a part of that grade, if there is one. */
export function GradeList({ locale, words, watches, pictures }: GradeListProps) {
  const t = createTranslator(locale);
  const examples = findExamples(watches, 'grade', grades);
  const [firstPictured] = examples.keys();
  return (
    <ol className={styles.grades}>
      {grades.map((grade) => {
        const example = examples.get(grade);
        return (
          <li key={grade} className={styles.grade}>
            {example && (
              <Picture
                className={styles.picture}
                picture={pictureNamed(pictures, example.watch.id)}
                alt={wordsOf(example.watch, locale).words.alt}
                sizes="(width >= 48rem) 10rem, 5.5rem"
                first={grade === firstPictured}
              />
            )}
            <div className={styles.text}>
              <h3>{t(`watch.report.grades.${grade}`)}</h3>
              <p>{words[grade]}</p>
              {example && <ExampleLine locale={locale} example={example} withNote />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
