import ObjectRuntime
import Scripts
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

/// Blocks of Objective-C: what they see, what they own, and who calls them.
struct BlockTests {
  @Test(arguments: [
    ScriptTable(
      testDescription: "a block is called with arguments and answers",
      text: """
        int (^twice)(int) = ^int(int x) { return x * 2; };
        typedef NSString *(^Namer)(id);
        Namer name = ^(id x) { return [x description]; };
        NSLog(@"%d %@", twice(21), name(@"it"));
        NSLog(@"%d", ^(int a, int b) { return a - b; }(5, 3));
        """,
      log: ["log: 42 it", "log: 2"]),
    ScriptTable(
      testDescription: "a plain variable is copied when the block is made, a __block one is shared",
      text: """
        { int copied = 1; __block int shared = 1;
          void (^show)(void) = ^{ shared += 10; NSLog(@"%d %d", copied, shared); };
          copied = 2; shared = 2; show(); show(); NSLog(@"%d", shared); }
        """,
      log: ["log: 1 12", "log: 1 22", "log: 22"]),
    ScriptTable(
      testDescription: "a __block variable outlives its method",
      text: """
        @interface A : NSObject
        @end
        @implementation A
        - (void (^)(void))counter:(int)step {
          __block int count = 0;
          return ^{ count += step; NSLog(@"%d", count); };
        }
        @end
        A *a = [A new]; void (^one)(void) = [a counter:1]; void (^ten)(void) = [a counter:10];
        one(); one(); ten();
        """,
      log: ["a init", "log: 1", "log: 2", "log: 10"]),
    ScriptTable(
      testDescription: "a loop makes a new block and a new __block variable each time",
      text: """
        { NSMutableArray *all = [NSMutableArray array];
          for (int i = 0; i < 3; i++) { __block int n = i; [all addObject:^{ n += 10; NSLog(@"%d", n); }]; }
          for (id each in all) { void (^b)(void) = each; b(); b(); } }
        """,
      log: ["log: 10", "log: 20", "log: 11", "log: 21", "log: 12", "log: 22"]),
    ScriptTable(
      testDescription: "a block inside a block captures through it",
      text: """
        { int a = 1; __block int b = 2;
          void (^outer)(void) = ^{ void (^inner)(int) = ^(int c) { b += a + c; }; inner(3); };
          outer(); NSLog(@"%d", b); }
        """,
      log: ["log: 6"]),
    ScriptTable(
      testDescription: "a block that is nil crashes when it is called",
      text: "void (^none)(void) = nil; none();",
      log: ["EXC_BAD_ACCESS: a block that is nil was called"]),
    ScriptTable(
      testDescription: "a captured variable without __block cannot be assigned",
      text: "{ int n = 0; void (^b)(void) = ^{ n = 1; }; b(); }",
      log: ["1: error: missingBlockSpecifier(\"n\")"]),
    ScriptTable(
      testDescription: "a block that calls itself for ever overflows the stack",
      text: "{ __block void (^again)(void) = nil; again = ^{ again(); }; again(); }",
      log: ["stack overflow: 'invoke' is called without end"]),
  ])
  func aScriptLogs(_ script: ScriptTable) {
    #expect(Running.log(script.text, memory: script.memory) == script.log)
  }

  private static let holder = """
    @interface A : NSObject { int _n; }
    @property (nonatomic, copy) void (^handler)(void);
    - (void)setUp;
    @end
    @implementation A
    @synthesize handler;

    """

  @Test(arguments: [
    ("self.handler = ^{ [self setUp]; };", ["a"]),
    ("self.handler = ^{ _n = 1; };", ["a"]),
    ("__weak typeof(self) me = self; self.handler = ^{ [me setUp]; };", []),
    ("__unsafe_unretained A *me = self; self.handler = ^{ [me setUp]; };", []),
    ("__block A *me = self; self.handler = ^{ [me setUp]; };", ["a"]),
    ("__block A *me = self; self.handler = ^{ [me setUp]; me = nil; };", ["a"]),
    ("__weak A *me = self; self.handler = ^{ ^{ [me setUp]; }(); };", []),
    ("self.handler = ^{ ^{ [self setUp]; }(); };", ["a"]),
    ("self.handler = ^{ NSLog(@\"nothing\"); };", []),
  ])
  func aBlockPropertyThatCapturesSelfLeaksUnderARC(_ body: String, _ leaked: [String]) {
    let world = Running.world(
      Self.holder + "- (void)setUp { \(body) }\n@end\nA *a = [A new];\n[a setUp];\na = nil;")
    let names = world.simulation.leaks.map { world.simulation.name(of: $0) }
    #expect(names.filter { !$0.hasPrefix("NSBlock") } == leaked)
    #expect(names.contains { $0.hasPrefix("NSBlock") } == !leaked.isEmpty)
  }

