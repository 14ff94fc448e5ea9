@interface Remote : UIViewController
@end
@interface Remote ()
@property (nonatomic) IBOutlet id powerButton;
@property (nonatomic) IBOutlet id nameField;

- (IBAction)press:(id)sender;
@end
@implementation Remote
- (IBAction)press:(id)sender { NSLog(@"%d", sender == self.powerButton); }  // prints: 1
@end
Remote *remote = [[Remote alloc] init];
[remote view];
NSLog(@"%d %d", remote.powerButton != nil, remote.nameField != nil);  // prints: 1 1
[remote press:remote.powerButton];
