@interface StoreController : UIViewController
@property (nonatomic, strong) NSMutableDictionary *thumbnails;  // mistake 12 p
@end
@implementation StoreController
- (id)init {
  self = [super init];
  if (self) self.thumbnails = [NSMutableDictionary dictionary];
  return self;
}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.thumbnails setObject:[UIImage imageNamed:@"hat.png"] forKey:@"hat"];
  [self.thumbnails setObject:[UIImage imageNamed:@"coat.png"] forKey:@"coat"];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

StoreController *store = [[StoreController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = store;
window.rootViewController = other;
:warn
window.rootViewController = store;
