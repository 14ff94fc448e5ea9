import Diagnostics

// Terms as people look for them: in any language and script, half remembered.

extension Glossary {
  /// The term that a word is the id of, or the name in any language, or what a source calls it; the
  /// word may stand in another case or number, without its accents, and be a part of the name.
  public func term(called word: String) -> Term? { terms(called: word).first }

  /// All terms that a word fits equally well: one where it is a name, several where it only begins
  /// a word of names or stands in them.
  public func terms(called word: String) -> [Term] {
    if let term = self[word] { return [term] }
    let (key, stems) = (word.searchKey, word.stems)
    if key.isEmpty { return [] }
    if let term = first(where: { $0.folded == word.folded })
      ?? first(where: { $0.searchKey == key }) ?? first(where: { $0.stems == stems })
    {
      return [term]
    }
    let fits: [(String) -> Bool] = [
      { !stems.isEmpty && Set(stems).isSubset(of: $0.stems) },
      { key.count > 1 && $0.searchKey.hasPrefix(key) },
      { key.count > 1 && $0.searchWords.contains { $0.hasPrefix(key) } },
      { key.count > 1 && $0.searchKey.contains(key) },
    ]
    return fits.lazy.map(all).first { !$0.isEmpty } ?? []
  }

  /// Terms that come near a word that none is called: misspelt, whose meaning speaks of it, then
  /// those that look most like it. One letter comes near to nothing.
  public func terms(near word: String, atMost count: Int = 3) -> [Term] {
    let key = word.searchKey
    if key.count < 2 { return [] }
    let meant = suggestion(for: key, among: terms.flatMap { $0.words.flatMap(\.searchWords) })
    let misspelt = terms.filter { term in
      meant.map { meant in term.words.contains { $0.searchWords.contains(meant) } } == true
    }
    let speaking = terms.filter { term in
      let meanings = Language.allCases.compactMap { term.meaning?[$0]?.text }
      return meanings.contains { text in
        text.searchWords.contains { $0.hasPrefix(key) } || text.hasUnspaced(key)
      }
    }
    let likeness = terms.enumerated().map { place, term in
      (place: place, likeness: term.words.map { $0.likeness(to: key) }.max() ?? 0)
    }
    let alike = likeness.filter { $0.likeness >= Glossary.leastLikeness }
      .sorted { ($0.likeness, -$0.place) > ($1.likeness, -$1.place) }.map { terms[$0.place] }
    var near: [Term] = []
    for term in misspelt + speaking + alike where !near.contains(term) { near.append(term) }
    return Array(near.prefix(count))
  }

  /// The share of pairs of letters that what is like a word has in common with it.
  private static let leastLikeness = 0.5

  private func all(where isMeant: (String) -> Bool) -> [Term] {
    terms.filter { $0.words.contains(where: isMeant) }
  }

  private func first(where isMeant: (String) -> Bool) -> Term? {
    terms.first { $0.words.contains(where: isMeant) }
  }
}

extension Glossary.Term {
  /// All that it is called.
  fileprivate var words: [String] {
    [id.value] + Language.allCases.flatMap { [names[$0], sources[$0]].compactMap(\.self) }
      + spellings
  }
}

extension String {
  /// Without what people leave out when they look for a word: case, width, accents, the length of a
  /// last vowel, and which kana it is written in.
  ///
  ///     "Paměť".searchKey == "pamet", "びゅー".searchKey == "ビュー".searchKey
  var searchKey: String {
    let key = String(folded.map { String.plain[$0] ?? $0 }).inKatakana
    return key.hasSuffix("ー") ? String(key.dropLast()) : key
  }

  fileprivate var searchWords: [String] {
    split { !$0.isLetter && !$0.isNumber }.map { String($0).searchKey }
  }

  /// Its words without their endings: `аутлеты` and `аутлетов` have one stem, `outlets` and
  /// `outlet`.
  fileprivate var stems: [Substring] {
    searchWords.map { word in
      var stem = word[...]
      while stem.count > 3, let last = stem.last, String.endings.contains(last) {
        stem.removeLast()
      }
      return stem
    }
  }

  private static let endings = Set("aeiouymchsаеиоуыьйюямхв")

  /// Letters that Czech writes with an accent, without it.
  private static let plain = Dictionary(
    uniqueKeysWithValues: zip("áčďéěíňóřšťúůýž", "acdeeinorstuuyz"))

  /// Hiragana as katakana.
  private var inKatakana: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          (0x3041...0x3096).contains(scalar.value)
            ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
        }))
  }

  /// Whether a text that puts no spaces between its words has this one in it.
  fileprivate func hasUnspaced(_ key: String) -> Bool {
    key.contains { $0.unicodeScalars.contains { $0.value >= 0x3000 } } && searchKey.contains(key)
  }

  /// How alike two words are, 0 to 1: twice the pairs of letters that both have, of all (Dice 1945).
  fileprivate func likeness(to key: String) -> Double {
    (searchWords + [searchKey]).map { word in
      let (own, others) = (word.pairs, key.pairs)
      if own.isEmpty || others.isEmpty { return 0 }
      var rest = others
      let shared = own.count { pair in
        rest.firstIndex(of: pair).map { rest.remove(at: $0) } != nil
      }
      return Double(2 * shared) / Double(own.count + others.count)
    }.max() ?? 0
  }

  private var pairs: [String] { zip(self, dropFirst()).map { String([$0, $1]) } }
}
