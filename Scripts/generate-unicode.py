#!/usr/bin/env python3
"""Writes the tables of Unicode that lines and directions of text are made by.

Run by hand where a newer Unicode is wanted, with Debian's package `unicode-data` installed:

    Scripts/generate-unicode.py [FOLDER] > Sources/Engine/Graphics/Text/UnicodeTables.swift

FOLDER has the files of the Unicode Character Database; it is /usr/share/unicode if none is named.
"""
import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else '/usr/share/unicode'
END = 0x110000

# The letters by which the tables name the classes of UAX 14; LineBreakClass has the same.
LETTERS = {
    'AL': 'A', 'B2': 'B', 'CM': 'C', 'BA': 'D', 'EB': 'E', 'BB': 'F', 'GL': 'G', 'HL': 'H', 'ID': 'I',
    'JL': 'J', 'CB': 'K', 'BK': 'L', 'EM': 'M', 'NU': 'N', 'OP': 'O', 'PR': 'P', 'QU': 'Q', 'RI': 'R',
    'NS': 'S', 'IN': 'T', 'JV': 'U', 'JT': 'V', 'WJ': 'W', 'EX': 'X', 'SY': 'Y', 'ZWJ': 'Z', 'CL': '(',
    'CP': ')', 'HY': '-', 'IS': ':', 'PO': '%', 'SP': '_', 'ZW': '&', 'CR': '<', 'LF': '>', 'NL': '=',
    # Hangul syllables: the first of 28 is H2, the others are H3.
    'H2': '*', 'H3': '*',
    # Letters whose words need a dictionary; parentheses of ideographs; what may become an emoji.
    'SA': '~', 'wide OP': '[', 'wide CP': ']', 'unassigned pictograph': '^',
}


def values(name, field=1):
    """The property that a file of the database gives to each code point; None where it says none."""
    found = [None] * END
    lines = open(f'{FOLDER}/{name}', encoding='utf-8').read().splitlines()
    missing = [line.split('@missing:')[1] for line in lines if '@missing:' in line]
    for line in missing + [line for line in lines if not line.startswith('#')]:
        parts = [part.strip() for part in line.split('#')[0].split(';')]
        if len(parts) <= field:
            continue
        first, _, last = parts[0].partition('..')
        for point in range(int(first, 16), int(last or first, 16) + 1):
            found[point] = parts[field]
    return found


def pictographs():
    """The code points that are Extended_Pictographic."""
    found = set()
    for line in open(f'{FOLDER}/emoji/emoji-data.txt', encoding='utf-8'):
        parts = [part.strip() for part in line.split('#')[0].split(';')]
        if len(parts) == 2 and parts[1] == 'Extended_Pictographic':
            first, _, last = parts[0].partition('..')
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def line_breaks():
    """A letter for each code point: its class by rule LB1, and what LB30 and LB30b ask beside it."""
    categories = values('extracted/DerivedGeneralCategory.txt')
    widths = values('EastAsianWidth.txt')
    pictures = pictographs()
    letters = []
    for point, name in enumerate(values('LineBreak.txt')):
        if name in ('AI', 'SG', 'XX'):
            name = 'AL'
        elif name == 'CJ':
            name = 'NS'
        elif name == 'SA' and categories[point] in ('Mn', 'Mc'):
            name = 'CM'
        elif name in ('OP', 'CP') and widths[point] in ('F', 'W', 'H'):
            name = 'wide ' + name
        if point in pictures and categories[point] == 'Cn':
            if name != 'ID':
                sys.exit(f'U+{point:04X} is an unassigned pictograph, and {name} rather than ID')
            name = 'unassigned pictograph'
        letters.append(LETTERS[name])
    return letters


def directions():
    """A letter for each code point: L and R where it is strong, N elsewhere."""
    strong = {'L': 'L', 'Left_To_Right': 'L', 'R': 'R', 'Right_To_Left': 'R', 'AL': 'R',
              'Arabic_Letter': 'R'}
    return [strong.get(name, 'N') for name in values('extracted/DerivedBidiClass.txt')]


def base36(number):
    digits = ''
    while True:
        number, digit = divmod(number, 36)
        digits = '0123456789abcdefghijklmnopqrstuvwxyz'[digit] + digits
        if number == 0:
            return digits


def words(letters, usual):
    """The ranges that have another letter than the usual one, each as: the number of code points since
    the range before it, the letter, the number of its code points but one; nothing stands for 0."""
    result, end, start = [], 0, 0
    while start < END:
        stop = start + 1
        while stop < END and letters[stop] == letters[start]:
            stop += 1
        if letters[start] != usual:
            gap, more = start - end, stop - start - 1
            result.append(
                (base36(gap) if gap else '') + letters[start] + (base36(more) if more else ''))
            end = stop
        start = stop
    return result


def literal(words):
    lines, line = [], ''
    for word in words:
        if len(line) + 1 + len(word) > 92:
            lines.append(line)
            line = ''
        line += ' ' + word if line else word
    return ['    ' + line for line in lines + [line]]


def main():
    version = open(f'{FOLDER}/LineBreak.txt').readline().split('-')[1].removesuffix('.txt\n')
    print(f'''/// Properties of characters by Unicode {version}, written by `Scripts/generate-unicode.py`.
/// From the Unicode Character Database, © 1991–2022 Unicode, Inc. (unicode.org/license.txt).
///
/// A word is a range of characters: the number of those since the range before it, a letter for the
/// property, and the number of its characters but one; numbers are of base 36, and 0 is left out.
enum UnicodeTables {{
  /// The classes of UAX 14 but AL, by the letters of ``LineBreakClass``.
  static let lineBreaks: StaticString = """''')
    print('\n'.join(literal(words(line_breaks(), 'A'))))
    print('''    """

  /// The characters that are not written from left to right: R for those from right to left, N for
  /// those that have no direction of their own.
  static let directions: StaticString = """''')
    print('\n'.join(literal(words(directions(), 'L'))))
    print('    """\n}')


main()
