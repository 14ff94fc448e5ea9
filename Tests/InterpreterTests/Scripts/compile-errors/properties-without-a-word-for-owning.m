:ios 5.1
@interface Remote : UIViewController
@property (nonatomic) IBOutlet id powerButton;  // warning: assumedAssign
@property UILabel *label;  // warning: assumedAssign
@property (nonatomic, readonly) NSString *name;
@property (nonatomic) int channel;
@property (nonatomic, assign) id delegate;
@end