  @Test(arguments: [
    ("self.handler = ^{ [self setUp]; };", ["block of line 7, which captures self"]),
    ("self.handler = ^{ _n = 1; };", ["block of line 7, which captures self"]),
    ("__block A *me = self; self.handler = ^{ [me setUp]; };", []),
    ("void (^b)(void) = ^{ _n = 1; }; b();", []),
    ("void (^b)(void) = [[^{ _n = 1; } copy] autorelease]; b();", []),
    ("void (^b)(void) = Block_copy(^{ _n = 1; }); b(); Block_release(b);", []),
  ])
  func aCopiedBlockRetainsSelfUnderManualCounting(_ body: String, _ owners: [String]) {
    let world = Running.world(
      Self.holder + "- (void)setUp { \(body) }\n@end\nA *a = [A new];\n[a setUp];",
      memory: .manual)
    let a = world.simulation.object(named: "a")
    let named = a.map { Narrator(world.simulation).owners(of: $0).map(\.description) }
    #expect(named == ["you"] + owners)
  }

  @Test func aBlockOnTheStackEndsWithItsMethod() {
    let log = Running.log(
      """
      @interface A : NSObject
      @property (nonatomic, retain) void (^handler)(void);
      @end
      @implementation A
      @synthesize handler;
      - (void)setUp { int k = 5; self.handler = ^{ NSLog(@"%d", k); }; handler(); }
      @end
      A *a = [A new];
      [a setUp];
      a.handler();
      """, memory: .manual)
    #expect(
      log == [
        "a init", "log: 5",
        "EXC_BAD_ACCESS: the block of line 6 was called after its end",
      ])
  }

  @Test func aSetterThatCopiesKeepsTheOnlyClaim() {
    let world = Running.world(
      """
      @interface A : NSObject
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation A
      @synthesize name;
      - (void)dealloc { [name release]; [super dealloc]; }
      @end
      A *a = [A new];
      { NSMutableString *s = [[NSMutableString alloc] initWithString:@"x"]; a.name = s; [s release]; }
      [a release];
      """, memory: .manual)
    #expect(world.simulation.leaks.isEmpty)
  }

  @Test func foundationCallsBlocks() {
    let log = Running.log(
      """
      NSArray *all = @[@3, @1, @2];
      [all enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { NSLog(@"%d %@ %d", i, x, *stop); if (i == 1) *stop = YES; }];
      NSLog(@"%@", [[all sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [b compare:a]; }] firstObject]);
      NSLog(@"%d", [all indexOfObjectPassingTest:^BOOL(id x, NSUInteger i, BOOL *stop) { return [x intValue] < 3; }]);
      [@{@"k": @"v"} enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) { NSLog(@"%@=%@", key, value); }];
      """)
    #expect(log == ["log: 0 3 0", "log: 1 1 0", "log: 3", "log: 1", "log: k=v"])
  }

  @Test func theMainQueueWaitsForTheTurnAndForTheTime() {
    let log = Running.log(
      """
      { dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{ NSLog(@"after 2"); });
        dispatch_async(dispatch_get_main_queue(), ^{
          NSLog(@"first"); dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"third"); }); });
        dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"second"); });
        [UIView animateWithDuration:0.5 animations:^{ window.alpha = 0.5; NSLog(@"changes"); }
          completion:^(BOOL finished) { NSLog(@"finished %d", finished); }];
        NSLog(@"end of code"); }
      NSLog(@"next turn %g", window.alpha);
      [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];
      """)
    #expect(
      log == [
        "log: changes", "log: end of code", "log: first", "log: second", "log: third",
        "log: next turn 0.5", "log: finished 1", "log: after 2",
      ])
  }

  @Test func anEndlessQueueDoesNotHang() {
    let log = Running.log(
      """
      @interface A : NSObject
      + (void)again;
      @end
      @implementation A
      + (void)again { dispatch_async(dispatch_get_main_queue(), ^{ [A again]; }); }
      @end
      [A again];
      NSLog(@"on");
      """)
    #expect(log == ["log: on"])
  }

  @Test func aWaitingBlockKeepsWhatItCaptured() {
    let log = Running.log(
      """
      @interface A : NSObject
      @end
      @implementation A
      - (void)later { dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"runs"); [self description]; }); }
      - (void)dealloc { NSLog(@"gone"); }
      @end
      { A *a = [A new]; [a later]; a = nil; NSLog(@"let go"); }
      """)
    #expect(log == ["A#1 init", "log: let go", "log: runs", "A#1 dealloc", "log: gone"])
  }
}
