/// Realistic Objective-C of many domains, each of which is read without a mistake.
public enum ObjectiveCCorpus {
  public static let snippets: [String] = declarations + bodies + lines

  static let declarations: [String] = [
    """
    #import <UIKit/UIKit.h>
    #import "Ledger.h"
    @class Invoice, Customer;

    @interface LedgerController : UITableViewController <UITableViewDataSource, UISearchBarDelegate> {
      NSMutableArray *_rows;
    @private
      BOOL _dirty;
      Invoice *_current, *_previous;
    @public
      IBOutlet UILabel *totalLabel;
      CGRect savedFrame;
    }
    @property (nonatomic, retain) NSArray *invoices;
    @property (nonatomic, assign, getter=isLocked) BOOL locked;
    @property (nonatomic, copy) void (^onClose)(Invoice *invoice, BOOL saved);
    @property (nonatomic, weak) IBOutlet UIView *header, *footer;
    @property (nonatomic, strong) IBOutletCollection(UIButton) NSArray *keys;
    - (id)initWithInvoice:(Invoice *)invoice customer:(Customer *)customer;
    + (instancetype)shared;
    - (IBAction)close:(id)sender;
    - (void)log:(NSString *)format, ...;
    - (void)reload;
    @end
    """,
    """
    @implementation Weather {
      int _degrees;
      NSDictionary<NSString *, NSArray<NSNumber *> *> *_table;
    }
    @synthesize city = _city, station;
    @dynamic wind;
    static NSString *const kCity = @"city";
    static int counter = 0, limit = 3;
    + (void)initialize { counter = 1; }
    - (id)init {
      if ((self = [super init])) {
        _table = @{@"Oslo": @[@1, @-2.5, @YES], kCity: @[]};
        _degrees = (int)[_table count];
      }
      return self;
    }
    - (void)dealloc {
      [_city release], _city = nil;
      [super dealloc];
    }
    @end
    """,
    """
    @protocol Feeder <NSObject>
    - (void)feed:(id<NSCopying>)food;
    @optional
    - (NSUInteger)portionsForAnimal:(id)animal atHour:(NSInteger)hour;
    @property (nonatomic, readonly) NSString *brand;
    @required
    - (BOOL)isEmpty;
    @end
    """,
    """
    @interface NSString (Shouting)
    - (NSString *)shouted;
    @end
    @implementation NSString (Shouting)
    - (NSString *)shouted { return [[self uppercaseString] stringByAppendingString:@"!"]; }
    @end
    @interface Kettle ()
    @property (assign) CGFloat temperature;
    @end
    """,
    """
    typedef NS_ENUM(NSInteger, Gear) {
      GearNeutral,
      GearFirst = 1,
      GearReverse = -1,
    };
    typedef NS_OPTIONS(NSUInteger, Door) { DoorLeft = 1 << 0, DoorRight = 1 << 1 };
    enum { kSmall = 12, kLarge };
    typedef enum { Red, Green } Light;
    typedef void (^Completion)(BOOL finished, NSError *error);
    typedef unsigned long long Ticket;
    """,
    """
    #define MARGIN 12.5
    #define TITLE @"Harbour"
    #define DEBUGGING
    #pragma mark - It's a start
    static CGFloat area(CGSize size) {
      return size.width * size.height;
    }
    void report(const char *name, int count, ...);
    NSString *describe(NSArray *items) { return [items componentsJoinedByString:@", "]; }
    """,
    """
    NS_ASSUME_NONNULL_BEGIN
    @interface Shelf<ItemType> : NSObject
    @property (nonatomic, nullable, copy) NSString *label;
    - (nullable NSString *)titleAt:(NSInteger)index __attribute__((deprecated("no")));
    - (instancetype)initWithLabel:(nonnull NSString *)label NS_DESIGNATED_INITIALIZER;
    @end
    NS_ASSUME_NONNULL_END
    """,
    """
    @implementation Choir
    - (void)viewDidLoad {
      [super viewDidLoad];
      __weak typeof(self) weakSelf = self;
      __block int sung = 0;
      [self.voices enumerateObjectsUsingBlock:^(id voice, NSUInteger index, BOOL *stop) {
        sung += 1;
        if (index > 3) *stop = YES;
        [weakSelf sing:voice];
      }];
      BOOL (^loud)(id) = ^BOOL(id voice) { return [voice volume] > 7; };
      if (loud(self.voices[0])) NSLog(@"%d", sung);
    }
    @end
    """,
  ]

