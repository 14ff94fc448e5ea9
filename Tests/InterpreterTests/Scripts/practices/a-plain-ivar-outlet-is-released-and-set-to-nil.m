:ios 5.1
@interface Recipe : UIViewController {
  IBOutlet UITextView *steps;
}
@end
@implementation Recipe
- (void)viewDidUnload {
  [super viewDidUnload];
  [steps release], steps = nil;
}
- (void)dealloc { [steps release]; [super dealloc]; }
@end
Recipe *recipe = [[Recipe alloc] init];
[recipe view];
:warn
[recipe view];
[recipe release];
