import Syntax
import Testing

/// A text and its typed tree.
struct TypedGolden: Sendable, CustomTestStringConvertible {
  var name: String
  var dialect: Dialect
  var text: String
  var dump: String

  var testDescription: String { name }

  static let all: [TypedGolden] = swift + objectiveC

  private static let swift = [
    TypedGolden(
      name: "arithmetic", dialect: .swift,
      text: """
        let a = 1 + 2 * 3
        let b = Double(a) / 2 + 1
        let c = -1 < a && !(b >= 2)
        """,
      dump: """
        (body _ (global a (+:Int 1 (*:Int 2 3))))
        (body _
          (global b
            (+:Double (/:Double (primitive:Double real (global:Int 0)) 2.0) 1.0)))
        (body _
          (global c
            (&&:Bool
              (<:Bool (-:Int 1) (global:Int 0))
              (!:Bool (>=:Bool (global:Double 1) 2.0)))))
        """),
    TypedGolden(
      name: "literals", dialect: .swift,
      text: #"""
        let numbers = [1, 2.5, -3]
        let names = ["a": [1], "b": []]
        print("\(numbers.count) of \(names)")
        """#,
      dump: """
        (body _ (global numbers (array:[Double] 1.0 2.5 (-:Double 3.0))))
        (body _
          (global names
            (dictionary:[NSString:[any]] ("a" (array:[Int] 1)) ("b" (array:[any])))))
        (body _
          (evaluate
            (primitive:Void print
              (unrelied:NSString
                (printed
                  (string
                    (printed (library:Int count (global:[Double] 0)))
                    " of "
                    (printed (global:[NSString:[any]] 1))))))))
        """),
    TypedGolden(
      name: "overloads", dialect: .swift,
      text: """
        func f(_ a: Int, by b: Double = 1) -> Int { a }
        func f(_ a: String) -> String { a }
        let x = f(f("a").count)
        let y = f(1, by: 2)
        """,
      dump: """
        (body f (parameters a:int b:real) (scope (return (local:Int a#1))))
        (body f (parameters a:object) (scope (return (local:NSString a#1))))
        (body _
          (global x (function:Int (library:Int count (function:NSString "a")) 1.0)))
        (body _ (global y (function:Int 1 2.0)))
        """),
    TypedGolden(
      name: "captures", dialect: .swift,
      text: """
        func make() -> () -> Int {
          var count = 0
          let step = 2
          return {
            count += step
            return count
          }
        }
        """,
      dump: """
        (body make
          (shared 1)
          (scope
            (locals count#1 step#2)
            (store (new count#1) 0)
            (store (new step#2) 2)
            (return
              (closure:()->Int
                (captures count#1 step#2)
                (body invoke
                  (scope
                    (set+ (local count#1) (local:Int count#1) (local:Int step#2))
                    (return (local:Int count#1))))))))
        """),
    TypedGolden(
      name: "structs", dialect: .swift,
      text: """
        struct Point {
          var x = 0.0
          var y: Double
          mutating func move(by d: Double) { x += d }
        }
        var p = Point(y: 1)
        p.move(by: 2)
        p.y = p.x
        """,
      dump: """
        (body init (asks-super init) (first (initial 0 0.0)) (scope))
        (body moveBy:
          (parameters d:real)
          (scope
            (set+
              (setter setX: (self:Point))
              (message:Double x (self:Point))
              (local:Double d#1))))
        (body _ (global p (make:Point (x 0.0) (y 1.0))))
        (body _ (evaluate (mutate:Void moveBy: (global:Point 0) 2.0 (global 0))))
        (body _
          (evaluate
            (set
              (member y (global:Point 0) (global 0))
              (message:Double x (global:Point 0)))))
        """),
    TypedGolden(
      name: "optionals", dialect: .swift,
      text: """
        class Node { var next: Node?; var value = 1 }
        let n: Node? = Node()
        if let n, n.next == nil { print(n.value) }
        let v = n?.next?.value ?? 2
        """,
      dump: """
        (body init (asks-super init) (first (initial 1 1)) (scope))
        (body _ (global n (message:Node init (message:Node alloc Node.Type))))
        (body _
          (if
            (all
              (let n#1 (used:Node? (global:Node? 0)))
              (==:Bool (tested:Node? (message:Node? next (local:Node n#1))) nil))
            (locals n#1)
            (scope
              (primitive:Void print
                (unrelied:NSString (printed (message:Int value (local:Node n#1))))))))
        (body _
          (global v
            (??:Int
              (chain:(Int)?
                (message:Int value
                  (link:Node
                    (used:Node?
                      (message:Node? next (link:Node (used:Node? (global:Node? 0))))))))
              2)))
        """),
    TypedGolden(
      name: "switch", dialect: .swift,
      text: """
        enum Shape { case dot, circle(Double) }
        func area(_ s: Shape) -> Double {
          switch s {
          case .dot: return 0
          case .circle(let r) where r > 0: return r * r
          case .circle: return -1
          }
        }
        """,
      dump: """
        (body area
          (parameters s:object)
          (scope
            (switch
              (local:Shape s#1)
              (case (enum-case dot) (scope (return 0.0)))
              (case
                (enum-case circle (let r#2))
                (where (>:Bool (local:Double r#2) 0.0))
                (scope (return (*:Double (local:Double r#2) (local:Double r#2)))))
              (case (enum-case circle) (scope (return (-:Double 1.0)))))))
        """),
    TypedGolden(
      name: "errors", dialect: .swift,
      text: """
        enum Failure: Error { case bad }
        func g() throws -> Int {
          defer { print("out") }
          throw Failure.bad
        }
        do { _ = try g() } catch let e as Failure { print(e) } catch { print("other") }
        let z = try? g()
        """,
      dump: """
        (body code
          (scope (switch (self:Failure) (case (enum-case bad) (scope (return 0))))))
        (body domain (scope (return "main.Failure")))
        (body localizedDescription
          (scope
            (switch
              (self:Failure)
              (case
                (enum-case bad)
                (scope
                  (return "The operation couldn’t be completed. (main.Failure error 0.)"))))))
        (body g
          (scope
            (defer
              (scope)
              (scope (primitive:Void print (unrelied:NSString (printed "out"))))
              (scope (throw (case:Failure bad))))))
        (body _
          (try
            (scope (function:Int))
            (case
              (as (let e#1) Failure)
              (scope
                (primitive:Void print (unrelied:NSString (printed (local:Failure e#1))))))
            (case
              (let error#2)
              (scope (primitive:Void print (unrelied:NSString (printed "other")))))))
        (body _ (global z (try-optional:(Int)? (function:Int))))
        """),
  ]

  private static let objectiveC = [
    TypedGolden(
      name: "controller", dialect: .objectiveC,
      text: """
        @interface A : UIViewController
        @property (nonatomic, strong) UILabel *label;
        @end
        @implementation A
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.label = [[UILabel alloc] init];
          [self.view addSubview:self.label];
        }
        @end
        """,
      dump: """
        (body viewDidLoad
          (scope
            (super:Void viewDidLoad)
            (set
              (setter setLabel: (self:A))
              (message:UILabel init (message:UILabel alloc UILabel.Type)))
            (message:Void addSubview:
              (message:UIView! view (self:A))
              (message:UILabel label (self:A)))))
        """),
    TypedGolden(
      name: "blocks", dialect: .objectiveC,
      text: """
        int f(int n) {
          __block int sum = 0;
          int step = 2;
          void (^add)(int) = ^(int k) { sum += k * step; };
          for (int i = 0; i < n; i++) { add(i); }
          return sum;
        }
        """,
      dump: """
        (body f
          (parameters n:int)
          (scope
            (locals sum#2& step#3 add#5)
            (store (new sum#2&) 0)
            (store (new step#3) 2)
            (store
              (new add#5)
              (closure:(Int)->Void
                (captures sum#2& (unowned step (local:Int step#3)))
                (body invoke
                  (parameters k:int)
                  (scope
                    (set+
                      (local sum#2&)
                      (local:Int sum#2&)
                      (*:Int (local:Int k#4) (local:Int step#0)))))))
            (for
              (store (new i#6) 0)
              (<:Bool (local:Int i#6) (local:Int n#1))
              (postfix++ (local i#6))
              (locals i#6)
              (scope (call:Void (local:(Int)->Void add#5) (local:Int i#6))))
            (return (local:Int sum#2&))))
        """),
    TypedGolden(
      name: "structures", dialect: .objectiveC,
      text: """
        typedef struct { int x; int y; } Cell;
        CGFloat f(void) {
          Cell cells[2] = {{1, 2}, {3, 4}};
          cells[0].x = cells[1].y;
          CGRect r = CGRectMake(0, 0, 1, 2);
          r.size.width = cells[0].x;
          return r.size.width;
        }
        """,
      dump: """
        (body f
          (scope
            (locals cells#1 r#2)
            (store (new cells#1) (record:Cell[] (record:Cell 1 2) (record:Cell 3 4)))
            (set
              (part 0
                (element:Cell (local:Cell[] cells#1) 0)
                (element (local:Cell[] cells#1) 0 (local cells#1)))
              (part:Int 1 (element:Cell (local:Cell[] cells#1) 1)))
            (store (new r#2) (builtin:CGRect CGRectMake 0 0 1 2))
            (set
              (part width
                (part:CGSize size (local:CGRect r#2))
                (part size (local:CGRect r#2) (local r#2)))
              (part:Int 0 (element:Cell (local:Cell[] cells#1) 0)))
            (return (part:Double width (part:CGSize size (local:CGRect r#2))))))
        """),
    TypedGolden(
      name: "exceptions", dialect: .objectiveC,
      text: """
        void g(NSArray *all) {
          @try { NSLog(@"%@", all[0]); }
          @catch (NSException *e) { NSLog(@"%@", e.name); }
          @finally { NSLog(@"done"); }
        }
        """,
      dump: """
        (body g
          (parameters all:object)
          (scope
            (try
              (scope
                (builtin:Void NSLog
                  (unrelied:NSString "%@")
                  (unrelied:id (element:id (local:NSArray all#1) 0))))
              (catch NSException
                (new e#2)
                (scope
                  (builtin:Void NSLog
                    (unrelied:NSString "%@")
                    (unrelied:NSString!
                      (message:NSString! name (local:NSException e#2))))))
              (finally (scope (builtin:Void NSLog (unrelied:NSString "done")))))))
        """),
  ]
}
