import Curriculum
public import Learning
import Phrases
import Sessions

// A map as a picture for a browser or a page: SVG 1.1, with nothing outside of the file.
extension Renderer {
  /// The document: the automaton of a controller's life above, mistakes and other skills below.
  ///
  /// Whoever cannot see it is told the same in sentences.
  public func drawing(of map: MasteryMap) -> String {
    let weakest = phrases.weakest(map).map { [$0] } ?? []
    let label = { (skill: Skill) in
      MapPage.Label(text: self.phrases.name(of: skill), mastery: map[skill])
    }
    let page = MapPage(
      state: phrases.state, label: label, legend: legend, notes: weakest,
      description: phrases.sentences(sentences(on: map) + weakest))
    return page.svg(language: language.rawValue)
  }
}

/// The drawing of a map, in units of SVG.
private struct MapPage {
  /// What a state of a controller's life is called.
  var state: (LifeState) -> String
  /// A skill's text, with how well it is mastered.
  var label: (Skill) -> Label
  var legend: String
  /// Lines at the foot.
  var notes: [String]
  /// For whoever cannot see the drawing.
  var description: String

  struct Label {
    var text: String
    var mastery: Mastery
  }

  /// In units of SVG, as all that follow.
  private static let width = 800
  private static let listTop = 330
  private static let lineHeight = 24

  /// The document; six mistakes a column, then five subjects a column.
  func svg(language: String) -> String {
    let mistakes = Skill.mistakeNumbers.map(Skill.mistake)
    let subjects = Skill.Subject.allCases.map(Skill.subject)
    let bottom = MapPage.listTop + mistakes.count * MapPage.lineHeight / 2
    let list = (mistakes + subjects).enumerated().map { place, skill in
      let column = place < 6 ? 0 : place < 12 ? 1 : 2 + (place - 12) / 5
      let row = place < 12 ? place % 6 : (place - 12) % 5
      return element(
        label(skill), x: 40 + column * 190, y: MapPage.listTop + row * MapPage.lineHeight)
    }
    let foot = ([legend] + notes).enumerated().map { place, text in
      plain(text, "legend", x: 40, y: bottom + (place + 1) * MapPage.lineHeight)
    }
    let height = bottom + (notes.count + 2) * MapPage.lineHeight
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xml:lang="\(language)" role="img" \
      aria-labelledby="description" width="\(MapPage.width)" height="\(height)" \
      viewBox="0 0 \(MapPage.width) \(height)">
      <desc id="description">\(escaped(description))</desc>
      <style>
      \(MapPage.style)
      </style>
      <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
      <rect class="page" width="\(MapPage.width)" height="\(height)"/>

      """
    let lines = arrows + states + edges + list + foot + ["</svg>"]
    return head + lines.joined(separator: "\n") + "\n"
  }

  /// Colours for light and dark: a file of its own has no page around it.
  private static let style = """
    .page { fill: #ffffff; }
    text { font: 14px ui-monospace, Menlo, Consolas, monospace; fill: #1c1c1e; white-space: pre; }
    .state { font-weight: bold; text-anchor: middle; }
    .legend, .unmet { fill: #6c6c70; }
    .mastered { fill: #00527a; font-weight: bold; }
    .faded { fill: #b3261e; }
    .arrow { fill: none; stroke: #8e8e93; marker-end: url(#head); }
    .both { marker-start: url(#head); }
    .head { fill: #8e8e93; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #1c1c1e; }
      text { fill: #f2f2f7; }
      .legend, .unmet { fill: #aeaeb2; }
      .mastered { fill: #7fc8ec; }
      .faded { fill: #ff8a80; }
    }
    """

  // MARK: - The automaton

  /// The states where the paths end.
  private var states: [String] {
    let places: [(LifeState, Int, Int)] = [
      (.noView, 90, 160), (.offScreen, 330, 160), (.appearing, 500, 40), (.onScreen, 690, 160),
      (.disappearing, 500, 280), (.freed, 90, 280),
    ]
    return places.map { plain(state($0.0), "state", x: $0.1, y: $0.2) }
  }

  /// Paths between the states; `true` for the one that goes both ways.
  private var arrows: [String] {
    let paths = [
      ("M90 70V140", false), ("M140 150H270", false), ("M270 166H140", false),
      ("M330 140V35H430", false), ("M570 35H690V140", false), ("M690 170V275H570", false),
      ("M430 275H330V172", false), ("M500 110V258", true), ("M90 172V260", false),
    ]
    return paths.map { path, isBoth in
      "<path class=\"arrow\(isBoth ? " both" : "")\" d=\"\(path)\"/>"
    }
  }

  /// Skills beside their arrows.
  private var edges: [String] {
    let places: [(Skill.Edge, Int, Int)] = [
      (.birth, 60, 60), (.load, 180, 142), (.unload, 150, 186), (.toNil, 250, 186),
      (.end, 100, 220), (.warn, 340, 186), (.appear, 340, 70), (.isAppearing, 440, 66),
      (.layout, 440, 88), (.shown, 606, 70), (.leave, 606, 262), (.gone, 340, 262),
      (.turnBack, 510, 190),
    ]
    return places.map { element(label(.edge($0.0)), x: $0.1, y: $0.2) }
  }

  // MARK: - Text

  /// A skill with its sign and its class.
  private func element(_ label: Label, x: Int, y: Int) -> String {
    plain("\(label.mastery.sign) \(label.text)", label.mastery.style, x: x, y: y)
  }

  /// A text at its base line.
  private func plain(_ text: String, _ style: String, x: Int, y: Int) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(escaped(text))</text>"
  }
}

extension Mastery {
  /// A class of the style sheet.
  fileprivate var style: String {
    switch self {
    case .mastered: "mastered"
    case .faded: "faded"
    case .right: "right"
    case .met: "met"
    case .unmet: "unmet"
    }
  }
}
