:ios 6.1
@interface Atlas : UIViewController
@property (nonatomic, strong) NSArray *maps;
@end
@implementation Atlas
- (void)loadView { self.view = [[UIView alloc] init]; }
- (NSArray *)maps {
  if (_maps == nil) { _maps = @[@"north", @"south"]; NSLog(@"drawn"); }  // prints: drawn | drawn
  return _maps;
}
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  self.maps = nil;
}
- (void)viewDidUnload { NSLog(@"never"); }
@end
Atlas *atlas = [[Atlas alloc] init];
[atlas view];
NSLog(@"%@", atlas.maps[0]);  // prints: north
:warn
NSLog(@"%d", [atlas isViewLoaded]);  // prints: 1
NSLog(@"%@", atlas.maps[1]);  // prints: south
