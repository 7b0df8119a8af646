import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { ActionIcon, Button, Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { FormField, FormGroup } from '#contract/form-field.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '../Icon.tsx'
import { moved } from '../moved.ts'
import { emptyValue, listOf, recordOf } from './formValue.ts'
import classes from './SchemaForm.module.css'
import { joinPath, type SchemaFieldProps } from './schemaFieldProps.ts'

/** Longer texts are entered in several lines. */
const longText = 300

/** The field for a part of a schema, whatever its kind. */
export function SchemaField(props: SchemaFieldProps<FormField>) {
  const t = useWords('fields')
  const { field, path, label, value, problems, words, isOptional = false, onChange } = props
  const problem = problems[path]
  const error = problem && t(problem.word, { min: problem.min ?? '', max: problem.max ?? '' })
  const shared = { label, name: path, error, withAsterisk: !isOptional }
  switch (field.kind) {
    case 'text':
    case 'url': {
      const text = {
        ...shared,
        withAsterisk: !isOptional && (field.kind === 'url' || field.isRequired),
        value: String(value ?? ''),
        onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      }
      if (field.kind === 'url')
        return (
          <TextInput {...text} inputMode="url" placeholder={field.isWeb ? 'https://' : 'https://, /events, tel:'} />
        )
      return field.max > longText ? <Textarea {...text} rows={4} /> : <TextInput {...text} maxLength={field.max} />
    }
    case 'number':
      return (
        <TextInput
          {...shared}
          inputMode="numeric"
          value={String(value ?? '')}
          onChange={({ currentTarget: { value: typed } }) => onChange(/^-?\d+$/.test(typed) ? Number(typed) : typed)}
        />
      )
    case 'switch':
      return (
        <Switch
          label={label}
          name={path}
          checked={value === true}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          data={field.choices.map(choice => ({ value: choice, label: words.choice(choice) }))}
          value={String(value ?? '')}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )
    case 'list':
      return <ListField {...props} field={field} />
    case 'byKey':
      return <ByKeyField {...props} field={field} />
    case 'group':
      return <GroupField {...props} field={field} />
  }
}

/** Fields below each other; the languages of a text side by side. */
function GroupField(props: SchemaFieldProps<FormGroup>) {
  const { field, path, value, onChange, words, problems } = props
  const values = recordOf(value)
  const change = (name: string, changed: (typeof values)[string]) => onChange({ ...values, [name]: changed })
  if (field.isLocalized) return <Languages {...props} />
  return (
    <div className={classes.group}>
      {field.fields.map(({ name, field: inner, isOptional }) => (
        <SchemaField
          key={name}
          field={inner}
          name={name}
          path={joinPath(path, name)}
          label={words.field(name)}
          isOptional={isOptional}
          value={values[name]}
          problems={problems}
          words={words}
          onChange={changed => change(name, changed)}
        />
      ))}
    </div>
  )
}

function Languages({ field, path, label, value, problems, words, isOptional, onChange }: SchemaFieldProps<FormGroup>) {
  const t = useWords('ui')
  const id = useId()
  const values = recordOf(value)
  return (
    <fieldset aria-labelledby={id} className={classes.languages}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.pair}>
        {field.fields.map(({ name, field: inner }) => (
          <SchemaField
            key={name}
            field={inner}
            name={name}
            path={joinPath(path, name)}
            label={t(name === 'en' ? 'form.english' : 'form.russian')}
            isOptional={isOptional ?? false}
            value={values[name]}
            problems={problems}
            words={words}
            onChange={changed => onChange({ ...values, [name]: changed })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ListSchema = Extract<FormField, { kind: 'list' }>

/** Items that are added, removed and moved. A list of a fixed length is only moved. */
function ListField({ field, path, name, label, value, problems, words, onChange }: SchemaFieldProps<ListSchema>) {
  const t = useWords('ui')
  const id = useId()
  const items = listOf(value)
  const isFixed = field.min === field.max
  return (
    <fieldset aria-labelledby={id} className={classes.list}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {items.map((item, index) => {
        const itemLabel = words.item(name, index + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a setting have no id, and their fields keep no state of their own
          <fieldset key={index} className={classes.item}>
            <legend className={classes.itemHead}>{itemLabel}</legend>
            <div className={classes.itemButtons}>
              <ActionIcon
                size={44}
                aria-label={t('form.moveUp', { label: itemLabel })}
                disabled={index === 0}
                onClick={() => onChange(moved(items, index, index - 1))}
              >
                <Icon of={ArrowUp} />
              </ActionIcon>
              <ActionIcon
                size={44}
                aria-label={t('form.moveDown', { label: itemLabel })}
                disabled={index === items.length - 1}
                onClick={() => onChange(moved(items, index, index + 1))}
              >
                <Icon of={ArrowDown} />
              </ActionIcon>
              {!isFixed && (
                <ActionIcon
                  size={44}
                  aria-label={t('form.remove', { label: itemLabel })}
                  disabled={items.length <= field.min}
                  onClick={() => onChange(items.filter((_, other) => other !== index))}
                >
                  <Icon of={Trash2} />
                </ActionIcon>
              )}
            </div>
            <SchemaField
              field={field.of}
              name={name}
              path={joinPath(path, index)}
              label={itemLabel}
              value={item}
              problems={problems}
              words={words}
              onChange={changed => onChange(items.map((other, at) => (at === index ? changed : other)))}
            />
          </fieldset>
        )
      })}
      {!isFixed && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon of={Plus} />}
            disabled={items.length >= field.max}
            onClick={() => onChange([...items, emptyValue(field.of)])}
          >
            {t('form.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ByKeySchema = Extract<FormField, { kind: 'byKey' }>

/** The fields of each key that is ticked. */
function ByKeyField({ field, path, name, label, value, problems, words, onChange }: SchemaFieldProps<ByKeySchema>) {
  const id = useId()
  const values = recordOf(value)
  const toggle = (key: string, isThere: boolean) => {
    const kept = field.keys.filter(each => (each === key ? isThere : each in values))
    onChange(Object.fromEntries(kept.map(each => [each, values[each] ?? emptyValue(field.of)])))
  }
  return (
    <fieldset aria-labelledby={id} className={classes.list}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {field.keys.map(key => (
        <div key={key} className={classes.item}>
          <Checkbox
            label={words.choice(key)}
            checked={key in values}
            onChange={event => toggle(key, event.currentTarget.checked)}
          />
          {key in values && (
            <SchemaField
              field={field.of}
              name={name}
              path={joinPath(path, key)}
              label={words.choice(key)}
              value={values[key]}
              problems={problems}
              words={words}
              onChange={changed => onChange({ ...values, [key]: changed })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
