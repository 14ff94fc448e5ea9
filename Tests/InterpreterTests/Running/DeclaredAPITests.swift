import Diagnostics
import ObjectModel
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Interpreter
@testable import TypedTree

/// API that the header declares and nobody models, and API that it only names.
@Suite struct DeclaredAPITests {
  @Test func whatIsDeclaredKeepsWhatItIsMadeOf() {
    #expect(
      logs(
        """
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Stop" message:@"Now"
            delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
        NSLog(@"%@ %@", alert.title, alert.message);
        UIAlertController *sheet = [UIAlertController alertControllerWithTitle:@"Pick"
            message:nil preferredStyle:UIAlertControllerStyleAlert];
        NSLog(@"%@ %d", sheet.title, (int)sheet.preferredStyle);
        UIAlertAction *action = [UIAlertAction actionWithTitle:@"Go"
            style:UIAlertActionStyleCancel handler:nil];
        NSLog(@"%@ %d", action.title, (int)action.style);
        UITabBarItem *item = [[UITabBarItem alloc] initWithTitle:@"Home" image:nil tag:7];
        NSLog(@"%@ %d", item.title, (int)item.tag);
        NSSortDescriptor *order = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];
        NSLog(@"%@ %d", order.key, order.ascending);
        """) == ["Stop Now", "Pick 1", "Go 1", "Home 7", "name 1"])
  }

  @Test func barsAndPartsOfCellsAreThere() {
    #expect(
      logs(
        """
        UINavigationController *stack = [[UINavigationController alloc] init];
        stack.navigationBar.barStyle = UIBarStyleBlack;
        NSLog(@"%d", (int)stack.navigationBar.barStyle);
        UIViewController *screen = [[UIViewController alloc] init];
        screen.tabBarItem.title = @"Home";
        NSLog(@"%@", screen.tabBarItem.title);
        UITableViewCell *cell = [[UITableViewCell alloc]
            initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"c"];
        [cell.contentView addSubview:[[UILabel alloc] init]];
        NSLog(@"%d %d", cell.contentView.superview == cell, (int)cell.contentView.subviews.count);
        NSLog(@"%d", cell.selectionStyle == UITableViewCellSelectionStyleDefault);
        UIEdgeInsets insets = UIEdgeInsetsMake(1, 2, 3, 4);
        CGRect inner = UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), insets);
        NSLog(@"%g %g", insets.left, inner.size.height);
        NSLog(@"%d", UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsZero, UIEdgeInsetsMake(0, 0, 0, 0)));
        """) == ["1", "Home", "1 1", "1", "2 6", "1"])
  }

  @Test func whatDoesNothingSaysSo() {
    let text = source(
      """
      UITableView *table = [[UITableView alloc] init];
      [table scrollToNearestSelectedRowAtScrollPosition:UITableViewScrollPositionTop animated:NO];
      [UIView beginAnimations:nil context:NULL];
      """)
    var world = World()
    var notes: [Selector] = []
    for case .statement(let statement, let dialect) in Script.read(text).items {
      let outcome = world.run(statement, dialect, in: text)
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.fault == nil)
      for case .note(.notModelled(let selector)) in outcome.trace.events.map(\.kind) {
        notes.append(selector)
      }
    }
    #expect(
      notes == ["scrollToNearestSelectedRowAtScrollPosition:animated:", "beginAnimations:context:"])
  }

  @Test func aVersionThatHasItNotRefusesIt() {
    let old = World(simulation: Simulation(version: UIKitVersion(7), memory: .automatic))
    let run = ScriptRun(
      of: source("NSLog(@\"%@\", [UIAlertController class]);"), dialect: .objectiveC, in: old)
    #expect(run.status == .ok)
  }

  @Test(arguments: [
    ("UIDynamicAnimator *animator;", "UIDynamicAnimator", 7),
    ("void *place = malloc(4);", "malloc", 2),
    ("[[[UIView alloc] init] setTintAdjustmentMode:0];", "setTintAdjustmentMode:", 7),
    ("@interface P : AVPlayerViewController\n@end", "AVPlayerViewController", 8),
    ("[[[UIView alloc] init] motionEffects];", "motionEffects", 7),
  ])
  func whatADeviceHasIsNotDenied(_ text: String, _ name: String, _ since: Int) {
    let run = ScriptRun(of: source(text), dialect: .objectiveC)
    let facts = run.mistakes.compactMap { mistake in
      if case .language(let diagnostic) = mistake { diagnostic.fact } else { nil }
    }
    #expect(facts == [.notSimulatedHere(name, since: UIKitVersion(since))])
  }

  @Test func swiftIsToldTheSame() {
    let run = ScriptRun(of: source("let animator: UIDynamicAnimator? = nil"), dialect: .swift)
    guard case .language(let diagnostic)? = run.mistakes.first else {
      Issue.record("nothing was said")
      return
    }
    #expect(diagnostic.fact == .notSimulatedHere("UIDynamicAnimator", since: UIKitVersion(7)))
  }

  private func source(_ text: String) -> SourceText { SourceText(name: "a", text: text) }

  private func logs(_ text: String) -> [String] {
    let run = ScriptRun(of: source(text), dialect: .objectiveC)
    if !run.mistakes.isEmpty { return run.mistakes.map { "\($0)" } }
    return run.events.compactMap { event in
      if case .log(let text, _) = event { text } else { nil }
    }
  }
}
