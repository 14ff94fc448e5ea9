@interface PageController : UIViewController
@end
@implementation PageController
@end
@interface BookController : UIViewController
@property (nonatomic, strong) NSMutableArray *pages;
@property (nonatomic, strong) PageController *first;
@end
@implementation BookController
- (id)init {
  self = [super init];
  if (self) {
    self.pages = [[NSMutableArray alloc] init];
    self.first = [[PageController alloc] init];
  }
  return self;
}
@end
window.rootViewController = [[BookController alloc] init];
