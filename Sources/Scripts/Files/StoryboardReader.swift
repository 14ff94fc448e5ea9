import Diagnostics
import InterfaceModel
import ObjectModel
import YAML

/// Reads the storyboard of a `:storyboard` command: YAML flow syntax after the name.
///
///     {initial: list, scenes: {
///       list: {class: ListController, outlets: {more: UIButton},
///              segues: {detail: {to: detail, kind: show, from: more}}},
///       detail: {class: DetailController}}}
///
/// `from` names the outlet of the control that triggers a segue, or of the view that an embedded
/// scene fills.
struct StoryboardReader {
  private(set) var diagnostics: [Diagnostic<CommandFact>] = []
  /// The scenes that are named somewhere, each with its place.
  private var mentions: [(name: String, range: SourceRange)] = []

  /// The storyboard, with everything that is wrong with it in `diagnostics`; nil for `none`.
  static func read(
    _ text: String, from offset: Int, _ diagnostics: inout [Diagnostic<CommandFact>]
  ) -> Storyboard? {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    var problems: [Diagnostic<YAMLFact>] = []
    let node = Node.parse(String(text[start...]), offset: offset, diagnostics: &problems)
    diagnostics += problems.map {
      Diagnostic(.error, .wrongStoryboard(StoryboardFact($0.fact)), at: $0.range)
    }
    guard let node, node.string != "none" else { return nil }
    var reader = StoryboardReader()
    let storyboard = reader.storyboard(node)
    diagnostics += reader.diagnostics
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return storyboard
  }

  private mutating func storyboard(_ node: Node) -> Storyboard {
    var storyboard = Storyboard(scenes: [])
    var keys: [String: SourceRange] = [:]
    for entry in entries(node) {
      switch entry.key {
      case "initial": storyboard.initial = mention(entry.value)
      case "scenes":
        for scene in entries(entry.value) {
          keys[scene.key] = scene.keyRange
          storyboard.scenes.append(self.scene(scene))
        }
      default: refuse(entry, in: .storyboard, ["initial", "scenes"])
      }
    }
    if node.entries != nil, node["scenes"] == nil {
      complain(.missingKey("scenes", of: .storyboard), node.range)
    }
    check(storyboard, keys)
    return storyboard
  }

  // MARK: - Scenes

  private mutating func scene(_ entry: Node.Entry) -> Storyboard.Scene {
    var scene = Storyboard.Scene(identifier: entry.key, type: "UIViewController")
    var nib = NibReading()
    var segues: [Node.Entry] = []
    for part in entries(entry.value) {
      switch part.key {
      case "class": scene.type = text(part.value) ?? scene.type
      case "root": scene.children = mention(part.value).map { [$0] } ?? []
      case "tabs":
        if part.value.items == nil { complain(.expectedList, part.value.range) }
        scene.children = (part.value.items ?? []).compactMap { mention($0) }
      case "segues": segues = entries(part.value)
      default:
        if !nib.take(part) {
          refuse(part, in: .scene, ["class", "root", "tabs", "segues"] + NibReading.keys)
        }
      }
    }
    if entry.value.entries != nil, entry.value["class"] == nil {
      complain(.missingKey("class", of: .scene), entry.keyRange)
    }
    diagnostics += nib.diagnostics
    scene.nib = nib.nib
    scene.segues = segues.map { segue($0, outlets: nib.outletNames) }
    return scene
  }

  // MARK: - Segues

  private mutating func segue(_ entry: Node.Entry, outlets: [String]) -> Storyboard.Segue {
    var segue = Storyboard.Segue(identifier: entry.key, kind: .show)
    for part in entries(entry.value) {
      switch part.key {
      case "kind": segue.kind = kind(part.value) ?? segue.kind
      case "to": segue.destination = mention(part.value)
      case "action": segue.action = text(part.value).map { Selector($0) }
      case "from":
        segue.origin = text(part.value)
        if let outlet = segue.origin, !outlets.contains(outlet) {
          complain(
            .noOutlet(outlet), part.value.range, suggestion(for: outlet, among: outlets))
        }
      default: refuse(part, in: .segue, ["kind", "to", "action", "from"])
      }
    }
    check(segue, entry)
    return segue
  }

