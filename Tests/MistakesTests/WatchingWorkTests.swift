import Diagnostics
import Interpreter
import Parsing
import Scripts
import Syntax
import Testing

@testable import Mistakes

/// How much detectors look into: many controllers in one turn must not multiply it.
struct WatchingWorkTests {
  private static let counter = """
    @interface CounterController : UIViewController
    @property (nonatomic, retain) IBOutlet UILabel *total;
    - (void)countOne;
    @end
    @implementation CounterController
    - (void)countOne {
      int old = [self.total.text intValue];
      self.total.text = [NSString stringWithFormat:@"%d", old + 1];
    }
    @end
    NSMutableArray *all = [[NSMutableArray alloc] init];

    """

  /// How many objects detectors look into while an app has so many controllers.
  private func count(_ number: Int, _ turns: String) throws -> Int {
    let source = SourceText(
      name: "many.m", text: Self.counter + turns.replacing("N", with: "\(number)"))
    var world = World()
    var watch = Watch()
    try observe(world.apply(.ios(UIKitVersion(5, 1))), world, &watch)
    for case .statement(let statement, let dialect) in Script.read(source).items {
      observe(world.run(statement, dialect, in: source), world, &watch)
    }
    try observe(world.apply(.warn), world, &watch)
    return watch.lookCount
  }

  private func observe(_ outcome: Outcome, _ world: World, _ watch: inout Watch) {
    #expect(outcome.fault == nil && outcome.diagnostics.isEmpty)
    _ = watch.observe(outcome.trace, in: world)
  }

  @Test(arguments: [
    // Labels are read that are the only home of a number.
    """
    for (int i = 0; i < N; i++) {
      CounterController *one = [[CounterController alloc] init];
      [all addObject:one];
      [one view];
      [one countOne];
    }
    for (CounterController *one in all) { [one countOne]; [one countOne]; }
    """,
    // Views are unloaded, and outlets stay behind.
    """
    for (int i = 0; i < N; i++) {
      CounterController *one = [[CounterController alloc] init];
      [all addObject:one];
      [one view];
    }
    """,
  ])
  func twiceTheControllersAreTwiceTheWork(_ turns: String) throws {
    let (few, some, many) = try (count(10, turns), count(20, turns), count(40, turns))
    #expect(some > few)
    #expect(many - some == 2 * (some - few))
  }
}
