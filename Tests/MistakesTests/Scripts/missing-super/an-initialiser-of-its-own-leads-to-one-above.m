@interface PageController : UIViewController
@property (nonatomic, copy) NSString *chapter;
@end
@implementation PageController
- (id)initWithChapter:(NSString *)chapter {
  if ((self = [super init])) _chapter = [chapter copy];
  return self;
}
- (id)initWithNumber:(int)number {
  return [self initWithChapter:[NSString stringWithFormat:@"%d", number]];
}
@end
PageController *page = [[PageController alloc] initWithNumber:7];
NSLog(@"%@", page.chapter);
