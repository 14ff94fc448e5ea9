:ios 5.1
@interface Recipe : UIViewController {
  IBOutlet UITextView *steps;
}
@end
@implementation Recipe
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%lu", (unsigned long)[steps retainCount]); }  // prints: 2
- (void)viewDidUnload {
  [super viewDidUnload];
  steps = nil; // nothing is released by this
}
- (void)dealloc { [steps release]; [super dealloc]; }
@end
Recipe *recipe = [[Recipe alloc] init];
[recipe view];  // leaks: UITextView#1 lost by ivar steps of recipe (overwritten, line 10)
:warn
[recipe release];
