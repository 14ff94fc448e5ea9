@interface PageController : UIViewController
@property (nonatomic, copy) NSString *chapter;
@end
@implementation PageController
- (id)initWithChapter:(NSString *)chapter {  // mistake 0 l missing super
  _chapter = [chapter copy];
  return self;
}
@end
PageController *page = [[PageController alloc] initWithChapter:@"seven"];
NSLog(@"%@", page.chapter);
