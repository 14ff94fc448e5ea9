:ios 5.1
@interface Empty : UIViewController
@end
@implementation Empty
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"unloaded"); }
@end
Empty *empty = [[Empty alloc] init];
[empty view];
:warn
NSLog(@"%d", [empty isViewLoaded]);  // prints: 1
[empty release];
