@interface Page : UIViewController
@property (nonatomic, copy, readonly) NSString *chapter;
- (instancetype)initWithChapter:(NSString *)chapter;
@end
@implementation Page
- (instancetype)initWithChapter:(NSString *)chapter {
  self = [super initWithNibName:nil bundle:nil];
  if (self) { _chapter = [chapter copy]; }
  return self;
}
- (instancetype)init { return [self initWithChapter:@"one"]; }
@end
Page *page = [[Page alloc] initWithChapter:@"seven"];
NSLog(@"%@ %@ %d", page.chapter, [[Page alloc] init].chapter, page.isViewLoaded);  // prints: seven one 0
