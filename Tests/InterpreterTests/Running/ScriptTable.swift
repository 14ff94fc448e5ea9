import Syntax
import Testing

/// A script and the lines it logs.
struct ScriptTable: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var memory: Memory? = nil
  var text: String
  var log: [String]

  static let scripts: [ScriptTable] = [
    ScriptTable(
      testDescription: "arithmetic of C",
      text: """
        int a = 7 / 2; double b = 7 / 2.0; a += 3; a++;
        NSLog(@"%d %g %d %d %d", a, b, 7 % 3, 1 << 4, a > 3 && b < 4);
        NSLog(@"%d %d", a == 7 ? 10 : 20, (1, 2));
        int big = 9223372036854775807; big += 1; NSLog(@"%d", big);
        """,
      log: ["log: 7 3.5 1 16 1", "log: 10 2", "log: 0"]),
    ScriptTable(
      testDescription: "loops and branches",
      text: """
        { int sum = 0;
          for (int i = 0; i < 10; i++) { if (i == 3) continue; if (i == 6) break; sum += i; }
          int n = 0; while (n < 5) { n++; } do { n--; } while (n > 2);
          for (NSString *s in @[@"a", @"b"]) NSLog(@"%@", s);
          switch (sum) { case 12: NSLog(@"twelve"); case 13: NSLog(@"falls"); break; default: NSLog(@"no"); }
          NSLog(@"%d %d", sum, n); }
        """,
      log: ["log: a", "log: b", "log: twelve", "log: falls", "log: 12 2"]),
    ScriptTable(
      testDescription: "a division by zero ends the app",
      text: "int z = 0; NSLog(@\"%d\", 1 / z);",
      log: ["EXC_ARITHMETIC: an integer was divided by zero"]),
    ScriptTable(
      testDescription: "methods, ivars and recursion",
      text: """
        @interface Counter : NSObject { int _n; }
        - (int)add:(int)k;
        + (int)fib:(int)n;
        @property (readonly) int n;
        @end
        @implementation Counter
        - (int)add:(int)k { _n += k; return _n; }
        + (int)fib:(int)n { return n < 2 ? n : [self fib:n - 1] + [self fib:n - 2]; }
        @end
        Counter *c = [Counter new];
        [c add:2]; [c add:40];
        NSLog(@"%d %d %@", c.n, [Counter fib:15], NSStringFromSelector(@selector(add:)));
        """,
      log: [
        "c init",
        "log: 42 610 add:",
      ]),
    ScriptTable(
      testDescription: "objects under ARC die with their last owner",
      text: """
        @interface A : NSObject
        @property (weak) A *other;
        @property (strong) A *child;
        @end
        @implementation A
        - (void)dealloc { NSLog(@"dealloc A"); }
        @end
        A *a = [[A alloc] init];
        __weak A *w = a;
        a = [[A alloc] init];
        NSLog(@"%@", w);
        { A *local = [[A alloc] init]; NSLog(@"in"); }
        NSLog(@"out");
        a.child = [[A alloc] init];
        a = nil;
        """,
      log: [
        "a init",
        "a init",
        "w dealloc",
        "log: dealloc A",
        "log: (null)",
        "A#3 init",
        "log: in",
        "A#3 dealloc",
        "log: dealloc A",
        "log: out",
        "A#4 init",
        "a dealloc",
        "log: dealloc A",
        "A#4 dealloc",
        "log: dealloc A",
      ]),
    ScriptTable(
      testDescription: "manual counting", memory: .manual,
      text: """
        @interface A : NSObject { A *_x; }
        @property (retain) A *x;
        @end
        @implementation A
        @synthesize x = _x;
        - (void)dealloc { NSLog(@"dealloc"); [_x release]; [super dealloc]; }
        @end
        A *a = [[A alloc] init];
        A *b = [[A alloc] init];
        a.x = b; [b release];
        NSLog(@"%d", [b retainCount]);
        [a release];
        [b description];
        """,
      log: [
        "a init",
        "b init",
        "counted for the first time",
        "log: 1",
        "a dealloc",
        "log: dealloc",
        "b dealloc",
        "log: dealloc",
        "EXC_BAD_ACCESS: *** -[A description]: message sent to deallocated instance 0x600000000120",
      ]),
    ScriptTable(
      testDescription: "release under ARC is an error",
      text: "NSObject *o = [[NSObject alloc] init]; [o release];",
      log: [
        "1: error: explicitCounting(selector: \"release\")"
      ]),
    ScriptTable(
      testDescription: "names are checked",
      text: "UIView *v = [[UIView alloc] init]; v.hiden = YES;",
      log: [
        "1: error: propertyNotFound(\"hiden\", type: \"UIView\") -> hidden"
      ]),
    ScriptTable(
      testDescription: "messages are checked",
      text: "UIView *v = [[UIView alloc] init]; [v setHiden:YES];",
      log: [
        "1: error: noVisibleMethod(selector: \"setHiden:\", type: \"UIView\", isClassMethod: false) -> setHidden:"
      ]),
    ScriptTable(
      testDescription: "a misspelt override",
      text: """
        @interface V : UIViewController
        @end
        @implementation V
        - (void)viewDidApear:(BOOL)animated {}
        @end
        nothing = 3;
        """,
      log: [
        "4: warning: probablyMeant(written: \"viewDidApear:\", superclass: \"UIViewController\") -> viewDidAppear:",
        "6: error: undeclaredIdentifier(\"nothing\")",
      ]),
    ScriptTable(
      testDescription: "exceptions",
      text: """
        @try { [@[@1] objectAtIndex:4]; } @catch (NSException *e) { NSLog(@"%@", e.name); } @finally { NSLog(@"finally"); }
        """,
      log: ["log: NSRangeException", "log: finally"]),
    ScriptTable(
      testDescription: "bare life cycle selectors",
      text: """
        viewDidLoad
        """,
      log: ["1: error: noCurrentController"]),
    ScriptTable(
      testDescription: "bare life cycle selectors with a controller",
      text: """
        UIViewController *c = [[UIViewController alloc] init];
        viewWillAppear:YES
        viewDidLoad
        """,
      log: [
        "c init",
        "c initWithNibName:nil bundle:nil",
        "c viewWillAppear:YES",
        "c viewDidLoad",
      ]),
    ScriptTable(
      testDescription: "recursion without end",
      text: """
        @interface C : NSObject
        - (int)deep:(int)k;
        @end
        @implementation C
        - (int)deep:(int)k { return 1 + [self deep:k + 1]; }
        @end
        C *c = [C new];
        [c deep:1];
        """,
      log: ["c init", "stack overflow: 'deep:' is called without end"]),
    ScriptTable(
      testDescription: "a redeclared variable lets go of what it held",
      text: """
        @interface A : NSObject
        @end
        @implementation A
        - (void)dealloc { NSLog(@"gone"); }
        @end
        A *a = [A new];
        A *a = nil;
        NSLog(@"%@", a);
        """,
      log: ["a init", "a dealloc", "log: gone", "log: (null)"]),
  ]
}
