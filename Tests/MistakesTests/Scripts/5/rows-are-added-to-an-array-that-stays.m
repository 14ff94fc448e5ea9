@interface ListController : UIViewController
@property (nonatomic, strong) NSMutableArray *rows;
@end
@implementation ListController
- (id)init {
  self = [super init];
  if (self) self.rows = [NSMutableArray array];
  return self;
}
- (void)viewDidLoad {  // mistake 5 l
  [super viewDidLoad];
  [self.rows addObject:@"Bread"];
  [self.rows addObject:@"Milk"];
}
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if (self.isViewLoaded && self.view.window == nil) self.view = nil;
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

ListController *list = [[ListController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = list;
window.rootViewController = other;
:warn
window.rootViewController = list;
