:ios 5.1
@interface Recipe : UIViewController {
  IBOutlet UITextView *steps;
}
@property (nonatomic, retain) IBOutlet UILabel *dish;
@end
@implementation Recipe
@synthesize dish;
- (void)viewDidUnload {
  [super viewDidUnload];
  [self setValue:nil forKey:@"steps"];
  [self setValue:nil forKey:@"dish"];
  NSLog(@"%@ %@", steps, dish);  // prints: (null) (null)
}
- (void)dealloc { [steps release]; [dish release]; [super dealloc]; }
@end
Recipe *recipe = [[Recipe alloc] init];
[recipe view];
:warn
NSLog(@"%@", [recipe valueForKey:@"dish"]);  // prints: (null)
[recipe release];
