import Testing

/// Swift, and how it is said in Objective-C.
struct ObjectiveCSaid: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var swift: String
  var objectiveC: String

  init(_ name: String, _ swift: String, _ objectiveC: String) {
    (testDescription, self.swift, self.objectiveC) = (name, swift, objectiveC)
  }

  static let all = [
    ObjectiveCSaid(
      "what properties begin with",
      """
      class Scores: UIViewController {
        var rows = ["a"]
        var limit = 3
        var count = 0
        var tint: UIColor = .yellow
      }
      """,
      """
      @interface Scores : UIViewController
      @property (nonatomic, strong) NSArray *rows;
      @property (nonatomic) NSInteger limit;
      @property (nonatomic) NSInteger count;
      @property (nonatomic, strong) UIColor *tint;
      @end

      @implementation Scores
      - (instancetype)initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle {
        self = [super initWithNibName:nibName bundle:bundle];
        if (self) {
          _rows = @[@"a"];
          _limit = 3;
          _tint = [UIColor yellowColor];
        }
        return self;
      }

      @end
      """),
    ObjectiveCSaid(
      "an initialiser",
      """
      class Note: UIViewController {
        let text: String
        var level = 2
        init(text: String) {
          self.text = text
          super.init(nibName: nil, bundle: nil)
          title = text
        }
        convenience init(times: Int) {
          self.init(text: "n")
        }
        init?(code: Int) {
          if code < 0 { return nil }
          self.text = ""
          super.init(nibName: nil, bundle: nil)
        }
      }
      """,
      """
      @interface Note : UIViewController
      @property (nonatomic, strong, readonly) NSString *text;
      @property (nonatomic) NSInteger level;
      @end

      @implementation Note
      - (instancetype)initWithText:(NSString *)text {
        self = [super initWithNibName:nil bundle:nil];
        if (self) {
          _level = 2;
          _text = text;
          self.title = text;
        }
        return self;
      }

      - (instancetype)initWithTimes:(NSInteger)times {
        self = [self initWithText:@"n"];
        return self;
      }

      - (instancetype)initWithCode:(NSInteger)code {
        if (code < 0) {
          return nil;
        }
        self = [super initWithNibName:nil bundle:nil];
        if (self) {
          _level = 2;
          _text = @"";
        }
        return self;
      }

      @end
      """),
    ObjectiveCSaid(
      "a plain class's own initialiser",
      """
      class Counter {
        var step = 5
        init() { print("made") }
      }
      """,
      """
      @interface Counter : NSObject
      @property (nonatomic) NSInteger step;
      @end

      @implementation Counter
      - (instancetype)init {
        self = [super init];
        if (self) {
          _step = 5;
          NSLog(@"made");
        }
        return self;
      }

      @end
      """),
    ObjectiveCSaid(
      "a lazy property",
      """
      class Box: UIView {
        lazy var label: UILabel = UILabel()
      }
      """,
      """
      @interface Box : UIView
      @property (nonatomic, strong) UILabel *label;
      @end

      @implementation Box
      - (UILabel *)label {
        if (!_label) {
          _label = [[UILabel alloc] init];
        }
        return _label;
      }

      @end
      """),
    ObjectiveCSaid(
      "numbers in texts",
      """
      let count = 3
      let ratio: CGFloat = 1.5
      let name = "n"
      print("\\(count) \\(ratio) \\(name) \\(count * 2)")
      print(count, name)
      """,
      """
      NSInteger count = 3;
      CGFloat ratio = 1.5;
      NSString *name = @"n";
      NSLog(@"%@", [NSString stringWithFormat:@"%@ %@ %@ %@", @(count), @(ratio), name, @(count * 2)]);
      NSLog(@"%@ %@", @(count), name);
      """),
    ObjectiveCSaid(
      "numbers of a class in texts",
      """
      class Meter: NSObject {
        var level = 0
        func say(limit: Int, unit: String) { print("\\(level) of \\(limit) \\(unit)") }
      }
      """,
      """
      @interface Meter : NSObject
      @property (nonatomic) NSInteger level;
      @end

      @implementation Meter
      - (void)sayWithLimit:(NSInteger)limit unit:(NSString *)unit {
        NSLog(@"%@", [NSString stringWithFormat:@"%@ of %@ %@", @(self.level), @(limit), unit]);
      }

      @end
      """),
    ObjectiveCSaid(
      "members of the type that a place asks for",
      """
      let label = UILabel()
      label.textAlignment = .center
      label.backgroundColor = .yellow
      label.frame = .zero
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let plain: UIColor = .red
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      if label.textAlignment == .left { print("left") }
      """,
      """
      UILabel *label = [[UILabel alloc] init];
      label.textAlignment = NSTextAlignmentCenter;
      label.backgroundColor = [UIColor yellowColor];
      label.frame = CGRectZero;
      label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
      UIColor *plain = [UIColor redColor];
      UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
      [button setTitle:@"Go" forState:UIControlStateNormal];
      if (label.textAlignment == NSTextAlignmentLeft) {
        NSLog(@"left");
      }
      """),
    ObjectiveCSaid(
      "the version that is asked for",
      """
      if #available(iOS 13.0, *) { print("new") }
      """,
      """
      if (@available(iOS 13.0, *)) {
        NSLog(@"new");
      }
      """),
    ObjectiveCSaid(
      "truth values of one's own",
      """
      let total = 4
      let isLarge = total > 3
      let isEmpty = !isLarge
      let both = isLarge && isEmpty
      for i in 0..<total { print(i) }
      """,
      """
      NSInteger total = 4;
      BOOL isLarge = total > 3;
      BOOL isEmpty = !isLarge;
      BOOL both = isLarge && isEmpty;
      for (NSInteger i = 0; i < total; i++) {
        NSLog(@"%@", @(i));
      }
      """),
    ObjectiveCSaid(
      "what is deferred",
      """
      func work() {
        open()
        defer { close() }
        go()
      }
      """,
      """
      void work(void) {
        open();
        @try {
          go();
        } @finally {
          close();
        }
      }
      """),
    ObjectiveCSaid(
      "observers on both sides",
      """
      class A {
        var n: Int {
          willSet { print(newValue) }
          didSet { if oldValue != n { print(n) } }
        }
        init() { n = 1 }
      }
      """,
      """
      @interface A : NSObject
      @property (nonatomic) NSInteger n;
      @end

      @implementation A
      - (void)setN:(NSInteger)newValue {
        NSLog(@"%@", @(newValue));
        NSInteger oldValue = _n;
        _n = newValue;
        if (oldValue != self.n) {
          NSLog(@"%@", @(self.n));
        }
      }

      - (instancetype)init {
        self = [super init];
        if (self) {
          _n = 1;
        }
        return self;
      }

      @end
      """),
  ]
}
