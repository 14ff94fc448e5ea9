:ios 5.1
@interface Note : UIViewController { IBOutlet UILabel *label; } @end
@implementation Note
- (void)viewDidUnload { [super viewDidUnload]; [self setValue:nil forKey:@"label"]; }
@end
Note *note = [[Note alloc] init];
[note view];
UILabel *label = (UILabel *)[note.view.subviews objectAtIndex:0];
:warn
label.text = @"late";  // zombie: label freed in line 4 by ivar label of note
