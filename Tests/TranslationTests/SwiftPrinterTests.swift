import Corpora
import Diagnostics
import Parsing
import Syntax
import Testing

@testable import Translation

/// What trees of Objective-C are written as in Swift.
struct SwiftPrinterTests {
  /// Lines of Objective-C with what they are in Swift.
  struct Case: CustomTestStringConvertible {
    var objectiveC: String
    var swift: String
    var testDescription: String { objectiveC }

    init(_ objectiveC: String, _ swift: String) {
      self.objectiveC = objectiveC
      self.swift = swift
    }
  }

  private func swift(_ objectiveC: String) -> String {
    let script = Script.read(SourceText(name: "a.m", text: objectiveC), dialect: .objectiveC)
    #expect(script.diagnostics.isEmpty)
    return SwiftPrinter.text(of: script.statements, from: .objectiveC)
  }

  @Test(arguments: lines + values + memory + control)
  func objectiveCIsSaidInSwift(_ item: Case) { #expect(swift(item.objectiveC) == item.swift) }

  static let lines: [Case] = [
    Case("[vc view];", "vc.view"),
    Case(
      "[[vc view] setBackgroundColor:[UIColor redColor]];", "vc.view.backgroundColor = UIColor.red"),
    Case("[window addSubview:vc.view];", "window.addSubview(vc.view)"),
    Case("[window makeKeyAndVisible];", "window.makeKeyAndVisible()"),
    Case("window.hidden = YES;", "window.isHidden = true"),
    Case("[self.label setHidden:NO];", "self.label.isHidden = false"),
    Case(
      "[vc presentViewController:other animated:YES completion:nil];",
      "vc.present(other, animated: true, completion: nil)"),
    Case(
      "[vc presentViewController:[[Detail alloc] init] animated:YES completion:^{ NSLog(@\"up\"); }];",
      "vc.present(Detail(), animated: true) { print(\"up\") }"),
    Case("viewWillAppear:YES", "viewWillAppear(true)"),
    Case("viewDidLoad", "viewDidLoad()"),
    Case("vc.parentViewController.view.tag = 3;", "vc.parent?.view.tag = 3"),
    Case("[[UIScreen mainScreen] bounds];", "UIScreen.main.bounds"),
    Case("[vc class];", "type(of: vc)"),
    Case("[vc isKindOfClass:[UITableViewController class]];", "vc is UITableViewController"),
    Case("[name isEqualToString:@\"x\"];", "name == \"x\""),
    Case(
      "[button addTarget:self action:@selector(tap:) forControlEvents:UIControlEventTouchUpInside];",
      "button.addTarget(self, action: #selector(tap(_:)), for: UIControl.Event.touchUpInside)"),
    Case("self->_count = 1;", "self._count = 1"),
    Case("[stepper stepValue];", "stepper.stepValue"),
    Case(
      "n = vc.navigationController.viewControllers.count;",
      "n = vc.navigationController?.viewControllers.count ?? 0"),
    Case(
      "if (vc.parentViewController.isViewLoaded) x = 1;",
      "if vc.parent?.isViewLoaded ?? false {\n  x = 1\n}"),
    Case(
      "if (vc.parentViewController.childViewControllers.count > 1) x = 1;",
      "if (vc.parent?.children.count ?? 0) > 1 {\n  x = 1\n}"),
    Case("[self.slider setContinuous:NO];", "self.slider.isContinuous = false"),
    Case(
      "[[cell accessoryView] removeFromSuperview];", "cell.accessoryView?.removeFromSuperview()"),
    Case("if (stepper.autorepeat) x = 1;", "if stepper.autorepeat {\n  x = 1\n}"),
    Case("if (field.placeholder) x = 1;", "if field.placeholder != nil {\n  x = 1\n}"),
    Case("x = [name uppercaseString];", "x = name.uppercased()"),
    Case("class.in = default_;", "`class`.in = default_"),
  ]

  static let values: [Case] = [
    Case(
      "Detail *vc = [[Detail alloc] initWithNibName:nil bundle:nil];",
      "var vc = Detail(nibName: nil, bundle: nil)"),
    Case("UIView *view;", "var view: UIView?"),
    Case("NSString *const key = @\"a\";", "let key = \"a\""),
    Case("CGFloat width = 3;", "var width: CGFloat = 3"),
    Case(
      "CGRect frame = {{1, 2}, {3, 4}};",
      "var frame = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))"),
    Case("__weak UIView *weakView = view;", "weak var weakView = view"),
    Case("NSArray<UIView *> *views = @[];", "var views: [UIView] = []"),
    Case("id<UITextFieldDelegate> d = nil;", "var d: UITextFieldDelegate? = nil"),
    Case("f = @{@\"a\": @1, @\"b\": @[@YES]};", "f = [\"a\": 1, \"b\": [true]]"),
    Case("[UIImage imageNamed:@\"a\"];", "UIImage(named: \"a\")"),
    Case("[UIColor colorWithWhite:0.5 alpha:1];", "UIColor(white: 0.5, alpha: 1)"),
    Case("NSLog(@\"%@ has %d\", name, count);", "print(\"\\(name) has \\(count)\")"),
    Case("NSLog(@\"100%%\");", "print(\"100%\")"),
    Case("NSLog(@\"%.2f\", x);", "NSLog(\"%.2f\", x)"),
    Case("s = [NSString stringWithFormat:@\"%05d\", n];", "s = String(format: \"%05d\", n)"),
    Case("a = (b + c) * d - (e - f);", "a = (b + c) * d - (e - f)"),
    Case("a = b ? c : d;", "a = b ? c : d"),
    Case("a = b & c | d << 2;", "a = b & c | d << 2"),
    Case("a = (b == c) == d;", "a = (b == c) == d"),
  ]

  static let memory: [Case] = [
    Case("[label release];", ""),
    Case("label = [other retain];", "label = other"),
    Case("[label release], label = nil;", "label = nil"),
    Case(
      "[[[UILabel alloc] initWithFrame:CGRectZero] autorelease];", "UILabel(frame: CGRect.zero)"),
    Case(
      "@synchronized (lock) { work(); }",
      """
      do {
        objc_sync_enter(lock)
        defer {
          objc_sync_exit(lock)
        }
        work()
      }
      """),
    Case("@autoreleasepool { work(); }", "autoreleasepool {\n  work()\n}"),
  ]

  static let control: [Case] = [
    Case("i++; --j; a = b = c;", "i += 1\nj -= 1\nb = c\na = b"),
    Case("UIView *v; if (v) f(v);", "var v: UIView?\nif v != nil {\n  f(v)\n}"),
    Case(
      "if (!vc.parentViewController) f(); else g();",
      "if vc.parent == nil {\n  f()\n} else {\n  g()\n}"),
    Case("int n = 2; while (n) n--;", "var n: Int32 = 2\nwhile n != 0 {\n  n -= 1\n}"),
    Case(
      "typedef enum { DoorLeft = 1 << 2, DoorRight } Door;",
      """
      struct Door: OptionSet {
        let rawValue: UInt
        static let left = Door(rawValue: 1 << 2)
        static let right = Door(rawValue: 1 << 2 + 1)
      }
      """),
    Case("for (int i = 0; i <= n; i++) f(i);", "for i in 0...n {\n  f(i)\n}"),
    Case(
      "for (int i = 0; i < n; i += 2) f(i);",
      """
      do {
        var i: Int32 = 0
        while i < n {
          f(i)
          i += 2
        }
      }
      """),
    Case(
      "for (int i = 0; i < n; i += 2) { if (i == 4) continue; f(i); }",
      """
      do {
        var i: Int32 = 0
        while i < n {
          defer {
            i += 2
          }
          if i == 4 {
            continue
          }
          f(i)
        }
      }
      """),
    Case("for (UIView *v in vc.view.subviews) f(v);", "for v in vc.view.subviews {\n  f(v)\n}"),
    Case("for (Job *j in jobs) f(j);", "for case let j as Job in jobs {\n  f(j)\n}"),
    Case(
      "switch (x) { case 1: case 2: f(); break; case 3: g(); }",
      "switch x {\ncase 1, 2:\n  f()\ncase 3:\n  g()\ndefault:\n  break\n}"),
    Case(
      "@try { f(); } @catch (NSException *e) { @throw; }",
      "do {\n  f()\n} catch let e as NSException {\n  throw e\n}"),
  ]

  @Test func theInterfaceAndTheImplementationBecomeOneClass() {
    let text = swift(
      """
      @interface Detail : UIViewController <UITextFieldDelegate>
      @property (nonatomic, weak) IBOutlet UILabel *label;
      @property (nonatomic, retain) NSString *name;
      @property (nonatomic, readonly) NSInteger count;
      - (id)initWithName:(NSString *)name;
      @end
      @implementation Detail
      @synthesize name = _title;
      - (id)initWithName:(NSString *)name {
        if ((self = [super initWithNibName:nil bundle:nil])) { _title = [name copy]; }
        return self;
      }
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        if (animated) self.label.text = _title;
      }
      - (IBAction)close:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
      + (Detail *)shared { return [[[self alloc] init] autorelease]; }
      - (void)dealloc { [_title release]; [super dealloc]; }
      @end
      """)
    #expect(
      text == """
        class Detail: UIViewController, UITextFieldDelegate {
          @IBOutlet weak var label: UILabel!
          var name: String?
          private(set) var count: Int = 0

          init(name: String) {
            super.init(nibName: nil, bundle: nil)
            self.name = name.copy()
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if animated {
              self.label.text = self.name
            }
          }

          @IBAction func close(_ sender: Any?) {
            self.dismiss(animated: true, completion: nil)
          }

          class func shared() -> Detail {
            return self.init()
          }

          deinit {
          }
        }
        """)
  }

