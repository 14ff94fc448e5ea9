import Interpreter
import ObjectModel
import ObjectRuntime
import Scripts
import Simulator
import Syntax
import Touches

// What a person's hands do with what a controller shows.
extension StandardLife {
  /// How many things are touched: each in a life of its own.
  private static let mostTouches = 24

  /// A person puts something else into every control, turns the device to the side and back, goes on
  /// to what the controller prepares, and touches what can be touched.
  mutating func use() {
    enterValues()
    obey(.rotate(nil))
    obey(.rotate(nil))
    prepareSegues()
    touchAll()
  }

  private mutating func enterValues() {
    guard let controller = world.simulation.object(named: name) else { return }
    let actions = writtenActions
    for field in world.simulation.inventory(of: controller).fields where field.isOutlet {
      guard let control = field.value.object, let shown = field.content.first else { continue }
      if let value = world.simulation.anotherEntry(than: shown.value, in: control) {
        obey(.set(outlet: field.label, value: value))
        tell(actions, ofChange: control, called: field.label, from: controller)
      }
    }
  }

  /// A nib connects a control with the action that takes one of its kind, or speaks of it; where
  /// that would end the app or show something else, nobody has touched it.
  private mutating func tell(
    _ actions: [WrittenAction], ofChange control: ObjectID, called outlet: String,
    from controller: ObjectID
  ) {
    let sent = world.simulation.actions(of: [control])
    for action in actions where !sent.contains(action.selector) {
      guard let asked = action.method.function.parameters.first?.type?.className,
        world.simulation[world.simulation[control].type].name == asked
          || Self.anySender.contains(asked) && action.method.words.contains(outlet)
      else { continue }
      var tried = self
      tried.act { turn throws(Fault) in
        try turn.send(
          action.selector, to: .object(controller), [.object(control)], from: .uikit)
      }
      if !tried.isOver, tried.world.simulation.isShown(controller) { self = tried }
    }
  }

  private static let anySender: Set<String> = ["id", "Any", "AnyObject", "NSObject"]

  // MARK: - Touching

  /// Each thing is touched once, by a person who looks at what comes, goes back and leaves: which
  /// they would touch first is unknown.
  private mutating func touchAll() {
    guard !isOver, let controller = world.simulation.object(named: name) else { return }
    let touched = world.simulation.touchables(of: controller).prefix(Self.mostTouches)
    for target in touched {
      tryOut { life in life.act { turn throws(Fault) in try turn.tap(target) } }
    }
    let sent = world.simulation.actions(of: Array(touched))
    for action in writtenActions where !sent.contains(action.selector) {
      tryOut { life in
        let sender = life.sender(of: action.method, from: controller)
        life.act { turn throws(Fault) in
          try turn.send(
            action.selector, to: .object(controller), sender.map { [.object($0)] } ?? [],
            from: .uikit)
        }
      }
    }
  }

  private typealias WrittenAction = (selector: Selector, method: WrittenMethod)

  /// What a nib would connect where nothing on screen sends it.
  private var writtenActions: [WrittenAction] {
    guard let id = world.simulation.classes.id(named: type) else { return [] }
    return world.writtenMethods(of: id).filter { selector, method in
      method.isAction && selector.arity < 2
        && method.function.parameters.first?.type?.className != "UIStoryboardSegue"
    }
  }

  /// Who could have sent an action: an outlet of the kind that it asks for, else a new one.
  private mutating func sender(
    of method: WrittenMethod, from controller: ObjectID
  ) -> ObjectID? {
    guard let asked = method.function.parameters.first?.type?.className else { return nil }
    let kind = Self.anySender.contains(asked) ? "UIButton" : asked
    let outlets = world.simulation.inventory(of: controller).fields.filter(\.isOutlet)
      .compactMap(\.value.object)
    if let outlet = outlets.first(where: { world.simulation.isKind($0, of: kind) }) {
      return outlet
    }
    guard world.simulation.classes.id(named: kind) != nil else { return nil }
    run("\(kind) *sender = [[\(kind) alloc] init];")
    return world.simulation.object(named: "sender")
  }

  /// Lets something happen that ends with the controller; where that ends the app, nothing is said
  /// of it.
  private mutating func tryOut(_ touch: (inout StandardLife) -> Void) {
    var tried = self
    touch(&tried)
    tried.obey(.wait(Self.pause))
    tried.goBack()
    tried.hide()
    tried.free()
    hasStoodIn = hasStoodIn || tried.hasStoodIn
    since = max(since, tried.since)
    findings += tried.findings.dropFirst(findings.count).filter(isCertain)
  }

  private mutating func goBack() {
    if world.simulation.version < UIKitVersion(5) { return }
    run("[window.rootViewController dismissViewControllerAnimated:NO completion:nil];")
    obey(.wait(Self.pause))
  }

  /// Outside of containers nothing can be pushed: what was to be shown so is not, for no fault of
  /// its maker.
  private func isCertain(_ finding: Finding) -> Bool {
    finding.subject != .mistake(.needlessLoad) || surroundings == .tabs
  }
}
