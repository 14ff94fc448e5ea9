:ios 8.0
@interface Note : UIViewController
@property (nonatomic) int page;
@end
@implementation Note
- (instancetype)init { if ((self = [super init])) { self.restorationIdentifier = @"note"; } return self; }
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { [coder encodeInt:self.page forKey:@"page"]; [super encodeRestorableStateWithCoder:coder]; }
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder { self.page = [coder decodeIntForKey:@"page"]; NSLog(@"page %d", self.page); [super decodeRestorableStateWithCoder:coder]; }  // prints: page 7
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)app willFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
  self.window.rootViewController = [Note new];
  return YES;
}
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options { NSLog(@"launched"); [self.window makeKeyAndVisible]; return YES; }  // prints: launched | launched
- (BOOL)application:(UIApplication *)app shouldSaveApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)app shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)app viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { NSLog(@"%@?", path[0]); return nil; }  // prints: note?
@end
:launch AppDelegate
((Note *)[UIApplication sharedApplication].keyWindow.rootViewController).page = 7;
:background
:launch AppDelegate
