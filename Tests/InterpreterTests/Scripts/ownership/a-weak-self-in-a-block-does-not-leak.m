@interface Note : UIViewController
@property (nonatomic, copy) void (^done)(void);
@end
@implementation Note
- (void)viewDidLoad {
  [super viewDidLoad];
  __weak Note *weakSelf = self;
  self.done = ^{
    __strong Note *me = weakSelf;
    NSLog(@"%@", [me class]);  // prints: Note
  };
}
- (void)dealloc { NSLog(@"freed"); }  // prints: freed
@end
Note *note = [Note new];
[note view];
note.done();
note = nil;
