:ios 5.1
@interface Room : UIViewController
@end
@implementation Room
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  NSLog(@"%@ warned", self.title);  // prints: shown warned | hidden warned | fresh warned
}
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"%@ unloaded", self.title); }  // prints: hidden unloaded
@end
Room *shown = [[Room alloc] init];
shown.title = @"shown";
window.rootViewController = shown;
Room *hidden = [[Room alloc] init];
hidden.title = @"hidden";
[hidden view];
Room *fresh = [[Room alloc] init];
fresh.title = @"fresh";
:warn
