import Curriculum
import Learning
import Mistakes
import Phrases
import Sessions
import Typesetting

// What a person can, on the automaton of a controller's life and in lists below it.
extension Renderer {
  /// A map, or for ears its sentences; what is weakest comes last.
  func map(_ map: MasteryMap) -> [String] {
    let weakest = phrases.weakest(map).map { sentence($0, .title) } ?? []
    guard drawsPictures else { return sentences(on: map).flatMap { sentence($0) } + weakest }
    return life(map) + [""] + others(map) + sentence(legend, .quiet) + weakest
  }

  /// `# mastered · ~ fading`: what each sign says.
  var legend: String {
    phrases.beside(Mastery.allCases.map { "\($0.sign)\u{A0}\(phrases.mastery($0))" })
  }

  /// The skills by how well each is had, in sentences.
  func sentences(on map: MasteryMap) -> [String] {
    Mastery.allCases.compactMap { mastery in
      let skills = Skill.allCases.filter { map[$0] == mastery }
      return skills.isEmpty ? nil : phrases.skills(skills, are: mastery)
    }
  }

  /// The items of a skill, with what became of them.
  func skill(_ page: SkillPage) -> [String] {
    let heading = wrap(
      [sign(page.mastery), Run(" " + phrases.heading(of: page), .title)], width: width,
      theme: theme)
    if page.items.isEmpty { return heading + sentence(phrases.noItems, .quiet) }
    let lead = page.items.map { item in
      [[Run("  " + visible(item.place), .accent)], [Run(phrases.history(item.history), .quiet)]]
    }
    let taken = (0...1).reduce(0) { taken, column in
      taken + (lead.map { displayWidth($0[column]) }.max() ?? 0) + 2
    }
    // Three lines tell questions apart that begin alike.
    let room = 3 * max(16, width - taken) - 8
    let rows = zip(lead, page.items).map { $0 + [[Run(visible($1.title).truncated(to: room))]] }
    return heading + columns(rows, width: width, theme: theme)
  }

  /// The other skills, and the twelve mistakes beside them, or below where there is no room.
  private func others(_ map: MasteryMap) -> [String] {
    let subjects = Skill.Subject.allCases.map { cell(.subject($0), map) }
    let mistakes = Mistake.allCases.map { mistake -> [[Run]] in
      let number = (mistake.number < 10 ? "  " : " ") + String(mistake.number)
      return [[sign(map[.mistake(mistake.number)]), Run(number)], [Run(phrases.mistake(mistake))]]
    }
    if width < LifeDrawing.width {
      let pairs = stride(from: 0, to: subjects.count, by: 2).map { place in
        [[]] + subjects[place..<min(place + 2, subjects.count)]
      }
      return columns(pairs, width: width, theme: theme)
        + columns(mistakes.map { [[]] + $0 }, width: width, theme: theme)
    }
    let rows = mistakes.enumerated().map { place, mistake in
      [[], subjects.indices.contains(place) ? subjects[place] : []] + mistake
    }
    return columns(rows, width: width, theme: theme)
  }

  /// A skill behind the sign of how well it is had.
  private func cell(_ skill: Skill, _ map: MasteryMap) -> [Run] {
    [sign(map[skill]), Run(" " + phrases.name(of: skill))]
  }

  /// Mastered and faded skills have colours, as they are looked for.
  private func sign(_ mastery: Mastery) -> Run {
    switch mastery {
    case .mastered: Run(mastery.sign, .accent)
    case .faded: Run(mastery.sign, .wrong)
    case .right, .met: Run(mastery.sign, .strong)
    case .unmet: Run(mastery.sign, .quiet)
    }
  }
}

// MARK: - The automaton
extension Renderer {
  /// The states as a diamond, with an arrow for each edge; below each other where there is no room.
  private func life(_ map: MasteryMap) -> [String] {
    if width < LifeDrawing.width { return edges(map) }
    return LifeDrawing(state: phrases.state, edge: { cell(.edge($0), map) }).lines(theme)
  }

  /// `+ load  no view -> off screen`.
  private func edges(_ map: MasteryMap) -> [String] {
    let rows = Skill.Edge.allCases.map { edge in
      let (from, to) = edge.ends
      let states = [from, from == to ? nil : to].compactMap { $0 }.map(phrases.state)
      return [
        [], cell(.edge(edge), map),
        [Run((from == nil ? "-> " : "") + states.joined(separator: " -> "), .quiet)],
      ]
    }
    return columns(rows, width: width, theme: theme)
  }
}

extension Mastery {
  /// How it is written on a map.
  var sign: String {
    switch self {
    case .mastered: "#"
    case .faded: "~"
    case .right: "+"
    case .met: "-"
    case .unmet: "."
    }
  }
}