  /// An unwind segue has an action and no destination; the others, the other way round.
  private mutating func check(_ segue: Storyboard.Segue, _ entry: Node.Entry) {
    guard let parts = entry.value.entries else { return }
    let isUnwind = segue.kind == .unwind
    let (needed, foreign) = isUnwind ? ("action", "to") : ("to", "action")
    if entry.value[needed] == nil { complain(.missingKey(needed, of: .segue), entry.keyRange) }
    if let part = parts.first(where: { $0.key == foreign }) {
      let kind = entry.value["kind"]?.string ?? segue.kind.rawValue
      complain(.keyOfAnotherKind(foreign, kind: kind), part.keyRange)
    }
  }

  private static let kinds: [(String, Storyboard.Segue.Kind)] = [
    ("show", .show), ("push", .show), ("present", .present), ("modal", .present),
    ("embed", .embed), ("unwind", .unwind),
  ]

  private mutating func kind(_ node: Node) -> Storyboard.Segue.Kind? {
    guard let name = text(node) else { return nil }
    if let kind = StoryboardReader.kinds.first(where: { $0.0 == name })?.1 { return kind }
    let names = StoryboardReader.kinds.map(\.0)
    diagnostics.append(
      Diagnostic(
        .error, .notAmong(name, names), at: node.range,
        suggestion: suggestion(for: name, among: names)))
    return nil
  }

  // MARK: - What fits together

  private mutating func check(_ storyboard: Storyboard, _ keys: [String: SourceRange]) {
    let names = storyboard.scenes.map(\.identifier)
    for (name, range) in mentions where !names.contains(name) {
      complain(.noScene(name), range, suggestion(for: name, among: names))
    }
    for scene in storyboard.scenes where storyboard.contains(scene, inside: scene) {
      if let range = keys[scene.identifier] {
        complain(.containsItself(scene.identifier), range)
      }
    }
  }

  // MARK: - Parts of YAML

  private mutating func entries(_ node: Node) -> [Node.Entry] {
    if node.entries == nil { complain(.expectedMapping, node.range) }
    return node.entries ?? []
  }

  private mutating func text(_ node: Node) -> String? {
    if node.string == nil { complain(.expectedText, node.range) }
    return node.string
  }

  private mutating func mention(_ node: Node) -> String? {
    let name = text(node)
    if let name { mentions.append((name, node.range)) }
    return name
  }

  private mutating func refuse(
    _ entry: Node.Entry, in part: StoryboardFact.Part, _ known: [String]
  ) {
    complain(
      .unknownKey(entry.key, of: part), entry.keyRange, suggestion(for: entry.key, among: known))
  }

  private mutating func complain(
    _ fact: StoryboardFact, _ range: SourceRange, _ suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, .wrongStoryboard(fact), at: range, suggestion: suggestion))
  }
}

extension StoryboardFact {
  fileprivate init(_ fact: YAMLFact) {
    switch fact {
    case .duplicateKey(let key, _): self = .repeatedKey(key)
    case .anchor, .alias, .tag, .severalDocuments: self = .notPlain
    case .syntax, .other, .forbiddenCharacter, .keyIsNotText, .tooDeep: self = .yaml(fact)
    }
  }
}

extension Storyboard {
  /// Whether making a scene makes another with it: its children, and what it embeds, all the way
  /// down.
  fileprivate func contains(_ wanted: Scene, inside scene: Scene) -> Bool {
    var (waiting, seen) = (inside(scene), Set<String>())
    while let name = waiting.popLast() {
      if name == wanted.identifier { return true }
      guard seen.insert(name).inserted, let next = self.scene(name) else { continue }
      waiting += inside(next)
    }
    return false
  }

  private func inside(_ scene: Scene) -> [String] {
    scene.children + scene.segues.filter { $0.kind == .embed }.compactMap(\.destination)
  }
}