  static let bodies: [String] = [
    """
    for (int i = 0, n = 10; i < n; i++) {
      if (i % 2 == 0) continue;
      else if (i == 7) break;
      else total += i * (i - 1) / 2;
    }
    """,
    """
    for (NSString *name in @[@"Ada", @"Grace"]) {
      NSLog(@"%@ %lu", name, (unsigned long)name.length);
    }
    """,
    """
    for (row in rows) [row close];
    """,
    """
    while (queue.count > 0 && !stopped) {
      Job *job = queue[0];
      [queue removeObjectAtIndex:0];
      do { [job step]; } while (!job.done);
    }
    """,
    """
    switch (gear) {
      case GearFirst:
      case GearSecond:
        speed = 10;
        break;
      case 3 ... 5: {
        speed = 40;
        break;
      }
      case 9: speed = 1;
      default:
        speed = 0;
    }
    """,
    """
    @try {
      [store open];
      @throw [NSException exceptionWithName:@"Full" reason:nil userInfo:nil];
    } @catch (NSException *problem) {
      NSLog(@"%@", problem.reason);
      @throw;
    } @catch (...) {
    } @finally {
      [store close];
    }
    """,
    """
    @autoreleasepool {
      @synchronized (lock) {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        [pool drain];
      }
    }
    """,
    """
    {
      UIView *box = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 20)] autorelease];
      box.frame = (CGRect){{1, 2}, {3, 4}};
      CGRect inner = {{0, 0}, box.frame.size};
      int primes[] = {2, 3, 5}, matrix[2][3];
      CGPoint origin;
      origin.x = -primes[1] + ~mask << 2;
    }
    """,
    """
    if (a && (b || c) && !(d == e)) { x = a ? b : c ? d : e; } else { x = y ?: z; }
    """,
    """
    if (ready) { if (able) go(); } else stay();
    """,
    """
    x = y = z += 2, w <<= 1, v |= 4 & 3 ^ 1;
    """,
    """
    [UIView animateWithDuration:0.3 animations:^{
      card.alpha = 0;
    } completion:^(BOOL finished) {
      [card removeFromSuperview];
    }];
    """,
    """
    dispatch_async(dispatch_get_main_queue(), ^{ [self refresh]; });
    """,
    """
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [[self alloc] init]; });
    """,
    """
    NSArray *list = [NSArray arrayWithObjects:@"a", @"b", nil];
    NSString *path = [NSString stringWithFormat:@"%@/%d.png" "?x", base, 3];
    """,
    """
    id<NSCopying, NSCoding> thing = (id)other;
    UIViewController<Feeder> *feeder = (UIViewController<Feeder> *)thing;
    """,
    """
    SEL action = @selector(turn:by:);
    if ([knob respondsToSelector:action]) [knob performSelector:action withObject:@(angle + 1)];
    """,
    """
    char *raw = "tab\\there \\"quoted\\" \\\\";
    char letter = 'x', quote = '\\'', line = '\\n';
    unsigned int bits = 0xFFu;
    float half = .5f, whole = 2.f, tiny = 1e-3;
    long long big = 0x7FFFFFFFFFFFFFFF;
    int octal = 0755;
    """,
    """
    Class kind = [thing class];
    BOOL same = kind == [Weather class] && [Weather conformsToProtocol:@protocol(Feeder)];
    """,
    """
    outer: for (;;) { break; }
    """,
    """
    person->age++; --person->weight; *pointer = &value; (*pointer).x = 1;
    """,
    """
    NSString *text = cond ? @"一" : @"два", *more = nil;
    const char *name = [text UTF8String];
    NSError *error = nil;
    [store save:&error];
    """,
    """
    ((UILabel *)[cell viewWithTag:3]).text = @"line\\nnext\\t\\u00e9";
    """,
    """
    a = -(-b) + +c - !d; e = - -f; g = &*h; i = (j, k);
    """,
    """
    void (^later)(void) = ^{};
    later();
    handlers[@"key"](1, nil);
    """,
    """
    return;
    """,
    """
    int (^add)(int, int) = ^(int a, int b) { return a + b; };
    NSString *(^name)(void) = ^NSString *{ return @"n"; };
    """,
  ]

  static let lines: [String] = [
    "viewWillAppear:YES",
    "setEditing:YES animated:NO",
    "viewDidLoad",
    "window.rootViewController = [[LedgerController alloc] initWithNibName:nil bundle:nil]",
    "[[UIApplication sharedApplication] delegate]",
    "HarbourController *vc = [HarbourController new]",
    "[nav pushViewController:vc animated:YES]; [nav popViewControllerAnimated:NO]",
    "vc.view.superview.bounds.size.width",
    "@[@1, @2][0]",
    "（［vc view］）；",
    "a * b",
    "f(a * b, (c)d, (Weather *)e)",
    "x == nil",
    "vc = nil",
  ]
}
