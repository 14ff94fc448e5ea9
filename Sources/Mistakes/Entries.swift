import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax
import Touches

/// What a person has entered into outlets, until the view goes that it stands in.
struct Entries {
  private var controls: [ObjectID: Entered] = [:]
  /// What the outlets of each controller showed when the last load had ended.
  private var loaded: [ObjectID: Inventory] = [:]
  private var endangered: [Lost] = []

  /// What was entered, by the property that shows it.
  private struct Entered {
    var key: String
    /// Whether the control told somebody.
    var isTold: Bool
  }

  /// An entry whose control is gone.
  struct Lost {
    var controller: ObjectID
    /// Whether the control told somebody of what was entered.
    var isTold: Bool
    var outlet: String
    /// The property of the control that shows it.
    var key: String
    var value: Value
    /// Whether `viewDidUnload` was sent, which could have saved it.
    var isAfterUnload = false
    /// Whether the controller or its model still held it as the view went.
    var wasKept = false
  }

  /// Takes in what happens; at the end of a turn, the entries that were lost in it and are nowhere
  /// else.
  mutating func lost(at moment: Moment, in scene: inout Scene) -> [Lost] {
    switch moment {
    case .clue(.entered(let key, of: let control)):
      let isTold = !scene.simulation.actions(of: [control]).isEmpty
      controls[control] = Entered(key: key, isTold: isTold)
    case .clue(.didLoadEnds(let inventory)): loaded[inventory.controller] = inventory
    case .clue(.unloading(let inventory)): endanger(inventory, in: scene)
    case .call(let call) where call.selector == "viewDidUnload" && call.sender == .uikit:
      for place in endangered.indices where endangered[place].controller == call.receiver {
        endangered[place].isAfterUnload = true
      }
    case .turnEnds:
      defer { endangered = [] }
      return endangered.filter { lost in
        scene.simulation.isAlive(lost.controller)
          && !scene.isShownOnly(lost) && !scene.isTakenUp(lost)
          && !scene.hasHome(for: lost.value, of: lost.controller)
      }
    default: break
    }
    return []
  }

  private mutating func endanger(_ inventory: Inventory, in scene: Scene) {
    let before = loaded[inventory.controller]
    for field in inventory.fields where field.isOutlet {
      guard let control = field.value.object, let entered = controls.removeValue(forKey: control),
        let shown = field.content.first(where: { $0.key == entered.key })?.value,
        shown != before?.field(field.label)?.content.first(where: { $0.key == entered.key })?.value
      else { continue }
      endangered.append(
        Lost(
          controller: inventory.controller, isTold: entered.isTold, outlet: field.label,
          key: entered.key, value: shown,
          wasKept: inventory.keeps(shown, scene.simulation)))
    }
  }
}

extension Inventory {
  /// Whether a field held a value, or the object or collection in a field did.
  fileprivate func keeps(_ value: Value, _ simulation: Simulation) -> Bool {
    fields.contains { field in
      !field.isOutlet
        && (simulation.isHome(field.value, for: value)
          || field.parts.contains { simulation.areEqual($0, value) })
    }
  }
}

extension Scene {
  /// Whether it is a text that the class writes and never reads: it is shown there, not entered.
  /// Where it is only made empty, nothing is shown. A slider or a switch is there for somebody to
  /// choose, whoever reads it.
  fileprivate mutating func isShownOnly(_ lost: Entries.Lost) -> Bool {
    guard isReview, lost.key == "text" else { return false }
    let code = code(ofClassOf: lost.controller)
    let uses = code.uses(of: lost.key, of: lost.outlet)
    let writes = uses.count { $0 == .write }
    return !uses.contains(.read) && writes > code.emptyings(of: lost.outlet)
  }

  /// Whether an action of the class has to do with the control: files do not show which nib would
  /// have called it, nor what somebody unknown makes of what it was told.
  fileprivate mutating func isTakenUp(_ lost: Entries.Lost) -> Bool {
    guard isReview else { return false }
    return lost.isTold && !world.standIns.isEmpty
      || code(ofClassOf: lost.controller).hasAction(with: lost.outlet)
  }

  /// What the methods say that objects of a controller's class run, read once a turn.
  private mutating func code(ofClassOf controller: ObjectID) -> CodeWords {
    let type = simulation[controller].type
    if let known = code[type] { return known }
    let read = CodeWords(world.writtenMethods(of: type).map(\.method))
    code[type] = read
    return read
  }
}

/// The words between the braces of a class's methods.
struct CodeWords {
  private var bodies: [(words: [String], isAction: Bool)] = []
  /// The same without any white space.
  private var texts: [String] = []
  /// Where names stand in them.
  private var places: [String: [Place]] = [:]

  private struct Place {
    var body: Int
    var word: Int
  }

  fileprivate enum Use { case read, write }

  fileprivate init(_ methods: [WrittenMethod]) {
    for (body, method) in methods.enumerated() {
      bodies.append((method.words, method.isAction))
      texts.append(method.source[method.function.range].filter { !$0.isWhitespace })
      for (word, text) in bodies[body].words.enumerated() where text.isName {
        places[text, default: []].append(Place(body: body, word: word))
      }
    }
  }

  fileprivate func hasAction(with outlet: String) -> Bool {
    mentions(of: outlet).contains { bodies[$0.body].isAction }
  }

  /// What is done with a property of what an outlet points to.
  fileprivate func uses(of key: String, of outlet: String) -> [Use] {
    mentions(of: outlet).flatMap { place -> [Use] in
      let rest = bodies[place.body].words[(place.word + 1)...]
        .drop { ["]", ")", ".", "!", "?"].contains($0) }.prefix(2)
      switch rest.first {
      case key: return rest.last == "=" ? [.write] : [.read]
      case Selector.setter(for: key).name.dropLast().description: return [.write]
      case "=", nil: return []
      default: return rest.first?.first?.isLetter ?? false ? [] : [.read]
      }
    }
  }

  /// How often the text of what an outlet points to is made empty.
  fileprivate func emptyings(of outlet: String) -> Int {
    let written = [
      "\(outlet).text=@\"\";", "\(outlet).text=nil", "\(outlet).text=\"\"",
      "\(outlet)?.text=\"\"", "\(outlet)setText:@\"\"]", "\(outlet)setText:nil]",
    ]
    return texts.reduce(0) { sum, text in
      sum + written.reduce(0) { $0 + text.ranges(of: $1).count }
    }
  }

  /// Where a property's name stands, or that of its instance variable.
  private func mentions(of property: String) -> [Place] {
    (places[property] ?? []) + (places["_" + property] ?? [])
  }
}

extension WrittenMethod {
  /// Whether a person's hand calls it.
  var isAction: Bool {
    let marks = function.attributes.map(\.name) + (function.returns?.qualifiers ?? [])
    return marks.contains { $0.text == "IBAction" }
  }
}

extension String {
  fileprivate var isName: Bool {
    guard let byte = utf8.first else { return false }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
