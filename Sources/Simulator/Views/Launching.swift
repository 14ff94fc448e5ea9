import FoundationKit
import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Syntax

// The launch of an app: what its delegate is told, and the delegate of its scene.
//
// Apple's pages of UIApplicationDelegate and of UISceneDelegate.
extension Simulation {
  /// Whether a launch can make delegates of a class.
  public func isLaunchable(_ name: String) -> Bool {
    classes.id(named: name).map { classes[outline: $0].isLearners } ?? false
  }
}

extension Turn {
  /// Launches the app with a delegate of a class and, where it has a scene, one for that.
  /// An app with scenes becomes active with its scene, later than without.
  public mutating func launch(_ app: String, scene: String?) throws(Fault) {
    guard let delegate = try makeDelegate(app) else { return }
    simulation.launched = LaunchedClasses(app: app, scene: scene)
    try retain(delegate, as: .framework)
    try send("setDelegate:", to: simulation.application, [.object(delegate)], from: .uikit)
    simulation.interface.applicationState = .inactive
    try tellOfLaunch(delegate)
    if let scene {
      try connect(scene, of: delegate)
    } else {
      simulation.interface.applicationState = .active
      try tellApplication(
        "applicationDidBecomeActive:", "UIApplicationDidBecomeActiveNotification")
    }
  }

  /// Nil for a class that the app does not have. It is counted automatically whatever the file's
  /// language.
  private mutating func makeDelegate(_ name: String) throws(Fault) -> ObjectID? {
    guard let type = simulation.classes.id(named: name) else { return nil }
    if simulation.classes.hasInitializers { try initialize(type) }
    let delegate = try allocate(type, counting: .automatic)
    return try send("init", to: .object(delegate), from: .uikit).object
  }

  /// The messages of the version: with options from iOS 3 on, and a first one before the state is
  /// restored from 6 on (§17.38).
  private mutating func tellOfLaunch(_ delegate: ObjectID) throws(Fault) {
    let arguments = [simulation.application, .none]
    if simulation.version >= UIKitVersion(6) {
      try tell(delegate, "application:willFinishLaunchingWithOptions:", arguments)
      try restoreState()
    }
    let selector: Selector = "application:didFinishLaunchingWithOptions:"
    if simulation.version >= UIKitVersion(3), responds(.object(delegate), to: selector) {
      try tell(delegate, selector, arguments)
    } else {
      try tell(delegate, "applicationDidFinishLaunching:", [simulation.application])
    }
    try post("UIApplicationDidFinishLaunchingNotification", from: simulation.application)
  }

  /// The app's delegate is asked how the scene is to be; of what it says, the class of the scene's
  /// delegate is known already.
  private mutating func connect(_ name: String, of app: ObjectID) throws(Fault) {
    let scene = Value.object(simulation.shared("UIWindowScene"))
    let session = Value.object(simulation.shared("UISceneSession"))
    let options = Value.object(try makeConnectionOptions())
    try tell(
      app, "application:configurationForConnectingSceneSession:options:",
      [simulation.application, session, options])
    try restoreActivity()
    guard let delegate = try makeDelegate(name) else { return }
    try send("setDelegate:", to: scene, [.object(delegate)], from: .uikit)
    try tell(delegate, "scene:willConnectToSession:options:", [scene, session, options])
    try tellScene("sceneWillEnterForeground:")
    simulation.interface.applicationState = .active
    try tellScene("sceneDidBecomeActive:")
  }

  /// A scene that a person opens has nothing to open itself.
  private mutating func makeConnectionOptions() throws(Fault) -> ObjectID {
    let options = try allocateAutoreleased("UISceneConnectionOptions")
    for name in ["URLContexts", "userActivities"] {
      try setField(name, to: makeSet([]), of: options)
    }
    return options
  }

  /// Tells the scene's delegate, if there is one, which hears it in the app's place.
  @discardableResult
  mutating func tellScene(_ selector: Selector) throws(Fault) -> Bool {
    guard let delegate = simulation.sceneDelegate else { return false }
    let scene = Value.object(simulation.shared("UIWindowScene"))
    try tell(delegate, selector, [scene])
    if let name = Turn.sceneNotifications[selector] { try post(name, from: scene) }
    return true
  }

  /// What observers are told when the scene's delegate has been.
  private static let sceneNotifications: [Selector: String] = [
    "sceneWillEnterForeground:": "UISceneWillEnterForegroundNotification",
    "sceneDidBecomeActive:": "UISceneDidActivateNotification",
    "sceneWillResignActive:": "UISceneWillDeactivateNotification",
    "sceneDidEnterBackground:": "UISceneDidEnterBackgroundNotification",
  ]

  /// Only what the delegate answers.
  private mutating func tell(
    _ delegate: ObjectID, _ selector: Selector, _ arguments: [Value]
  ) throws(Fault) {
    guard responds(.object(delegate), to: selector) else { return }
    try send(selector, to: .object(delegate), arguments, from: .uikit)
  }
}

extension Simulation {
  /// The delegate of the app's scene, if it has one.
  var sceneDelegate: ObjectID? {
    guard version.hasScenes, let scene = singletons["UIWindowScene"] else { return nil }
    return field(named: "delegate", of: scene)?.object
  }
}
