import Curriculum
import Diagnostics
import Learning
import Notation
import Phrases
import Rendering
import Sessions
import Testing
import Typesetting

/// A map of what a person can, for eyes and for ears.
@Suite struct MapTests {
  /// A learner of one lesson, whose deck and answers are told by a journal.
  private func session(_ entries: [Entry]) -> Session {
    let lesson = """
      format: 2
      id: first
      part: 1
      origin: en
      minutes: 1
      ios: "26"
      dialects: [swift]
      skills: [edge/load, mistake/9]
      cards: [first/life]
      steps: [{id: page, kind: read}]
      """
    let quiz = """
      format: 1
      id: first
      origin: en
      title: {en: Q}
      questions:
        - {id: life, kind: order, prompt: {en: P}, items: {a: loadView, b: viewDidLoad}, sequence: [a, b], skills: [edge/load]}
        - {id: nav, kind: order, prompt: {en: P}, items: {a: loadView, b: viewDidLoad}, sequence: [a, b], skills: [nav]}
      """
    let library = Library(
      lessonFolders: { ["01-first"] }, quizNames: { ["first.yaml"] },
      file: { path in
        switch path {
        case "Lessons/01-first/lesson.yaml": .init(name: path, text: lesson)
        case "Quizzes/first.yaml": .init(name: path, text: quiz)
        default: nil
        }
      })
    return Session(
      language: .en, library: library, past: Past(entries: { entries }),
      vocabulary: Renderer.vocabulary)
  }

  private static let day = 86_400_000

  private func answered(_ item: String, _ score: Double, onDay day: Int) -> Entry {
    Entry(
      at: Instant(wall: day * Self.day, monotonic: 0), .answered, item: item, language: "en",
      payload: ["kind": "order", "score": .number(score)])
  }

  private var journal: [Entry] {
    [
      Entry(
        at: Instant(wall: 20_575 * Self.day, monotonic: 0), .stepReached, item: "first/page",
        language: "en"),
      answered("first/life", 0, onDay: 20_575), answered("first/life", 1, onDay: 20_576),
      answered("first/nav", 1, onDay: 20_576), answered("first/life", 1, onDay: 20_584),
    ]
  }

  private func said(
    _ command: String, width: Int = 80, _ language: Language = .en, isPlain: Bool = false
  ) -> String {
    var session = session(journal)
    var renderer = Renderer(width: width, theme: .plain, language: language)
    renderer.drawsPictures = !isPlain
    let time = Instant(wall: 20_585 * Self.day, monotonic: 0)
    return renderer.lines(of: session.handle(command, at: time)).joined(separator: "\n")
  }

  @Test func theMapIsDrawn() {
    #expect(
      said(":map") == """
                                        .---------> appearing --------------.
          . birth                       |        . is appearing             |
             |                          | . appear  . layout        . shown |
             v       + load             |               ^                   v
          no view ---------------> off screen       . turn back         on screen
             | . end  <----------       ^ . warn        v                   |
             v        . unload  . nil   | . gone                    . leave |
          freed                         '-------- disappearing <------------'

          + stacks    .  1  an outlet is used before the view is loaded
          . tabs      .  2  a view is loaded though it is not about to be shown
          . sheets    .  3  views are made in the controller's initialiser
          . children  .  4  a view is set up in only one of its two initialisers
          . owners    .  5  viewDidLoad is written as if it ran once
          . leaks     .  6  viewDidLoad resets what the person had set
          . versions  .  7  sizes are used before the view has its displayed size
          . data      .  8  viewDidUnload is empty though there is something to let go
          . routes    -  9  viewDidUnload keeps an owned outlet
          . sources   . 10  viewDidUnload loses what the person had entered
                      . 11  an outlet is the only home of a piece of state
                      . 12  what could be made again stays in memory through a warning
        #\u{A0}mastered · ~\u{A0}fading · +\u{A0}right once · -\u{A0}met · .\u{A0}not met
        Weakest: stacks, load. :learn\u{A0}first helps.
        """)
  }

  @Test func theMapIsToldInSentences() {
    #expect(
      said(":map", isPlain: true) == """
        Right once: load, stacks.
        Met: mistake 9.
        Not met: birth, appear, is appearing, layout, shown, leave, gone, turn back,
        warn, unload, nil, end, mistake 1, mistake 2, mistake 3, mistake 4, mistake 5,
        mistake 6, mistake 7, mistake 8, mistake 10, mistake 11, mistake 12, tabs,
        sheets, children, owners, leaks, versions, data, routes, sources.
        Weakest: stacks, load. :learn\u{A0}first helps.
        """)
  }

  @Test func aSkillListsItsItemsWithTheirDates() {
    #expect(
      said(":map load") == """
        + load: right once
          1  not right on 2\u{A0}May, right on 3 and 11\u{A0}May, next on 23\u{A0}May  P
        """)
  }

  @Test(arguments: ["nav", "stacks", "стеки", "导航栈"])
  func aSkillIsFoundByItsNameInAnyLanguage(_ name: String) {
    #expect(said(":map " + name).hasPrefix("+ stacks: right once"))
  }

  @Test(arguments: Language.allCases, [40, 80, 120])
  func theMapFitsTheScreen(_ language: Language, _ width: Int) {
    for command in [":map", ":map load", ":map child"] {
      let lines = said(command, width: width, language).split(separator: "\n")
      #expect(lines.allSatisfy { $0.columns <= width }, "\(command)")
      #expect(lines.count <= (width == 40 ? 60 : 24), "\(command): \(lines.count)")
    }
  }

  /// Nothing on the map runs into another word, however long the words of a language are.
  @Test(arguments: Language.allCases)
  func everyEdgeAndStateStandsForItself(_ language: Language) {
    let map = said(":map", language)
    let phrases = Renderer(width: 80, theme: .plain, language: language).phrases
    for edge in Skill.Edge.allCases {
      let name = " " + phrases.name(of: .edge(edge))
      #expect(map.contains(name + " ") || map.contains(name + "\n"), "\(edge.rawValue)")
    }
  }
}

extension Substring {
  /// What it takes on the screen: East Asian letters take two columns.
  fileprivate var columns: Int {
    unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFEF).contains($1.value) ? 2 : 1) }
  }
}
