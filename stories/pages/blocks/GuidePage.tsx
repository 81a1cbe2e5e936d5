import facts from 'virtual:facts'
import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../../components/guide.ts'
import { subjectOf } from '../../support/subjects.ts'
import { StoryLink } from './StoryLink.tsx'

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <>
    <h2>{title}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
)

/** The screens that show a component, read from the imports. */
const Users = ({ file }: { file: string }) => {
  const users = facts.users[file] ?? []
  const screens = new Map(
    users.flatMap((user) => subjectOf(user) ?? []).map((it) => [it.title, it]),
  )
  const pages = users.filter((user) => user.startsWith('site/'))
  return (
    <>
      <h2>Where it is used</h2>
      <ul>
        {[...screens.values()].map(({ title, story }) => (
          <li key={title}>
            <StoryLink id={story}>{title.replace('Screens/', '').replaceAll('/', ', ')}</StoryLink>
          </li>
        ))}
        {pages.length > 0 && <li>On the site: {pages.join(', ')}</li>}
      </ul>
    </>
  )
}

const Guided = ({ guide }: { guide: Guide }) => (
  <>
    <Title />
    <p>{guide.purpose}</p>
    <Points title="When to use it" points={guide.when} />
    <Points title="When not" points={guide.whenNot} />
    <h2>How it works</h2>
    <p>{guide.how}</p>
    <Primary />
    <Controls />
    <Stories title="States" includePrimary={false} />
    <h2>Words</h2>
    <p>{guide.words}</p>
    <h2>Accessibility</h2>
    <p>{guide.accessibility}</p>
    <Users file={guide.file} />
  </>
)

/** The page of a component, in the same order for all; that of an element has its attributes. */
export default function GuidePage() {
  const meta = useOf('meta', ['meta'])
  const { guide } = meta.preparedMeta.parameters as { readonly guide?: Guide }
  if (guide) return <Guided guide={guide} />
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  )
}
