@interface Note : UIViewController
@property (nonatomic, copy) void (^done)(void);
@end
@implementation Note
- (void)viewDidLoad {
  [super viewDidLoad];
  self.done = ^{ self.title = @"done"; };  // leaks: NSBlock#1 cycle NSBlock#1 [self] -> note.done -> NSBlock#1
}
@end
Note *note = [Note new];  // leaks: note cycle note.done -> NSBlock#1 [self] -> note
[note view];
note = nil;
