@protocol PickerDelegate <NSObject>
@required
- (void)picked:(NSString *)s;
@optional
- (void)cancelled;
@property (nonatomic, readonly) NSInteger count;
@end
@interface Picker : NSObject
@property (nonatomic, weak, nullable) id<PickerDelegate> delegate;
@property (class, nonatomic, readonly) NSString *version;
@property (nonatomic, copy) void (^done)(NSString *);
@property (nonatomic, strong) NSMutableArray<NSString *> *items;
+ (instancetype)picker;
@end
@interface Picker ()
@property (nonatomic, assign, getter=isOpen) BOOL open;
- (void)helper;
@end
@implementation Picker
static NSInteger made = 0;
+ (void)initialize { NSLog(@"initialize %@", self); }  // prints: initialize Picker
+ (NSString *)version { return @"1.0"; }
+ (instancetype)picker { made++; return [[self alloc] init]; }
- (instancetype)init { if ((self = [super init])) { _items = [NSMutableArray array]; } return self; }
- (void)helper { static int n = 0; n++; NSLog(@"%d", n); }  // prints: 1 | 2 | 3 | 4
- (void)run {
  [self helper]; [self helper];
  self.open = YES;
  if (self.isOpen && [self isOpen]) NSLog(@"open");  // prints: open | open
  [self.items addObject:@"x"];
  NSLog(@"%@", self.items[0]);  // prints: x | x
  if ([self.delegate respondsToSelector:@selector(cancelled)]) [self.delegate cancelled];
  [self.delegate picked:@"p"];
  if (self.done) self.done(@"d");
}
@end
@interface Owner : NSObject <PickerDelegate>
@end
@implementation Owner
- (void)picked:(NSString *)s { NSLog(@"picked %@", s); }  // prints: picked p | picked p
- (NSInteger)count { return 3; }
@end
@interface NSString (Shout)
- (NSString *)shout;
@end
@implementation NSString (Shout)
- (NSString *)shout { return [[self uppercaseString] stringByAppendingString:@"!"]; }
@end
Picker *p = [Picker picker];
Owner *o = [[Owner alloc] init];
p.delegate = o;
__weak Picker *weakP = p;
p.done = ^(NSString *s) { __strong Picker *sp = weakP; NSLog(@"%@ %d", s, sp != nil); };  // prints: d 1 | d 1
[p run];
NSLog(@"%@ %@", Picker.version, [@"hey" shout]);  // prints: 1.0 HEY!
SEL s = @selector(run);
[p performSelector:s];
NSLog(@"%@", NSStringFromSelector(s));  // prints: run
NSLog(@"%d", [o conformsToProtocol:@protocol(PickerDelegate)]);  // prints: 1
