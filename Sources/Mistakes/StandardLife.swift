import Diagnostics
import Simulator
import Statements

/// The life of one view controller, as people and UIKit commonly lead it.
struct StandardLife {
  private(set) var findings: [Finding] = []
  /// Why there was no life to lead; nil when the controller could be made.
  private(set) var obstacle: Obstacle?
  private var world: World
  private var watch = Watch()
  private let options: RunOptions
  private let type: String
  private let name: String
  private var isOver = false

  /// Why a controller could not be made.
  enum Obstacle {
    /// Nothing is known that its initialiser could be given for a parameter.
    case unknownArgument(Parameter)
    /// Its initialiser ended the app.
    case ended
  }

  init(of type: String, in world: World, options: RunOptions) {
    self.type = type
    self.world = world
    self.options = options
    name = type.prefix(1).lowercased() + type.dropFirst()
  }

  /// Shown, used, hidden, warned, shown again, hidden and freed.
  mutating func isSeen() {
    make()
    show()
    use()
    hide()
    warn()
    show()
    hide()
    free()
  }

  /// Freed without ever having been shown.
  mutating func isNotSeen() {
    make()
    warn()
    free()
  }

  // MARK: - Steps

  private mutating func make() {
    switch Construction(in: world).way(of: type) {
    case .expression(let made): run("var \(name): \(type)! = \(made)", .swift)
    case .plain: run("\(type) *\(name) = [[\(type) alloc] init];")
    case .unknown(let parameter):
      obstacle = .unknownArgument(parameter)
      isOver = true
    }
    if obstacle == nil, isOver { obstacle = .ended }
  }

  private mutating func show() {
    run(
      world.simulation.version.hasRootViewController
        ? "window.rootViewController = \(name);" : "[window addSubview:\(name).view];")
  }

  private mutating func hide() {
    run(
      world.simulation.version.hasRootViewController
        ? "window.rootViewController = nil;" : "[\(name).view removeFromSuperview];")
  }

  private mutating func warn() { obey(.warn) }

  private mutating func free() {
    run(world.simulation.memory == .manual ? "[\(name) release];" : "\(name) = nil;")
    if !isOver { findings += watch.finish(in: world) }
  }

  /// A person puts something else into every control that takes it.
  private mutating func use() {
    guard let controller = world.simulation.object(named: name) else { return }
    for field in world.simulation.inventory(of: controller).fields where field.isOutlet {
      guard let control = field.value.object, let shown = field.content.first else { continue }
      if let value = world.simulation.otherValue(than: shown, in: control) {
        obey(.set(outlet: field.label, value: value))
      }
    }
  }

  // MARK: - Running

  private mutating func run(_ text: String, _ dialect: Dialect = .objectiveC) {
    let source = SourceText(name: "life", text: text)
    for case .statement(let statement, let dialect) in Script.read(source, dialect: dialect).items
    where !isOver {
      take(world.run(statement, dialect, in: source, options: options))
    }
  }

  private mutating func obey(_ command: WorldCommand) {
    if isOver { return }
    if let outcome = try? world.apply(command, options: options) { take(outcome) }
  }

  private mutating func take(_ outcome: Outcome) {
    findings += watch.observe(outcome.trace, in: world).map(\.finding)
    isOver = outcome.fault != nil || outcome.diagnostics.contains { $0.severity == .error }
  }
}

extension Simulation {
  /// What a person may put into a control that shows something else; nil for what only shows.
  fileprivate func otherValue(than shown: Inventory.Shown, in control: ObjectID) -> Value? {
    if isKind(control, of: "UISwitch") { return .bool(!shown.value.isTrue) }
    if isKind(control, of: "UISlider") { return .real(shown.value.real == 0.5 ? 0.25 : 0.5) }
    if isKind(control, of: "UISegmentedControl") {
      return .int(shown.value.integer == 1 ? 2 : 1)
    }
    let takesText = isKind(control, of: "UITextField") || isKind(control, of: "UITextView")
    return takesText ? .string("typed") : nil
  }
}
