import Corpora
import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

struct ObjectiveCParserTests {
  @Test(arguments: expressions)
  func anExpressionIsReadAsItBinds(_ text: String, _ dump: String) {
    #expect(read(text) == dump)
  }

  @Test(arguments: statements)
  func aStatementIsReadWithItsParts(_ text: String, _ dump: String) {
    #expect(read(text) == dump)
  }

  private func read(_ text: String) -> String {
    let script = Script.read(SourceText(name: "a.m", text: text), dialect: .objectiveC)
    #expect(script.diagnostics.isEmpty)
    return TreeDump.text(of: script.statements)
  }

  @Test func aClassIsReadWithItsMembers() {
    #expect(
      read(
        """
        @interface Lamp : UIView <Dimmable> {
          @protected BOOL _on;
        }
        @property (nonatomic, copy, setter=putName:) IBOutlet NSString *name;
        @end
        @implementation Lamp
        @synthesize name = _name;
        + (Lamp *)lampWithName:(NSString *)name { return nil; }
        - turn { return self; }
        @end
        """) == """
          (interface Lamp
            (inherits UIView)
            (protocols (Dimmable))
            (var (@protected) (_on (: BOOL)))
            (property
              (attributes nonatomic copy setter=putName:)
              NSString*{IBOutlet}
              (name)))
          (implementation Lamp
            (synthesize (name _name))
            (method lampWithName: static
              (parameters (name NSString*))
              (-> Lamp*)
              (body (return nil)))
            (method turn (parameters) (body (return self))))
          """)
  }

  @Test func rangesCoverWhatWasWritten() {
    let source = SourceText(name: "a.m", text: "x = [vc view]; (a + b);")
    let script = Script.read(source, dialect: .objectiveC)
    #expect(script.statements.map { source[$0.range] } == ["x = [vc view];", "(a + b);"])
    guard case .expression(let value) = script.statements.first?.kind,
      case .assignment(_, _, let message) = value.kind
    else {
      Issue.record("no assignment")
      return
    }
    #expect(source[message.range] == "[vc view]")
  }

  @Test func aClassDeclaredBeforeTellsACastFromACall() {
    #expect(read("@class Lamp;\n(Lamp)(x);").hasSuffix("(cast Lamp x)"))
    #expect(read("(lamp)(x);") == "(call lamp x)")
  }

  private static let expressions: [(String, String)] = [
    ("a.b.c[1](2)->d++;", "(postfix++ (arrow (call (element (member (member a b) c) 1) 2) d))"),
    ("(a)b;", "(cast a b)"),
    ("(a)-b;", "(- a b)"),
    ("(CGFloat)-b;", "(cast CGFloat (prefix - b))"),
    ("(a)(b);", "(call a b)"),
    ("(id)[a b];", "(cast id (message a b))"),
    ("(Weather *)-b;", "(cast Weather* (prefix - b))"),
    ("x = (a) * b;", "(= x (* a b))"),
    ("a * b;", "(* a b)"),
    ("Weather *b;", "(var (b (: Weather*)))"),
    ("weather *b = nil;", "(var (b (: weather*) nil))"),
    ("CGFloat (^f)(int) = nil;", "(var (f (: (int)->CGFloat) nil))"),
    ("f(^{});", "(call f (closure (parameters) (body)))"),
    ("[a b:c ? d : e f:g];", "(message a b: (? c d e) f: g)"),
    ("[a b:^{} c:1, 2, nil];", "(message a b: (closure (parameters) (body)) c: 1 (more 2 nil))"),
    ("[a :1 :2];", "(message a : 1 : 2)"),
    ("[a if:1 class:2];", "(message a if: 1 class: 2)"),
    ("[[A class] b];", "(message (message A class) b)"),
    ("[super init];", "(message super init)"),
    ("[a.b c].d = e;", "(= (member (message (member a b) c) d) e)"),
    ("!a.b;", "(prefix ! (member a b))"),
    ("-a.b * c + d;", "(+ (* (prefix - (member a b)) c) d)"),
    ("*p++;", "(prefix * (postfix++ p))"),
    ("&a[0];", "(prefix & (element a 0))"),
    ("a && b || c && d;", "(|| (&& a b) (&& c d))"),
    ("a | b ^ c & d == e < f << g + h * i;", "(| a (^ b (& c (== d (< e (<< f (+ g (* h i))))))))"),
    ("a - b - c;", "(- (- a b) c)"),
    ("a = b = c;", "(= a (= b c))"),
    ("a, b = c, d;", "(, (, a (= b c)) d)"),
    ("@selector(a:b:);", "(selector a:b:)"),
    ("@protocol(P);", "(protocol P)"),
    ("@(a + b);", "(boxed (+ a b))"),
    ("@-1;", "(boxed (prefix - 1))"),
    ("@'c';", "(boxed (character \"c\"))"),
    ("@\"a\" @\"b\" \"c\";", "\"abc\""),
    ("\"a\" \"b\";", "(c-string \"ab\")"),
    ("(CGSize){1, 2}.width;", "(member (compound CGSize 1 2) width)"),
    ("_cmd;", "_cmd"),
    ("YES == NO;", "(== true false)"),
    ("NULL;", "nil"),
    ("unsigned x = 1u;", "(var (x (: unsigned) 1))"),
    ("const int a = 1;", "(let (a (: int{const}) 1))"),
  ]

  private static let statements: [(String, String)] = [
    ("NSString *const k = @\"\";", "(let (k (: NSString*{const}) \"\"))"),
    ("static int a, *b, c[3];", "(var (static) (a (: int)) (b (: int*)) (c (: int[3])))"),
    ("__unsafe_unretained id a;", "(var (__unsafe_unretained) (a (: id)))"),
    ("id<P> a;", "(var (a (: id<@P>)))"),
    ("NSArray<id<P>> *a;", "(var (a (: NSArray<id<@P>>*)))"),
    (
      "NSDictionary<NSString *, NSArray<Foo *>*> *a;",
      "(var (a (: NSDictionary<NSString*,NSArray<Foo*>*>*)))"
    ),
    ("void (^a)(void (^)(int), id) = nil;", "(var (a (: ((int)->void,id)->void) nil))"),
    ("struct CGRect r;", "(var (r (: CGRect)))"),
    ("enum Kind k = 1;", "(var (k (: Kind) 1))"),
    ("enum Kind : int { a };", "(constants Kind (a))"),
    (
      "typedef struct CGRect Box; Box b; (Box)c;",
      "(alias Box CGRect)\n(var (b (: Box)))\n(cast Box c)"
    ),
    ("^(int a) { return a; }(1);", "(call (closure (parameters (a int)) (body (return a))) 1)"),
    (
      "^NSArray *(id a, id b) { return nil; };",
      "(closure (parameters (a id) (b id)) (-> NSArray*) (body (return nil)))"
    ),
    ("for (;;) ;", "(for _ _ _ (body))"),
    ("for (id a in b) c();", "(for-in (as (var a) id) b (body (call c)))"),
    (
      "while (a) if (b) c(); else d();",
      "(while a (body (if b (body (call c)) (else (block (call d))))))"
    ),
    ("do a(); while (b);", "(do (body (call a)) b)"),
    ("if (a) ; else ;", "(if a (body) (else (block)))"),
    ("switch (a) {}", "(switch a)"),
    ("@throw a;", "(throw a)"),
    ("@try {} @finally {}", "(try (body) (finally (body)))"),
    ("a: b();", "(message current-controller a: (call b))"),
    ("{ a: b(); }", "(block (label a (call b)))"),
    ("- a;", "(prefix - a)"),
    ("extern NSString *const k;", "(let (extern) (k (: NSString*{const})))"),
    ("void f(void);", "(function f (parameters) (-> void))"),
    ("int f() { return 1; }", "(function f (parameters) (-> int) (body (return 1)))"),
    ("#define A (1 + 2)\nA", "(define A (+ 1 2))\nA"),
    ("@import UIKit;\na", "a"),
    ("@protocol P, Q;", "(forward P Q)"),
    ("nullable NSString *a;", "(var (a (: NSString*)))"),
    ("NSString * _Nonnull a;", "(var (a (: NSString*)))"),
    ("__block __weak id a = b;", "(var (__block __weak) (a (: id) b))"),
    ("(__bridge id)a;", "(cast id{__bridge} a)"),
    ("UIView *a = b, *c = d;", "(var (a (: UIView*) b) (c (: UIView*) d))"),
    (
      "CGRect r = {{1, 2}, {3, 4}};",
      "(var (r (: CGRect) (compound CGRect (compound _ 1 2) (compound _ 3 4))))"
    ),
    ("self->_a = self.b;", "(= (arrow self _a) (member self b))"),
    ("a ? b : c ? d : e;", "(? a b (? c d e))"),
    ("a ?: b;", "(? a _ b)"),
    ("i++ + ++j;", "(+ (postfix++ i) (prefix++ j))"),
    ("id a = (id<P>)b;", "(var (a (: id) (cast id<@P> b)))"),
    ("typeof(a) b;", "(var (b (: typeof(a))))"),
    ("BOOL a = !b;", "(var (a (: BOOL) (prefix ! b)))"),
    ("a.class;", "(member a class)"),
    ("[a class].b;", "(member (message a class) b)"),
  ]
}