  @Test func aPropertyWithMethodsOfItsOwnIsComputed() {
    let text = swift(
      """
      @interface Box : NSObject
      @property (nonatomic, strong) UIView *lid;
      @end
      @implementation Box
      - (UIView *)lid {
        if (!_lid) _lid = [UIView new];
        return _lid;
      }
      @end
      """)
    #expect(
      text == """
        class Box: NSObject {
          private var _lid: UIView?

          var lid: UIView? {
            get {
              if _lid == nil {
                _lid = UIView()
              }
              return _lid
            }
            set {
              _lid = newValue
            }
          }
        }
        """)
  }

  @Test func anImplementationAloneShowsWhatItOverrides() {
    #expect(
      swift("@implementation A\n- (void)viewDidLoad { [super viewDidLoad]; }\n@end") == """
        class A: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
        }
        """)
  }

  @Test func whatIsInheritedIsOverridden() {
    #expect(
      swift(
        """
        @interface Base : UITableViewController
        @end
        @implementation Base
        - (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 1; }
        - (void)reload {}
        @end
        @interface Leaf : Base
        @end
        @implementation Leaf
        - (void)reload { [super reload]; }
        - (BOOL)canBecomeFirstResponder { return YES; }
        - (NSString *)title { return @"x"; }
        - (void)setEditing:(BOOL)editing { [super setEditing:editing]; }
        @end
        @interface Box : NSObject
        @end
        @implementation Box
        - (void)viewDidLoad {}
        - (NSString *)description { return @"box"; }
        @end
        """) == """
          class Base: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int {
              return 1
            }

            func reload() {
            }
          }

          class Leaf: Base {
            override func reload() {
              super.reload()
            }

            override var canBecomeFirstResponder: Bool {
              return true
            }

            override var title: String? {
              get {
                return "x"
              }
              set {
                super.title = newValue
              }
            }

            override var isEditing: Bool {
              get {
                return super.isEditing
              }
              set(editing) {
                super.isEditing = editing
              }
            }
          }

          class Box: NSObject {
            func viewDidLoad() {
            }

            override var description: String {
              return "box"
            }
          }
          """)
  }

  @Test func constantsOfTheTextAreCases() {
    #expect(
      swift("typedef NS_ENUM(NSInteger, Gear) { GearFirst = 1, GearLast };\nx = GearLast;") == """
        enum Gear: Int {
          case first = 1
          case last
        }
        x = Gear.last
        """)
  }

  /// Trees as high as the parsers let them be.
  @Test(arguments: [
    "a" + String(repeating: " + a", count: 900), "a" + String(repeating: ".parent", count: 900),
    "a" + String(repeating: "[0]", count: 900), "a" + String(repeating: ".superview", count: 900),
    String(repeating: "[", count: 190) + "a" + String(repeating: " retain]", count: 190),
    String(repeating: "[", count: 190) + "a" + String(repeating: " b]", count: 190),
    String(repeating: "f(^{ ", count: 60) + "g();" + String(repeating: " });", count: 60),
    String(repeating: "!", count: 190) + "a",
  ])
  func highTreesAreSaid(_ text: String) {
    let script = Script.read(SourceText(name: "a.m", text: text + ";"), dialect: .objectiveC)
    #expect(
      !SwiftPrinter.text(of: script.statements, from: .objectiveC).isEmpty
        || text.contains("retain"))
  }
}
